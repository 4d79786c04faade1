import ExampleSupport
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
    "Tocsin's alert has the same frame, buttons within four points of the same places, dissolves, dims, tells and goes alike"
  )
  func withTocsin() throws {
    let message = "Which colour do you like best?"
    let titles = ["Red", "Green", "None"]
    let screen = page()
    let handRoot = try #require(screen.window.rootViewController)
    let byHand = PNAlertController(message: message)
    let hand = Course(on: screen)
    for title in titles {
      byHand.addAction(
        PNAlertAction(title: title) { [unowned byHand] _ in
          hand.note("answer \(title)")
          #expect(byHand.view.window != nil && !byHand.isBeingDismissed)
          // As the handler ends, the alert dismisses itself.
          byHand.view.wait(0.001) {
            byHand.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
              hand.note("gone")
            }
          }
        })
    }
    handRoot.present(byHand, animated: true) { hand.note("there") }
    screen.advance(by: 0)
    let handComing = Film(on: screen, frames: 30) {
      [byHand.card.shownOpacity, byHand.view.shownOpacity, byHand.card.shownScale]
    }
    screen.advance(by: 1)
    let handFrame = byHand.card.frameOnScreen
    let handButtons = byHand.card.buttons.map(\.frameOnScreen)
    let handPicture = screen.picture()
    try screen.tap("Green")
    screen.advance(by: 0)
    #expect(handRoot.view.tintAdjustmentMode == .normal)
    let handGoing = Film(on: screen, frames: 30) {
      [byHand.card.shownOpacity, byHand.view.shownOpacity, byHand.card.shownScale]
    }
    screen.advance(by: 1)

    let other = page()
    var answers: [String] = []
    let alert = WithTocsin.styledAlert(
      message: message,
      buttons: titles.dropLast().map { title in .default(title) { _ in answers.append(title) } }
        + [.cancel("None")])
    let course = Course(on: other)
    alert.delegate = course
    let root = try #require(other.window.rootViewController)
    alert.present(from: root) { _ in }
    other.advance(by: 0)
    let card = try #require(other.view("alert.card"))
    let backdrop = try #require(alert.presentationController?.containerView?.subviews.first)
    let coming = Film(on: other, frames: 30) {
      [card.shownOpacity, backdrop.shownOpacity, card.shownScale]
    }
    #expect(handComing.moves && handComing.difference(from: coming) < 0.01)
    other.advance(by: 1)
    #expect(card.frameOnScreen == handFrame)
    for (title, frame) in zip(titles, handButtons) {
      let place = try other.frame(of: title)
      #expect(abs(place.midX - frame.midX) <= 1 && abs(place.midY - frame.midY) <= 4)
    }
    #expect(root.view.tintAdjustmentMode == .dimmed)
    let picture = other.picture()
    #expect(picture.color(10, 10) == handPicture.color(10, 10))
    expectGolden(handPicture.beside(picture), named: "by-hand-and-with-tocsin")
    try other.tap("Green")
    #expect(card.window != nil)
    other.advance(by: 0)
    #expect(root.view.tintAdjustmentMode == .normal)
    let going = Film(on: other, frames: 30) {
      [card.shownOpacity, backdrop.shownOpacity, card.shownScale]
    }
    #expect(handGoing.moves && handGoing.difference(from: going) < 0.01)
    other.advance(by: 1)
    #expect(hand.words == ["there", "answer Green", "gone"] && course.words == hand.words)
    // What the choice does, an action of Tocsin's does when the card has gone.
    #expect(answers == ["Green"])
  }
}
