import QuartzCore
import Testing
import UIKit

@testable import UIKit

@Suite("Visual effect views", .serialized)
struct VisualEffectViewTests {
  /// Red on the left and white on the right, and an effect over both.
  private func makeScreen(_ effect: UIVisualEffect?) -> (SteppedScreen, UIVisualEffectView) {
    UIAccessibility.settings = UIAccessibility.Settings()
    let screen = SteppedScreen(size: CGSize(width: 200, height: 100))
    screen.window.backgroundColor = .white
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    left.backgroundColor = .red
    screen.window.addSubview(left)
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 20, width: 200, height: 60)
    screen.window.addSubview(view)
    screen.advance(by: 0.05)
    return (screen, view)
  }

  private func pixel(_ screen: SteppedScreen, _ x: Int, _ y: Int) -> (red: Int, green: Int) {
    let word = screen.pixel(x, y)
    return (Int(word >> 16 & 255), Int(word >> 8 & 255))
  }

  @Test("A blur shows what lies beneath, softly", arguments: UIBlurEffect.Style.allCases)
  func blurs(_ style: UIBlurEffect.Style) {
    let (screen, _) = makeScreen(UIBlurEffect(style: style))
    let greens = stride(from: 60, through: 140, by: 20).map { pixel(screen, $0, 50).green }
    #expect(zip(greens, greens.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(greens[0] < greens[4])
    #expect(pixel(screen, 60, 10).green == pixel(screen, 99, 10).green, "beside it is sharp")
  }

  @Test("The content lies on the effect and keeps its size") func content() {
    let (screen, view) = makeScreen(UIBlurEffect(style: .regular))
    let dot = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    dot.backgroundColor = .blue
    view.contentView.addSubview(dot)
    screen.advance(by: 0.05)
    #expect(pixel(screen, 15, 35) == (0, 0))
    view.frame.size.height = 40
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
  }

  @Test("Light and dark follow the interface, unless the style says which") func appearance() {
    let (screen, view) = makeScreen(UIBlurEffect(style: .systemMaterial))
    let light = pixel(screen, 180, 50).green
    screen.window.overrideUserInterfaceStyle = .dark
    screen.advance(by: 0.05)
    #expect(light > 200 && pixel(screen, 180, 50).green < 120)
    view.effect = UIBlurEffect(style: .systemMaterialLight)
    screen.advance(by: 0.05)
    #expect(pixel(screen, 180, 50).green > 200)
  }

  @Test("An effect comes and goes in an animation") func animates() {
    let (screen, view) = makeScreen(nil)
    #expect(pixel(screen, 98, 50).green < 100 && pixel(screen, 102, 50).green == 255)
    UIView.animate(withDuration: 1) { view.effect = UIBlurEffect(style: .dark) }
    screen.advance(by: 0.5)
    let half = pixel(screen, 180, 50).green
    screen.advance(by: 0.6)
    let whole = pixel(screen, 180, 50).green
    #expect(whole < half && half < 255)
    UIView.animate(withDuration: 1) { view.effect = nil }
    screen.advance(by: 0.5)
    #expect(pixel(screen, 180, 50).green > whole)
    screen.advance(by: 0.6)
    #expect(pixel(screen, 180, 50).green == 255)
  }

  @Test("Where transparency is to be reduced nothing shines through") func reduced() {
    let (screen, view) = makeScreen(UIBlurEffect(style: .systemThinMaterial))
    #expect(pixel(screen, 10, 50) != pixel(screen, 190, 50))
    UIAccessibility.settings.isReduceTransparencyEnabled = true
    screen.advance(by: 0.05)
    #expect(pixel(screen, 10, 50) == pixel(screen, 190, 50))
    UIAccessibility.settings = UIAccessibility.Settings()
    screen.advance(by: 0.05)
    #expect(pixel(screen, 10, 50) != pixel(screen, 190, 50))
    #expect(view.effect != nil)
  }

  @Test("Vibrant content lets the blur shine through and has a plain tint") func vibrancy() {
    let blur = UIBlurEffect(style: .dark)
    let (screen, view) = makeScreen(blur)
    let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    vibrant.frame = view.bounds
    view.contentView.addSubview(vibrant)
    let dot = UIView(frame: CGRect(x: 100, y: 20, width: 20, height: 20))
    dot.backgroundColor = .white
    vibrant.contentView.addSubview(dot)
    screen.advance(by: 0.05)
    #expect(pixel(screen, 110, 50).green < 250)
    #expect(pixel(screen, 110, 50).green > pixel(screen, 130, 50).green + 50)
    #expect(vibrant.contentView.tintColor == .white)
    #expect(UIVibrancyEffect(blurEffect: blur).isEqual(UIVibrancyEffect(blurEffect: blur)))
  }
}
