import CSDL2
import Foundation
import Testing
import WindowServer

@testable import SDLWindowServer

/// SDL connects once a process, so that one test goes through it all.
@Suite("SDL's window server", .enabled(if: XServer.isInstalled))
struct SDLWindowServerTests {
  @Test("A window shows its pixels, takes clicks and keys, changes its size and closes")
  func throughout() throws {
    let desktop = try #require(try XServer())
    let server = try withEnvironment(
      ["DISPLAY": desktop.display, "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""]
    ) { Result { try SDLWindowServer() } }.get()
    #expect(server.defaultScale == 1)
    #expect(server.availableSize == CGSize(width: 640, height: 480))

    // 100 × 50 points at 2 pixels each, in the middle of 640 × 480: from (220, 190).
    let window = try server.openWindow(
      WindowDescription(
        title: "Ünï 日本 🎉", size: CGSize(width: 100, height: 50), scale: 2, isResizable: true))
    #expect(window.size == CGSize(width: 100, height: 50))
    fill(window, 0xFF33_66CC)
    #expect(pixel(server, x: 221, y: 191) == 0x33_66CC)
    #expect(pixel(server, x: 419, y: 289) == 0x33_66CC)
    #expect(pixel(server, x: 219, y: 191) != 0x33_66CC)

    window.present { pixels in
      pixels.baseAddress.storeBytes(of: 0xFFAA_BBCC, as: UInt32.self)
      return [PixelRect(x: -5, y: -5, width: 6, height: 6)]
    }
    #expect(pixel(server, x: 220, y: 190) == 0xAA_BBCC)

    try desktop.act("mousemove", "230", "200", "click", "1")
    let release = try #require(
      next(server) { event in
        if case .pointer(let pointer) = event { pointer.phase == .up } else { false }
      })
    #expect(
      release
        == .pointer(
          PointerEvent(
            window: window.id, phase: .up, location: CGPoint(x: 5, y: 5), button: 1)))

    // What tells the desktop something may read events along, which the descriptor then hides.
    try desktop.act("mousemove", "240", "200")
    #expect(isReadable(server, within: 5000))
    window.cursor = .hand
    #expect(!isReadable(server, within: 0) && server.hasWaitingEvents)
    #expect(server.nextEvent() != nil)
    while server.nextEvent() != nil {}
    #expect(!server.hasWaitingEvents)

    window.startTextInput(near: CGRect(x: 1, y: 1, width: 1, height: 20))
    try desktop.act("key", "shift+a")
    #expect(next(server) { $0 == .text(window: window.id, "A") } != nil)
    window.stopTextInput()
    try desktop.act("key", "KP_Enter")
    let enter = try #require(
      next(server) { event in
        if case .key(let key) = event { key.usage == 88 && key.isDown } else { false }
      })
    if case .key(let key) = enter { #expect(key.modifiers == .numericPad) }

    window.resize(to: CGSize(width: 120, height: 60))
    #expect(
      next(server) {
        $0 == .resized(window: window.id, size: CGSize(width: 120, height: 60), scale: 2)
      } != nil)
    // About the same centre.
    fill(window, 0xFF11_2233)
    #expect(pixel(server, x: 200, y: 180) == 0x11_2233)
    #expect(pixel(server, x: 200 + 239, y: 180 + 119) == 0x11_2233)
    #expect(pixel(server, x: 199, y: 180) != 0x11_2233)

    server.pasteboardText = "Ünï 日本 🎉"
    #expect(server.pasteboardText == "Ünï 日本 🎉")

    window.close()
    #expect(pixel(server, x: 230, y: 200) != 0x11_2233)
    server.shutDown()
  }

  /// Reads events until one is wanted; nil if none has come for five seconds.
  private func next(
    _ server: SDLWindowServer, where isWanted: (ServerEvent) -> Bool
  ) -> ServerEvent? {
    while true {
      while let event = server.nextEvent() {
        if isWanted(event) { return event }
      }
      if !isReadable(server, within: 5000) { return nil }
    }
  }

  /// Waits for the server's descriptor, for some milliseconds at most.
  private func isReadable(_ server: SDLWindowServer, within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: server.fileDescriptor ?? -1, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  private func fill(_ window: any ServerWindow, _ color: UInt32) {
    window.present { pixels in
      for y in 0..<pixels.height {
        (pixels.baseAddress + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
          .update(repeating: color, count: pixels.width)
      }
      return [pixels.bounds]
    }
  }

  /// What the screen itself shows at a place, without the unused byte.
  private func pixel(_ server: SDLWindowServer, x: Int32, y: Int32) -> UInt? {
    guard let display = server.x11?.display,
      let image = XGetImage(display, XDefaultRootWindow(display), x, y, 1, 1, ~0, ZPixmap)
    else { return nil }
    defer { _ = image.pointee.f.destroy_image(image) }
    return image.pointee.f.get_pixel(image, 0, 0) & 0xFF_FFFF
  }
}
