/// The arguments of the process as they are, not as `CommandLine.arguments` repairs them.
package enum ProcessArguments {
  /// The arguments without the program's name.
  ///
  /// The defaults of fields, which may be secrets, vanish from the list of processes.
  ///
  /// Call this once, first of all: a second call finds asterisks.
  package static func take() throws(UsageError) -> [String] {
    let argv = CommandLine.unsafeArgv
    let raw = (0..<Int(CommandLine.argc)).dropFirst().map { index in
      argv[index].map { [UInt8](UnsafeRawBufferPointer(start: $0, count: length(of: $0))) } ?? []
    }
    let arguments = try decode(raw)
    for (index, range) in secrets(in: raw) {
      for byte in range { argv[index + 1]?[byte] = CChar(bitPattern: UInt8(ascii: "*")) }
    }
    return arguments
  }

  /// The texts of the arguments after the program's name.
  static func decode(_ raw: [[UInt8]]) throws(UsageError) -> [String] {
    var arguments: [String] = []
    for bytes in raw {
      do {
        arguments.append(String(copying: try UTF8Span(validating: bytes.span)))
      } catch {
        let before = arguments.last.flatMap { $0.hasPrefix("-") ? $0.split(at: "=").0 : nil }
        throw UsageError(
          place: .argument(arguments.count + 1, after: before),
          problem: .argumentNotUTF8(byte: error.byteOffsets.lowerBound + 1))
      }
    }
    return arguments
  }

  /// What comes after the equals sign in the value of each `--field`: index and bytes.
  ///
  /// All of them, since the kind of a field may be told by the spec.
  static func secrets(in raw: [[UInt8]]) -> [(argument: Int, bytes: Range<Int>)] {
    let option = Array("--field".utf8)
    let sign = UInt8(ascii: "=")
    return raw.indices.compactMap { index in
      let bytes = raw[index]
      let valueStart: Int
      if bytes.starts(with: option + [sign]) {
        valueStart = option.count + 1
      } else if index > 0, raw[index - 1] == option {
        valueStart = 0
      } else {
        return nil
      }
      guard let equals = bytes[valueStart...].firstIndex(of: sign) else { return nil }
      return (index, equals + 1..<bytes.count)
    }
  }

  private static func length(of text: UnsafeMutablePointer<CChar>) -> Int {
    var end = text
    while end.pointee != 0 { end += 1 }
    return end - text
  }
}
