import Foundation
import Testing
import WindowServer

@Suite("An offscreen window")
struct OffscreenWindowTests {
  let server = OffscreenWindowServer()
  let window: OffscreenWindow

  init() {
    _ = server.openWindow(
      WindowDescription(title: "A", size: CGSize(width: 4, height: 3), scale: 2))
    window = server.windows[0]
  }

  @Test("Its pixels are its points times its scale, clear at first")
  func clear() {
    window.withPixels { pixels in
      #expect(pixels.bounds == PixelRect(x: 0, y: 0, width: 8, height: 6))
      #expect(pixels[7, 5] == 0)
      #expect(pixels.hasAlpha)
    }
  }

  @Test("What was drawn can be read and is still there at the next present")
  func drawing() {
    fill(0xFF11_2233, damage: [PixelRect(x: 0, y: 0, width: 8, height: 6)])
    #expect(window.withPixels { $0[3, 2] } == 0xFF11_2233)
    window.present { pixels in
      #expect(pixels[3, 2] == 0xFF11_2233)
      return []
    }
  }

  @Test("Presents are counted with their damage, cut at the edges; empty ones are not")
  func damage() {
    fill(1, damage: [PixelRect(x: 6, y: -2, width: 10, height: 4)])
    fill(2, damage: [])
    fill(3, damage: [PixelRect(x: 8, y: 0, width: 5, height: 5)])
    #expect(window.presentCount == 1)
    #expect(window.presentedDamage == [[PixelRect(x: 6, y: 0, width: 2, height: 2)]])
    window.forgetPresents()
    #expect(window.presentCount == 0)
  }

  @Test("However many presents there were, their number is known and the last hundred are kept")
  func manyPresents() {
    for step in 0..<150 { fill(1, damage: [PixelRect(x: step % 8, y: 0, width: 1, height: 1)]) }
    #expect(window.presentCount == 150)
    #expect(window.presentedDamage.count == 100)
    #expect(window.presentedDamage.last == [PixelRect(x: 149 % 8, y: 0, width: 1, height: 1)])
  }

  @Test("Another size is granted at once, told by an event, and starts with clear pixels")
  func resize() {
    fill(5, damage: [])
    window.resize(to: CGSize(width: 10, height: 1))
    #expect(
      server.nextEvent()
        == .resized(window: window.id, size: CGSize(width: 10, height: 1), scale: 2))
    #expect(window.withPixels { $0.bounds } == PixelRect(x: 0, y: 0, width: 20, height: 2))
    #expect(window.withPixels { $0[0, 0] } == 0)
  }

  @Test("The same size again changes nothing")
  func sameSize() {
    fill(5, damage: [])
    window.resize(to: CGSize(width: 4, height: 3))
    #expect(server.nextEvent() == nil)
    #expect(window.withPixels { $0[0, 0] } == 5)
  }

  @Test("Another scale keeps the points and is told as a new size")
  func setScale() {
    window.setScale(3)
    #expect(
      server.nextEvent()
        == .resized(window: window.id, size: CGSize(width: 4, height: 3), scale: 3))
    #expect(window.withPixels { $0.width } == 12)
  }

  @Test("Text input remembers where it was asked for until it ends")
  func textInput() {
    window.startTextInput(near: CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(window.textInputRect == CGRect(x: 1, y: 1, width: 1, height: 1))
    window.stopTextInput()
    #expect(window.textInputRect == nil)
  }

  private func fill(_ color: UInt32, damage: [PixelRect]) {
    window.present { pixels in
      let count = pixels.bytesPerRow / 4 * pixels.height
      pixels.baseAddress.assumingMemoryBound(to: UInt32.self).update(
        repeating: color, count: count)
      return damage
    }
  }
}
