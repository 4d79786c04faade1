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

  /// The scale and the opacity of a card, and the opacity of what is behind it, frame by frame.
  private func film(_ card: UIView, _ backdrop: UIView, on screen: TestScreen) -> Film {
    Film(on: screen, frames: 18) { [card.shownScale, card.shownOpacity, backdrop.shownOpacity] }
  }

  @Test(
    "Tocsin's card has the same frame and content, comes, tells, sways and goes alike, and covers the page alike"
  )
  func withTocsin() throws {
    let screen = page()
    let root = try #require(screen.window.rootViewController)
    let byHand = FloatingController()
    let hand = Course(on: screen)
    byHand.onChange = { hand.note("lamp \($0)") }
    root.present(byHand, animated: true) { hand.note("there") }
    screen.advance(by: 0)
    let handComing = film(byHand.card, byHand.view, on: screen)
    screen.advance(by: 1)
    let (handFrame, handPicture) = (byHand.card.frameOnScreen, screen.picture())
    let (handLamp, handSwitch) = (byHand.picture.frameOnScreen, byHand.lampSwitch.frameOnScreen)
    #expect(root.view.tintAdjustmentMode == .dimmed)
    try screen.tap("Lamp")
    screen.advance(by: 1)
    let handLit = screen.picture().part(handLamp)
    MotionTracker.shared.viewerOffset = UIOffset(horizontal: 1, vertical: -0.5)
    let handSway = sway(of: byHand.card, on: screen)
    screen.tap(at: CGPoint(x: 10, y: 10))
    byHand.transitionCoordinator?.animate(alongsideTransition: nil) { _ in hand.note("gone") }
    screen.advance(by: 0)
    let handGoing = film(byHand.card, byHand.view, on: screen)
    screen.advance(by: 1)

    let other = page()
    let otherRoot = try #require(other.window.rootViewController)
    let course = Course(on: other)
    let alert = WithTocsin.floating(isOn: false, lamp: Lamp.picture) { course.note("lamp \($0)") }
    alert.delegate = course
    alert.present(from: otherRoot) { _ in }
    other.advance(by: 0)
    let card = try #require(other.view("alert.card"))
    let backdrop = try #require(alert.presentationController?.containerView?.subviews.first)
    let coming = film(card, backdrop, on: other)
    #expect(handComing.moves && handComing.difference(from: coming) < 0.01)
    other.advance(by: 1)
    let picture = other.picture()
    #expect(card.frameOnScreen == handFrame)
    #expect(try other.frame(of: "alert.image") == handLamp)
    let lampSwitch = try other.frame(of: "Lamp")
    #expect(near(lampSwitch.midX, handSwitch.midX, within: 1))
    #expect(lampSwitch.size == handSwitch.size && lampSwitch.minY == handSwitch.minY)
    #expect(picture.color(4, 4) == handPicture.color(4, 4))
    #expect(picture.part(handLamp) == handPicture.part(handLamp))
    #expect(otherRoot.view.tintAdjustmentMode == .dimmed)
    expectGolden(handPicture.beside(picture), named: "by-hand-and-with-tocsin")
    try other.tap("Lamp")
    other.advance(by: 1)
    #expect(other.picture().part(handLamp) == handLit)
    MotionTracker.shared.viewerOffset = UIOffset(horizontal: 1, vertical: -0.5)
    let sway = sway(of: card, on: other)
    #expect(near(sway.dx, handSway.dx) && near(sway.dy, handSway.dy) && sway.dx > 5)
    other.tap(at: CGPoint(x: 10, y: 10))
    other.advance(by: 0)
    let going = film(card, backdrop, on: other)
    #expect(handGoing.moves && handGoing.difference(from: going) < 0.01)
    other.advance(by: 1)
    #expect(hand.words == ["there", "lamp true", "gone"])
    #expect(course.words.filter { $0 != "leaves" } == hand.words)
  }

  /// How far the eye sees a card from its place once it has followed the viewer.
  private func sway(of card: UIView, on screen: TestScreen) -> CGVector {
    screen.advance(by: 1)
    return CGVector(
      dx: card.shown.position.x - card.center.x, dy: card.shown.position.y - card.center.y)
  }
}
