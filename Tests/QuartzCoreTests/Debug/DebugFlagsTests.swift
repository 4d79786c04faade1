import Testing

@testable import QuartzCore

@Suite("Debug flags")
struct DebugFlagsTests {
  @Test("Flags are read from a list, and other words are left out") func list() {
    let flags = DebugFlags("borders, slow,nonsense")
    #expect(flags.borders && flags.slow && !flags.damage)
    let none = DebugFlags("")
    #expect(!none.borders && !none.slow && !none.damage)
  }
}
