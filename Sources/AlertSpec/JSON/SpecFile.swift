internal import Glibc

/// Reads the bytes of a spec.
package enum SpecFile {
  /// Reads a file or standard input to its end, but no more than just beyond the limit, which
  /// decoding then reports.
  package static func read(_ source: SpecSource) throws(UsageError) -> [UInt8] {
    do throws(SystemError) {
      switch source {
      case .standardInput: return try read(from: STDIN_FILENO)
      case .file(let path):
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
        if descriptor < 0 { throw SystemError.last }
        defer { close(descriptor) }
        return try read(from: descriptor)
      }
    } catch {
      throw UsageError(place: .spec(source), problem: .cannotRead(reason: error.description))
    }
  }

  static func read(from descriptor: Int32) throws(SystemError) -> [UInt8] {
    let blockSize = 65536
    var bytes: [UInt8] = []
    while bytes.count <= Limits.specBytes {
      var count = 0
      let block = [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, size in
        repeat {
          count = Glibc.read(descriptor, buffer.baseAddress, blockSize)
        } while count < 0 && errno == EINTR
        size = max(count, 0)
      }
      if count < 0 { throw SystemError.last }
      if count == 0 { break }
      bytes += block
    }
    return bytes
  }
}
