import Testing
import WindowServer

@Suite("Why there is no window")
struct WindowServerErrorTests {
  @Test("An error says in words what failed and what the desktop gave as its reason")
  func words() {
    #expect(
      "\(WindowServerError.noDisplay(reason: "x11 not available"))"
        == "no display can be opened: x11 not available")
    #expect(
      "\(WindowServerError.windowRefused(reason: "out of memory"))"
        == "the display refused the window: out of memory")
  }
}
