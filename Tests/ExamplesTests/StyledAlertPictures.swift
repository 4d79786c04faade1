import Testing
import Tocsin
import TocsinTesting
import UIKit
import WithTocsin

@testable import StyledAlertExample

@Suite("Styled alert: looks, and the same made from Tocsin")
struct StyledAlertPictures {
  private func page() -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
    screen.window.rootViewController = StyledAlertPage()
    screen.advance(by: 0.1)
    return screen
  }

  @Test("The page and the alert, at rest, in the middle of its coming, turned, in another look")
  func looks() throws {
    let screen = page()
    expectGolden(screen, named: "page")
    try screen.tap("Choose a colour")
    screen.advance(by: 0.15)
    expectGolden(screen, named: "middle")
    screen.advance(by: 1)
    expectGolden(screen, named: "rest")
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    expectGolden(screen, named: "rotated")
    try screen.tap("Green")
    screen.advance(by: 1)
    #expect(screen.shows("You like green best."))
    UIDevice.current.turn(to: .portrait)
    screen.advance(by: 1)
    try screen.tap("Choose at night")
    screen.advance(by: 1)
    expectGolden(screen, named: "night")
  }

  @Test("Over a panel that fills half the screen")
  func panel() throws {
    let screen = page()
    try screen.tap("Open a panel")
    screen.advance(by: 1)
    expectGolden(screen, named: "panel")
    try screen.tap("Ask from here")
    screen.advance(by: 1)
    expectGolden(screen, named: "over-panel")
  }

  @Test(
    "Tocsin's alert has the same frame, buttons within four points of the same places, and dims and answers alike"
  )
  func withTocsin() throws {
    let message = "Which colour do you like best?"
    let screen = page()
    try screen.tap("Choose a colour")
    screen.advance(by: 1)
    let byHand = try #require(
      screen.window.rootViewController?.presentedViewController as? PNAlertController)
    let handFrame = byHand.card.frameOnScreen
    let handButtons = byHand.card.buttons.map(\.frameOnScreen)
    let handPicture = screen.picture()

    let other = page()
    var answers: [String] = []
    let alert = WithTocsin.styledAlert(
      message: message,
      buttons: ["Red", "Green"].map { title in .default(title) { _ in answers.append(title) } }
        + [.cancel("None")])
    let root = try #require(other.window.rootViewController)
    alert.present(from: root) { _ in }
    other.advance(by: 1)
    let frame = try other.frame(of: "alert.card")
    #expect(frame == handFrame)
    for (title, frame) in zip(["Red", "Green", "None"], handButtons) {
      let place = try other.frame(of: title)
      #expect(abs(place.midX - frame.midX) <= 1 && abs(place.midY - frame.midY) <= 4)
    }
    #expect(root.view.tintAdjustmentMode == .dimmed)
    let picture = other.picture()
    #expect(picture.color(10, 10) == handPicture.color(10, 10))
    expectGolden(handPicture.beside(picture), named: "by-hand-and-with-tocsin")
    try other.tap("Green")
    other.advance(by: 1)
    #expect(answers == ["Green"])
    #expect(root.view.tintAdjustmentMode == .normal)
  }
}
