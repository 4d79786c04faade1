import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Attributed titles and messages")
struct AttributedTextTests {
  let screen = TestScreen(scale: 1)

  /// “Big small”: the first word at 30 points in red, the second without a font.
  private let text: NSAttributedString = {
    let text = NSMutableAttributedString(
      string: "Big",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: " small"))
    return text
  }()

  private func show(_ part: String, links: Bool = false) -> Alert {
    let alert = Alert(title: "Title", message: "Message")
    alert.addAction(.default("OK"))
    if part == "alert.title" { alert.attributedTitle = text }
    if part == "alert.message" {
      let message = NSMutableAttributedString(attributedString: text)
      if links {
        let link: [NSAttributedString.Key: Any] = [.link: URL(string: "app:terms") as Any]
        message.append(NSAttributedString(string: " terms", attributes: link))
      }
      alert.attributedMessage = message
    }
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  private func font(_ part: String, at index: Int) -> UIFont? {
    let view = screen.view(part)
    let shown = (view as? UILabel)?.attributedText ?? (view as? UITextView)?.attributedText
    return shown?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  @Test(
    "Their own fonts stay, and grow as the others when the size of text changes",
    arguments: ["alert.title", "alert.message"])
  func fonts(part: String) throws {
    for isLive in [false, true] {
      let style = part == "alert.title" ? Style.system.title : Style.system.message
      screen.textSize = isLive ? .large : .accessibilityLarge
      let alert = show(part)
      if isLive {
        #expect(font(part, at: 0)?.pointSize == 30)
        #expect(font(part, at: 4)?.pointSize == style.font.pointSize)
        screen.textSize = .accessibilityLarge
        screen.advance(by: 0.5)
      }
      let factor = UIFontMetrics.default.scaledValue(
        for: 1, compatibleWith: try #require(screen.view(part)).traitCollection)
      #expect(factor > 1.3)
      let (own, styled) = (font(part, at: 0), font(part, at: 4))
      #expect(abs(try #require(own).pointSize - 30 * factor) < 0.5, "live: \(isLive)")
      #expect(abs(try #require(styled).pointSize - style.font.pointSize * factor) < 0.5)
      alert.dismiss(animated: false)
      screen.advance(by: 1)
    }
  }

  @Test(
    "A font of a text style is the reader's size once, before the alert is up and while it is",
    arguments: ["alert.title", "alert.message"])
  func textStyles(part: String) throws {
    for isLive in [false, true] {
      screen.textSize = isLive ? .large : .accessibilityLarge
      let bold = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        .withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
      let text = NSAttributedString(
        string: "Bold", attributes: [.font: try #require(bold)])
      let alert = Alert(title: "Title", message: "Message")
      if part == "alert.title" {
        alert.attributedTitle = text
      } else {
        alert.attributedMessage = text
      }
      alert.show()
      screen.advance(by: 1)
      screen.textSize = .accessibilityLarge
      screen.advance(by: 0.5)
      let shown = try #require(font(part, at: 0))
      let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      let wanted = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
      #expect(shown.pointSize == wanted, "live: \(isLive)")
      #expect(shown.fontDescriptor.symbolicTraits.contains(.traitBold))
      alert.dismiss(animated: false)
      screen.advance(by: 1)
    }
  }

  @Test(
    "A style whose fonts are those of text styles is the reader's size once, or fixed if it says so"
  )
  func styleFonts() throws {
    screen.textSize = .accessibilityLarge
    for follows in [true, false] {
      var style = Style.system
      style.message.font = .preferredFont(forTextStyle: .footnote)
      style.followsTextSize = follows
      let alert = Alert(title: "Title", message: "Message", style: style)
      alert.show()
      screen.advance(by: 1)
      let label = try #require(screen.view("alert.message") as? UILabel)
      let traits = UITraitCollection(
        preferredContentSizeCategory: follows ? .accessibilityLarge : .large)
      let wanted = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      #expect(label.font.pointSize == wanted.pointSize)
      alert.dismiss(animated: false)
      screen.advance(by: 1)
    }
  }

  @Test(
    "A font that UIFontMetrics has scaled is scaled once, up to its limit, also while the alert is up"
  )
  func scaledFonts() throws {
    let base = UIFont.systemFont(ofSize: 20, weight: .bold)
    let metrics = UIFontMetrics(forTextStyle: .title1)
    for (isLive, limit) in [(false, 0), (true, 0), (false, 24), (true, 24)] as [(Bool, CGFloat)] {
      screen.textSize = isLive ? .large : .accessibilityLarge
      let font = metrics.scaledFont(for: base, maximumPointSize: limit)
      var style = Style.system
      style.title.font = font
      let alert = Alert(title: "Title", style: style)
      alert.attributedMessage = NSAttributedString(string: "Text", attributes: [.font: font])
      alert.show()
      screen.advance(by: 1)
      screen.textSize = .accessibilityLarge
      screen.advance(by: 0.5)
      let wanted = metrics.scaledFont(
        for: base, maximumPointSize: limit,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
      let title = try #require(screen.view("alert.title") as? UILabel)
      #expect(title.font.pointSize == wanted.pointSize, "live: \(isLive), limit: \(limit)")
      let message = try #require(self.font("alert.message", at: 0))
      #expect(message.pointSize == wanted.pointSize)
      #expect(message.fontDescriptor.symbolicTraits.contains(.traitBold))
      alert.dismiss(animated: false)
      screen.advance(by: 1)
    }
  }

  @Test("A style that doesn't follow the size of text shows such a font as large as it began")
  func fixedScaledFont() throws {
    screen.textSize = .accessibilityLarge
    var style = Style.system
    style.title.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 18))
    style.followsTextSize = false
    Alert(title: "Title", style: style).show()
    screen.advance(by: 1)
    #expect((screen.view("alert.title") as? UILabel)?.font.pointSize == 18)
  }

  @Test("A message with links keeps its fonts too")
  func links() throws {
    let alert = show("alert.message", links: true)
    #expect(font("alert.message", at: 0)?.pointSize == 30)
    screen.textSize = .accessibilityLarge
    screen.advance(by: 0.5)
    #expect(try #require(font("alert.message", at: 0)).pointSize > 40)
    alert.end()
  }

  @Test("What has no colour of its own has the style's, and plain text that follows is plain")
  func plain() throws {
    let alert = show("alert.title")
    let label = try #require(screen.view("alert.title") as? UILabel)
    func color(at index: Int) -> UIColor? {
      label.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(color(at: 0) == .red && color(at: 4) == Style.system.title.color)
    alert.attributedTitle = nil
    #expect(label.text == "Title" && label.textColor == Style.system.title.color)
    #expect(label.font == Style.system.title.font)
  }

  @Test("Looks of fields and buttons can be made from nothing")
  func looks() {
    var style = Style.system
    style.field = Style.FieldStyle(
      font: .systemFont(ofSize: 14), color: .label, background: .clear,
      border: Style.Border(width: 1, color: .gray), cornerRadius: 3, height: 40, inset: 6,
      spacing: 4, topSpacing: 5, label: style.message, reason: style.message)
    style.button = Style.ButtonStyle(
      look: .plain, arrangement: .stacked, height: 51, font: .systemFont(ofSize: 15),
      emphasizedFont: .boldSystemFont(ofSize: 15), destructiveColor: .red, disabledColor: .gray,
      highlight: .lightGray, fill: .clear, separator: .clear, spacing: 2, insets: .zero,
      cornerRadius: 0)
    let alert = Alert(title: "A", style: style)
    alert.addField(.text("name"))
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    #expect(screen.view("name")?.bounds.height == 40)
    #expect(screen.view("alert.action.default.0")?.bounds.height == 51)
  }
}
