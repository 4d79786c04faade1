import CoreGraphics
import Testing
import UIKit

@Suite("Animated images") struct ImageAnimationTests {
  private static func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private static let frames = [square(.red), square(.green), square(.blue)]

  private func makeView(_ image: UIImage?) -> (SteppedScreen, UIImageView) {
    let screen = SteppedScreen()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.image = image
    screen.window.addSubview(view)
    screen.advance(by: 0.02)
    return (screen, view)
  }

  @Test("Pictures are shown in turn, a thirtieth of a second each, then the still one")
  func turns() {
    let (screen, view) = makeView(Self.square(.white))
    view.animationImages = Self.frames
    #expect(screen.pixel(5, 5) == 0xFFFF_FFFF && !view.isAnimating)
    view.startAnimating()
    screen.advance(by: 0.02)
    #expect(screen.pixel(5, 5) == 0xFFFF_0000 && view.isAnimating)
    screen.advance(by: 1.0 / 30)
    #expect(screen.pixel(5, 5) == 0xFF00_FF00)
    screen.advance(by: 2.0 / 30)
    #expect(screen.pixel(5, 5) == 0xFFFF_0000)
    view.stopAnimating()
    screen.advance(by: 0.02)
    #expect(screen.pixel(5, 5) == 0xFFFF_FFFF && !view.isAnimating)
    #expect(UIApplication.shared.nextWakeTime == .infinity)
  }

  @Test("They are shown as often as asked, for as long as asked")
  func repeats() {
    let (screen, view) = makeView(nil)
    view.animationImages = Self.frames
    view.animationDuration = 3
    view.animationRepeatCount = 2
    view.startAnimating()
    screen.advance(by: 2.5)
    #expect(screen.pixel(5, 5) == 0xFF00_00FF)
    screen.advance(by: 3)
    #expect(view.isAnimating)
    screen.advance(by: 0.6)
    #expect(!view.isAnimating)
  }

  @Test("Highlighted, a view shows the pictures for that")
  func highlighted() {
    let (screen, view) = makeView(nil)
    view.animationImages = Self.frames
    view.highlightedAnimationImages = [Self.square(.white)]
    view.isHighlighted = true
    view.startAnimating()
    screen.advance(by: 0.02)
    #expect(screen.pixel(5, 5) == 0xFFFF_FFFF)
  }

  @Test("An animated image moves by itself wherever it is shown")
  func animatedImage() throws {
    let image = try #require(UIImage.animatedImage(with: Self.frames, duration: 0.3))
    #expect(image.images == Self.frames && image.duration == 0.3)
    #expect(image.size == CGSize(width: 10, height: 10))
    let (screen, view) = makeView(image)
    #expect(screen.pixel(5, 5) == 0xFFFF_0000 && view.isAnimating)
    screen.advance(by: 0.15)
    #expect(screen.pixel(5, 5) == 0xFF00_FF00)
    view.image = Self.square(.white)
    screen.advance(by: 0.02)
    #expect(screen.pixel(5, 5) == 0xFFFF_FFFF && !view.isAnimating)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImage(with: Self.frames, duration: 0)?.duration == 0.1)
  }

  @Test("Outside a window nothing wakes the program")
  func outside() {
    let (screen, view) = makeView(UIImage.animatedImage(with: Self.frames, duration: 0.3))
    view.removeFromSuperview()
    screen.advance(by: 1)
    #expect(UIApplication.shared.nextWakeTime == .infinity && view.isAnimating)
  }
}
