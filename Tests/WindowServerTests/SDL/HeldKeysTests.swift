import Testing

@testable import SDLWindowServer

@Suite("Keys held since before the window had the keyboard")
struct HeldKeysTests {
  @Test("A press of a key that was already down is not new")
  func old() {
    var keys = HeldKeys()
    keys.focusGained(held: [36])
    keys.keyPressed(36)
    #expect(keys.isNextPressOld)
  }

  @Test("Other keys are new, also while one is held")
  func other() {
    var keys = HeldKeys()
    keys.focusGained(held: [36])
    keys.keyPressed(38)
    #expect(!keys.isNextPressOld)
  }

  @Test("Once let go, the key is as any other")
  func released() {
    var keys = HeldKeys()
    keys.focusGained(held: [36])
    keys.keyReleased(36)
    #expect(keys.isEmpty)
    keys.keyPressed(36)
    #expect(!keys.isNextPressOld)
  }

  @Test("Without any held key nothing is old")
  func none() {
    var keys = HeldKeys()
    keys.keyPressed(36)
    #expect(!keys.isNextPressOld)
  }
}
