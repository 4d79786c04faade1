import Glibc
import Testing

@testable import AlertSpec

@Suite("Writing to a descriptor")
struct OutputDescriptorTests {
  @Test("A full device is an error")
  func full() throws {
    let descriptor = OutputDescriptor(number: open("/dev/full", O_WRONLY))
    let error = #expect(throws: SystemError.self) { try descriptor.write("x".utf8) }
    #expect(error?.code == ENOSPC)
    try descriptor.close()
  }

  @Test("A closed descriptor is an error, unless there is nothing to write")
  func closed() throws {
    let descriptor = OutputDescriptor(number: 987)
    let error = #expect(throws: SystemError.self) { try descriptor.write("x".utf8) }
    #expect(error?.code == EBADF)
    try descriptor.write([])
    #expect(throws: SystemError.self) { try descriptor.close() }
  }

  @Test("A reader that has gone is an error and ends nothing, and leaves no signal behind")
  func brokenPipe() throws {
    let (reading, writing) = try pipe()
    Glibc.close(reading)
    for _ in 0..<2 {
      let error = #expect(throws: SystemError.self) { try writing.write("x".utf8) }
      #expect(error?.code == EPIPE)
    }
    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 0)
    try writing.close()
  }

  @Test("Bytes arrive whole and in order")
  func whole() throws {
    let (reading, writing) = try pipe()
    try writing.write("Rename\nname=".utf8)
    try writing.write("Ünï\n".utf8)
    try writing.close()
    let bytes = try InputFile.read(from: reading, limit: 1_000_000)
    #expect(String(decoding: bytes, as: UTF8.self) == "Rename\nname=Ünï\n")
    Glibc.close(reading)
  }

  private func pipe() throws -> (reading: Int32, writing: OutputDescriptor) {
    var ends: [Int32] = [0, 0]
    if Glibc.pipe(&ends) != 0 { throw SystemError.last }
    return (ends[0], OutputDescriptor(number: ends[1]))
  }
}
