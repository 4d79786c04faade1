import Testing
import Tocsin
import TocsinTesting
import UIKit

// What the guides about looks, motion and tests show, compiled.

@MainActor
private struct StyleGuide {
  func copy() -> Alert {
    var style = Style.card
    style.cornerRadius = 6
    style.tint = .systemGreen
    style.border = .init(width: 1, color: .separator)
    style.shadow = .init(opacity: 0.2, radius: 24, offset: CGSize(width: 0, height: 8))
    style.backdrop = .dim(.black.withAlphaComponent(0.6))
    style.title.font = .systemFont(ofSize: 20, weight: .bold)
    style.button.arrangement = .stacked
    let alert = Alert(title: "Hello", style: style)
    return alert
  }

  func dark(alert: Alert) {
    alert.overrideUserInterfaceStyle = .dark
  }

  func parts(style: Style) -> Style {
    var style = style
    style.parts.title = { alert in
      let label = UILabel()
      label.text = alert.title?.uppercased()
      label.font = .systemFont(ofSize: 28, weight: .black)
      return label
    }
    style.parts.button = { button in
      let label = UILabel()
      label.text = button.isWorking ? "…" : button.action.title
      label.textColor = button.isPressed ? .secondaryLabel : button.tint
      return label
    }
    return style
  }

  func links(alert: Alert) {
    let terms = NSMutableAttributedString(string: "By signing in you accept the terms of use.")
    terms.setAttributes(
      [.link: URL(string: "https://example.org/terms")!], range: NSRange(location: 29, length: 12))
    alert.attributedMessage = terms
    alert.shouldOpenLink = { url in url.scheme == "https" }
  }

  func pictures(alert: Alert, picture: UIImage, chart: UIView) {
    alert.symbol = .success
    alert.icon = picture
    alert.headerImage = picture
    alert.contentView = chart
  }
}

extension Style {
  static var ours: Style {
    var style = Style.card
    style.tint = .systemIndigo
    return style
  }
}

@MainActor
private struct TransitionGuide {
  let alert = Alert()
  let button = UIButton()

  func ready() {
    alert.transition = .drop
    alert.transition = .slide(from: .bottom)
    alert.transition = Transition(entering: .zoom, leaving: .fade)
  }

  func own() {
    // From twice its size, a little turned, within three tenths of a second.
    let motion = Motion(duration: 0.3, pace: .curve(.easeOut), scale: 2, rotation: 0.1)
    alert.transition = Transition(reversing: motion)
  }

  func keyframes() {
    let frames = [
      Motion.Keyframe(at: 0, scale: 0.6),
      Motion.Keyframe(at: 0.6, scale: 1.1),
      Motion.Keyframe(at: 0.8, scale: 0.9),
      Motion.Keyframe(at: 1),
    ]
    let pop = Motion(duration: 0.2555, pace: .keyframes(frames))
    alert.transition = Transition(entering: pop, leaving: .fade)
  }

  func places() {
    alert.placement = .bottom
    alert.placement = .banner(.top)
    alert.placement = .anchored(to: .view(button))
    alert.placement = Placement { card, room in
      CGRect(x: room.space.minX, y: room.space.minY, width: card.width, height: card.height)
    }
  }

  func manners() {
    alert.outsideTouches = .passesThrough
    alert.dismissesOnDrag = true
    alert.keyboardPolicy = .compress
  }

  func wrong() {
    alert.emphasize()
  }
}

@Suite(.disabled("What a guide shows; it is compiled, and need not run"))
private struct TestGuide {
  @Test("A wrong password is refused and kept") func refuses() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 568), keyboard: .software())
    askForPassword()  // your code, which shows an alert
    screen.advance(by: 1)
    screen.type("guess")
    screen.press(.return)
    screen.advance(by: 1)
    #expect(screen.shows("That is not it."))
    try screen.tap("Cancel")
  }

  @Test("The question looks right wherever it is asked") func looks() throws {
    let sheet = try ContactSheet(
      in: Settings(languages: ["en", "de", "ar"], appearances: [.light, .dark])
    ) { _, _ in
      confirmDeletion()
    }
    expectGolden(sheet, named: "question")
  }

  private func askForPassword() {
    let alert = Alert(title: "Password")
    alert.addField(.secure("password", validator: Validator { _ in "That is not it." }))
    alert.addAction(.cancel())
    alert.addAction(.preferred("Unlock"))
    alert.show()
  }
}
