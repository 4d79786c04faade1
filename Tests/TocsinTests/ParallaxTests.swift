import Testing
import Tocsin
import TocsinTesting

@testable import UIKit

@Suite("Parallax")
struct ParallaxTests {
  let screen = TestScreen()

  /// How far the eye sees the card from its place, for a viewer at the lower right.
  private func sway(_ parallax: CGFloat, wishes: TestScreen.Wishes = []) throws -> CGVector {
    screen.wishes = wishes
    defer { screen.wishes = [] }
    var style = Style.system
    style.parallax = parallax
    let alert = Alert(title: "A", style: style)
    alert.addAction(.ok())
    alert.show()
    screen.advance(by: 1)
    let rest = try screen.frame(of: "alert.card")
    MotionTracker.shared.viewerOffset = UIOffset(horizontal: 1, vertical: 0.5)
    screen.advance(by: 1)
    let card = try #require(screen.view("alert.card"))
    let shown = card.layer.presentation()?.position ?? .zero
    #expect(try screen.frame(of: "alert.card") == rest)
    MotionTracker.shared.viewerOffset = .zero
    alert.end()
    screen.advance(by: 1)
    return CGVector(dx: shown.x - card.center.x, dy: shown.y - card.center.y)
  }

  @Test("The card sways as the viewer moves, as far as the style says, and keeps its place")
  func sways() throws {
    #expect(Style.system.parallax == 0)
    #expect(try sway(0) == .zero)
    let far = try sway(12)
    #expect(abs(far.dx - 12) < 0.01 && abs(far.dy - 6) < 0.01)
  }

  @Test("Numbers that are no distance make no sway", arguments: [-4, CGFloat.nan])
  func nonsense(parallax: CGFloat) throws {
    #expect(try sway(parallax) == .zero)
  }
}
