import ExampleSupport
import Testing
import Tocsin
import TocsinTesting
import UIKit
import WithTocsin

@testable import CustomAlertExample

@Suite("Custom alert view: looks, and the same made from Tocsin")
struct CustomAlertPictures {
  private func page() -> TestScreen {
    CustomAlertView.expectsKeyboard = true
    let screen = TestScreen(
      size: CGSize(width: 320, height: 568), scale: 1, keyboard: .software(height: 216))
    screen.window.rootViewController = CustomAlertPage()
    screen.advance(by: 0.1)
    return screen
  }

  @Test("The page and the alert at rest")
  func rest() throws {
    let screen = page()
    expectGolden(screen, named: "page")
    try screen.tap("Ask for a name")
    screen.advance(by: 1)
    screen.type("Ada")
    screen.advance(by: 0.1)
    expectGolden(screen, named: "rest")
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.shows("You are Ada."))
  }

  @Test("In the middle of the pop, at its largest")
  func middle() throws {
    let screen = page()
    try screen.tap("Ask for a name")
    screen.advance(by: 0.6 * 0.2555)
    expectGolden(screen, named: "middle")
  }

  @Test("Turned while it is up")
  func rotated() throws {
    let screen = page()
    try screen.tap("Ask for a name")
    screen.advance(by: 1)
    screen.keyboard = .software(height: 162)
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    expectGolden(screen, named: "rotated")
  }

  @Test("On a device, its backdrop covers the page while it turns, and the keyboard turns along")
  func turning() throws {
    let screen = TestScreen(device: .phone, scale: 1)
    screen.window.rootViewController = CustomAlertPage()
    screen.advance(by: 0.1)
    try screen.tap("Ask for a name")
    screen.advance(by: 1)
    screen.rotate()
    screen.advance(by: 0.15)
    expectGolden(screen, named: "turning")
    screen.advance(by: 1)
    expectGolden(screen, named: "turned")
  }

  @Test(
    "Tocsin's alert has the same frame, pops and fades alike, brings the keyboard when it has popped, and answers alike"
  )
  func withTocsin() throws {
    let (title, message) = ("Your name", "What shall we call you?")
    let screen = page()
    let byHand = CustomAlertView(title: title, message: message)
    let hand = HandCourse(on: screen, of: byHand)
    byHand.delegate = hand
    byHand.show()
    screen.advance(by: 0)
    let handPop = Film(on: screen, frames: 18) {
      [byHand.card.shownScale, byHand.backdrop.shownOpacity]
    }
    screen.advance(by: 1)
    let handFrame = byHand.card.frameOnScreen
    let handPicture = screen.picture()
    screen.type("Ada")
    try screen.tap("OK")
    screen.advance(by: 0)
    let handFade = Film(on: screen, frames: 13) {
      [byHand.card.shownOpacity, byHand.backdrop.shownOpacity]
    }
    screen.advance(by: 1)
    hand.course.end()

    let other = page()
    let alert = WithTocsin.customAlert(title: title, message: message)
    let course = Course(on: other, hearsKeyboard: true)
    alert.delegate = course
    alert.present(from: try #require(other.window.rootViewController)) { _ in }
    other.advance(by: 0)
    let card = try #require(other.view("alert.card"))
    let backdrop = try #require(alert.presentationController?.containerView?.subviews.first)
    let pop = Film(on: other, frames: 18) { [card.shownScale, backdrop.shownOpacity] }
    #expect(handPop.moves && handPop.difference(from: pop) < 0.01)
    other.advance(by: 1)
    let frame = card.frameOnScreen
    #expect(frame.width == handFrame.width && near(frame.midX, handFrame.midX))
    #expect(near(frame.midY, handFrame.midY, within: 1))
    #expect(near(frame.height, handFrame.height, within: 1))
    expectGolden(handPicture.beside(other.picture()), named: "by-hand-and-with-tocsin")
    other.type("Ada")
    try other.tap("OK")
    other.advance(by: 0)
    let fade = Film(on: other, frames: 13) { [card.shownOpacity, backdrop.shownOpacity] }
    #expect(handFade.moves && handFade.difference(from: fade) < 0.01)
    other.advance(by: 1)

    // In the moment of the answer the one gives the keyboard away before it tells, the other after.
    #expect(hand.course.words == ["keyboard", "no keyboard", "answer OK", "gone"])
    #expect(
      course.wordsByMoment.filter { $0 != "there" }
        == ["keyboard", "answer OK", "no keyboard", "gone"])
    let times = (
      try #require(hand.course.time(of: "keyboard")), try #require(course.time(of: "keyboard"))
    )
    #expect(near(times.0, times.1, within: 1.5 / 60), "\(times)")
    #expect(hand.value == "Ada" && alert.fields[0].value == "Ada")
  }
}

/// Follows an alert made by hand.
private final class HandCourse: CustomAlertViewDelegate {
  let course: Course
  private(set) var value: String?
  private weak var alert: CustomAlertView?

  init(on screen: TestScreen, of alert: CustomAlertView) {
    course = Course(on: screen, hearsKeyboard: true)
    self.alert = alert
  }

  func customAlertView(_ alert: CustomAlertView, wasDismissedWithValue value: String) {
    self.value = value
    course.note("answer OK")
    alert.view.wait(CustomAlertView.removalDelay) { [course] in course.note("gone") }
  }
}
