import Testing
import Tocsin
import TocsinTesting
import WithTocsin

@testable import FloatingControllerExample
@testable import UIKit

@Suite("Floating controller: looks, and the same made from Tocsin")
struct FloatingControllerPictures {
  private func page() -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
    screen.window.rootViewController = FloatingPage()
    screen.advance(by: 0.1)
    return screen
  }

  @Test("Coming, at rest, lit, swayed, going, turned, over a part of the page")
  func looks() throws {
    let screen = page()
    expectGolden(screen, named: "page")
    try screen.tap("Float over the page")
    screen.advance(by: 0.125)
    expectGolden(screen, named: "middle")
    screen.advance(by: 1)
    expectGolden(screen, named: "rest")
    try screen.tap("Lamp")
    screen.advance(by: 1)
    MotionTracker.shared.viewerOffset = UIOffset(horizontal: 1, vertical: 1)
    screen.advance(by: 1)
    expectGolden(screen, named: "lit-and-swayed")
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    expectGolden(screen, named: "rotated")
    UIDevice.current.turn(to: .portrait)
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 10, y: 10))
    screen.advance(by: 0.125)
    expectGolden(screen, named: "going")
    screen.advance(by: 1)
    #expect(screen.shows("The lamp is lit."))
    try screen.tap("Float over its lower half")
    screen.advance(by: 1)
    expectGolden(screen, named: "part")
  }

  @Test("Tocsin's card has the same frame, and scales and fades alike, coming and going")
  func withTocsin() throws {
    let screen = page()
    let root = try #require(screen.window.rootViewController)
    let byHand = FloatingController()
    root.present(byHand, animated: true)
    screen.advance(by: 0)
    let handScales = screen.scales(of: byHand.card, frames: 14)
    screen.advance(by: 1)
    let handFrame = byHand.card.frameOnScreen
    let handPicture = screen.picture()
    byHand.dismiss(animated: true)
    screen.advance(by: 0)
    let handLeaving = screen.scales(of: byHand.card, frames: 14)

    let other = page()
    let alert = WithTocsin.floating(LampView())
    alert.present(from: try #require(other.window.rootViewController)) { _ in }
    other.advance(by: 0)
    let card = try #require(other.view("alert.card"))
    #expect(zip(handScales, other.scales(of: card, frames: 14)).allSatisfy { near($0, $1) })
    other.advance(by: 1)
    #expect(card.frameOnScreen == handFrame)
    let picture = other.picture()
    #expect(picture.color(4, 4) == handPicture.color(4, 4))
    expectGolden(handPicture.beside(picture), named: "by-hand-and-with-tocsin")
    alert.end()
    other.advance(by: 0)
    #expect(zip(handLeaving, other.scales(of: card, frames: 14)).allSatisfy { near($0, $1) })
  }
}

/// What stands on the card, as content of an alert.
private final class LampView: UIView {
  private let picture = UIImageView(image: Lamp.picture(isOn: false))
  private let lampSwitch = UISwitch()

  init() {
    super.init(frame: .zero)
    addSubview(picture)
    addSubview(lampSwitch)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 160, height: 156) }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(
      x: (bounds.width - Lamp.size.width) / 2, y: 0, width: Lamp.size.width,
      height: Lamp.size.height)
    lampSwitch.center = CGPoint(x: bounds.midX, y: bounds.height - 15.5)
  }
}
