import Testing

@testable import AlertSpec

@Suite("The process's own arguments")
struct ProcessArgumentsTests {
  private func bytes(_ texts: String...) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  @Test("Valid UTF-8 comes through unchanged")
  func valid() throws {
    #expect(
      try ProcessArguments.decode(bytes("alert", "Ünï 日本 🎉", "")) == ["alert", "Ünï 日本 🎉", ""])
  }

  @Test("Invalid UTF-8 is an error that tells the argument, its option and the byte")
  func invalid() throws {
    let raw = bytes("alert", "--title") + [[0x61, 0xFF, 0x62]]
    let error = #expect(throws: UsageError.self) { try ProcessArguments.decode(raw) }
    #expect(error?.place == .argument(3, after: "--title"))
    #expect(error?.problem == .argumentNotUTF8(byte: 2))
    #expect(error?.description.contains("UTF-8") == true)
  }

  @Test(
    "Half a surrogate pair and an overlong form are invalid",
    arguments: [
      [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ] as [[UInt8]])
  func illFormed(argument: [UInt8]) {
    #expect(throws: UsageError.self) { try ProcessArguments.decode([argument]) }
  }

  @Test("The defaults of fields are found, to be hidden from the list of processes")
  func secrets() {
    let raw = bytes(
      "alert", "--field", "pin:secure=12=34", "--field=a=b", "--field", "c", "--title", "d=e")
    let found = ProcessArguments.secrets(in: raw).map { secret in
      String(decoding: raw[secret.argument][secret.bytes], as: UTF8.self)
    }
    #expect(found == ["12=34", "b"])
  }
}
