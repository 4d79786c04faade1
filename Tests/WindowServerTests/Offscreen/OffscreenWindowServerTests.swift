import Foundation
import Testing
import WindowServer

@Suite("The offscreen window server")
struct OffscreenWindowServerTests {
  let server = OffscreenWindowServer(
    availableSize: CGSize(width: 800, height: 600), defaultScale: 2)

  @Test("Events come in the order they were posted, then nil")
  func order() {
    server.post(.focus(window: 1, isFocused: true))
    server.post(.quit)
    #expect(server.nextEvent() == .focus(window: 1, isFocused: true))
    #expect(server.hasWaitingEvents)
    #expect(server.nextEvent() == .quit)
    #expect(!server.hasWaitingEvents)
    #expect(server.nextEvent() == nil)
  }

  @Test("Each posted event wakes the application")
  func wake() {
    var wakes = 0
    server.onWake = { wakes += 1 }
    server.post(.quit)
    server.post(.quit)
    #expect(wakes == 2)
    #expect(server.fileDescriptor == nil)
  }

  @Test("Windows have numbers of their own, also after one was closed")
  func windowIDs() {
    let first = open()
    first.close()
    let second = open()
    #expect(first.id != second.id)
    #expect(server.windows.map(\.id) == [second.id])
    #expect(first.isClosed)
  }

  @Test("A raised window is the last in the list")
  func raise() {
    let first = open()
    let second = open()
    first.raise()
    #expect(server.windows.map(\.id) == [second.id, first.id])
  }

  @Test("A new window has the server's scale unless it asks for another")
  func scale() throws {
    #expect(open().scale == 2)
    let description = WindowDescription(
      title: "", size: CGSize(width: 10, height: 10), scale: 3)
    #expect(server.openWindow(description).scale == 3)
  }

  @Test("Another appearance posts an event, the same one does not")
  func appearance() {
    server.appearance = .light
    #expect(server.nextEvent() == nil)
    server.appearance = .dark
    #expect(server.nextEvent() == .appearance(.dark))
  }

  @Test("The clipboard keeps its text")
  func pasteboard() {
    #expect(server.pasteboardText == nil)
    server.pasteboardText = "Ünï 日本 🎉"
    #expect(server.pasteboardText == "Ünï 日本 🎉")
  }

  @Test("Shutting down takes windows and waiting events away")
  func shutDown() {
    _ = open()
    server.post(.quit)
    server.shutDown()
    #expect(server.isShutDown)
    #expect(server.windows.isEmpty)
    #expect(server.nextEvent() == nil)
  }

  private func open() -> OffscreenWindow {
    _ = server.openWindow(
      WindowDescription(title: "A", size: CGSize(width: 4, height: 3)))
    return server.windows[server.windows.count - 1]
  }
}
