import Testing
import Tocsin
import TocsinTesting
import UIKit
import WithTocsin

@testable import ClassicAlertsExample

@Suite("Classic alerts: the same made from Tocsin")
struct ClassicAlertsWithTocsinTests {
  /// The alerts of the page, each with the same by Tocsin, what is typed, and what is pressed.
  private struct Form {
    let byHand: @MainActor (ClassicAlertsPage) -> UIAlertView
    let make: @MainActor () -> Alert
    var typed: [String] = []
    var button: String? = "OK"

    static let all = [
      Form(byHand: { $0.linkAlert() }, make: WithTocsin.openLink, button: "Yes"),
      Form(byHand: { $0.cardAlert() }, make: WithTocsin.cardNumber, typed: ["4711"]),
      Form(byHand: { $0.passwordAlert() }, make: WithTocsin.password, typed: ["secret"]),
      Form(
        byHand: { $0.credentialsAlert() }, make: WithTocsin.credentials, typed: ["ada", "pass"]),
      Form(byHand: { $0.noticeAlert() }, make: WithTocsin.notice, button: nil),
    ]
  }

  private func page() throws -> (TestScreen, ClassicAlertsPage) {
    let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
    let page = ClassicAlertsPage()
    screen.window.rootViewController = page
    screen.advance(by: 0.1)
    return (screen, page)
  }

  /// Types into the fields from the first on, and gives what they are like.
  private func fill(_ texts: [String], on screen: TestScreen) throws -> [String] {
    try texts.enumerated().map { index, text in
      if index > 0 { screen.press(.tab) }
      var field = screen.focusedField
      // After a secret comes the eye that shows it.
      if field == nil, index > 0 {
        screen.press(.tab)
        field = screen.focusedField
      }
      let focused = try #require(field)
      screen.type(text)
      return "\(focused.isSecureTextEntry) \(focused.keyboardType.rawValue) "
        + "\(focused.placeholder ?? "") \(focused.text ?? "")"
    }
  }

  /// The scale and the opacity of a card, frame by frame.
  private func film(_ card: UIView, on screen: TestScreen) -> Film {
    Film(on: screen, frames: 28) {
      let scale = sequence(first: card, next: \.superview).reduce(1) { $0 * $1.shownScale }
      return [scale, card.shownOpacity]
    }
  }

  @Test(
    "Each comes and goes alike, in the same place, with the same texts, fields, answers and calls",
    arguments: 0..<5)
  func sideBySide(index: Int) throws {
    let form = Form.all[index]
    let (screen, page) = try page()
    let byHand = form.byHand(page)
    let hand = HandCourse(on: screen)
    byHand.delegate = hand
    if form.button == nil { page.showNotice(byHand) } else { byHand.show() }
    screen.advance(by: 0)
    let handCard = try #require(screen.view("alert.card"))
    let handComing = film(handCard, on: screen)
    screen.advance(by: 0.5)
    let handFrame = handCard.frameOnScreen
    let handFields = try fill(form.typed, on: screen)
    let handPicture = screen.picture()
    let handGoing = try end(form, card: handCard, on: screen)

    let (other, _) = try self.page()
    let alert = form.make()
    let course = Course(on: other)
    alert.delegate = course
    alert.show()
    other.advance(by: 0)
    let card = try #require(other.view("alert.card"))
    let coming = film(card, on: other)
    #expect(handComing.moves && handComing.difference(from: coming) < 0.02)
    other.advance(by: 0.5)
    let frame = card.frameOnScreen
    #expect(frame.width == handFrame.width && near(frame.midX, handFrame.midX))
    #expect(near(frame.midY, handFrame.midY, within: 1))
    #expect(near(frame.height, handFrame.height, within: 24))
    for text in [byHand.title, byHand.message].compactMap({ $0 }) + byHand.buttonTitles {
      #expect(other.shows(text))
    }
    #expect(alert.actions.count == byHand.numberOfButtons)
    #expect(try fill(form.typed, on: other) == handFields)
    if index == 0 {
      expectGolden(handPicture.beside(other.picture()), named: "by-hand-and-with-tocsin")
    }
    let going = try end(form, card: card, on: other)
    #expect(handGoing.moves && handGoing.difference(from: going) < 0.02)
    #expect(course.words == hand.course.words)
    #expect(course.words == ["there", form.button.map { "answer \($0)" } ?? "leaves", "gone"])
    #expect(alert.fields.map(\.value) == form.typed)
  }

  /// Presses the button, or waits until the alert goes by itself, and sees it leave.
  private func end(_ form: Form, card: UIView, on screen: TestScreen) throws -> Film {
    if let button = form.button {
      try screen.tap(button)
      screen.advance(by: 0)
    } else {
      while card.shownOpacity == 1, screen.now < 10 { screen.step() }
    }
    let film = film(card, on: screen)
    screen.advance(by: 1)
    return film
  }
}

/// Follows an alert made by hand.
private final class HandCourse: NSObject, UIAlertViewDelegate {
  let course: Course
  private var isAnswered = false

  init(on screen: TestScreen) { course = Course(on: screen) }

  func didPresent(_ alertView: UIAlertView) { course.note("there") }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    isAnswered = true
    course.note("answer \(alertView.buttonTitle(at: buttonIndex) ?? "")")
  }

  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    if !isAnswered { course.note("leaves") }
  }

  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    course.note("gone")
  }
}

extension UIAlertView {
  fileprivate var buttonTitles: [String] {
    (0..<numberOfButtons).compactMap { buttonTitle(at: $0) }
  }
}
