internal import Glibc

/// Reads files as a whole.
///
/// Of what is longer than a limit, or never ends, no more is read than just beyond the limit.
package enum InputFile {
  package static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    if descriptor < 0 { throw SystemError.last }
    defer { close(descriptor) }
    return try read(from: descriptor, limit: limit)
  }

  package static func readStandardInput(limit: Int) throws(SystemError) -> [UInt8] {
    try read(from: STDIN_FILENO, limit: limit)
  }

  static func read(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    let blockSize = 65536
    var bytes: [UInt8] = []
    while bytes.count <= limit {
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
