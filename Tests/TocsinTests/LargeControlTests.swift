import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Controls in large text")
struct LargeControlTests {
  private func show(
    _ field: Field, _ size: UIContentSizeCategory,
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> (screen: TestScreen, alert: Alert) {
    let screen = TestScreen()
    screen.textSize = size
    screen.direction = direction
    let alert = Alert(title: "A", style: .card)
    alert.addField(field)
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    return (screen, alert)
  }

  /// How large something is seen, in an alert at a size of text.
  private func seen(
    _ name: String, of field: @autoclosure () -> Field, at size: UIContentSizeCategory
  ) throws -> CGSize {
    try show(field(), size).screen.frame(of: name).size
  }

  @Test(
    "Clear button, eye, switch, stepper and box grow with the text and stay inside the card",
    arguments: ["Clear text", "secret.reveal", "toggle", "stepper", "box"])
  func grow(name: String) throws {
    func field() -> Field {
      switch name {
      case "Clear text": .text("text", value: "Words")
      case "secret.reveal": .secure("secret", value: "Words")
      case "toggle": .toggle(name, label: "Switch")
      case "stepper": .stepper(name, label: "Stepper", value: 5)
      default: .checkbox(name, label: "Box")
      }
    }
    let usual = try seen(name, of: field(), at: .large)
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let (screen, _) = show(field(), .accessibilityExtraExtraExtraLarge, direction)
      let frame = try screen.frame(of: name)
      #expect(frame.height >= 1.5 * usual.height)
      #expect(try screen.frame(of: "alert.card").contains(frame))
    }
    #expect(try seen(name, of: field(), at: .small).height == usual.height)
  }

  @Test("The text of a field ends before the clear button, however large that is")
  func clearButton() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let (screen, alert) = show(
        .text("text", value: "Words"), .accessibilityExtraExtraExtraLarge, direction)
      let field = try #require(screen.view("text") as? UITextField)
      let text = field.editingRect(forBounds: field.bounds)
      #expect(!text.intersects(field.clearButtonRect(forBounds: field.bounds)))
      try screen.tap("Clear text")
      #expect(alert.fields[0].value == "")
    }
  }

  @Test("A switch and a stepper that are drawn larger work where they are seen")
  func work() throws {
    let (screen, alert) = show(.stepper("stepper", label: "S", value: 5), .accessibilityLarge)
    let frame = try screen.frame(of: "stepper")
    screen.tap(at: CGPoint(x: frame.maxX - 8, y: frame.midY))
    #expect(alert.fields[0].content == .number(6))
    screen.tap(at: CGPoint(x: frame.minX + 8, y: frame.midY))
    #expect(alert.fields[0].content == .number(5))
    let (other, switched) = show(.toggle("toggle", label: "T"), .accessibilityLarge)
    try other.tap("toggle")
    #expect(switched.fields[0].content == .flag(true))
  }

  private static let long: [Field.Option] = [
    "Immediately", "When I am asked again", "Never in my whole life",
  ]

  @Test("Titles of segments that don't fit side by side stand one below the other, none is cut")
  func stacked() throws {
    let (screen, alert) = show(.segmented("when", options: Self.long), .large)
    for option in Self.long {
      let label = try #require(screen.view(option.title))
      let words = label.subviews.lazy.compactMap { $0 as? UILabel }.first ?? label as? UILabel
      let shown = try #require(words)
      #expect(shown.sizeThatFits(shown.bounds.size).width <= shown.bounds.width + 0.5)
    }
    #expect(!screen.shows("when") || screen.view("when")?.isHidden == true)
    try screen.tap("when.Never in my whole life")
    #expect(alert.fields[0].value == "Never in my whole life")
    alert.fields[0].value = "Immediately"
    #expect(screen.view("when.Immediately")?.accessibilityValue == "1")
  }

  @Test("Titles of very different lengths share the width as they need before they shrink")
  func uneven() throws {
    let options: [Field.Option] = ["No", "On weekday evenings only"]
    let (screen, _) = show(.segmented("when", options: options), .large)
    let control = try #require(screen.view("when") as? UISegmentedControl)
    #expect(!control.isHidden && control.apportionsSegmentWidthsByContent)
    let font = control.titleTextAttributes(for: .normal)?[.font] as? UIFont
    #expect(font?.pointSize == 13)
  }

  @Test("Titles that almost fit are a little smaller")
  func shrunk() throws {
    let options: [Field.Option] = ["Some weekday mornings", "Weekday evenings"]
    let (screen, _) = show(.segmented("when", options: options), .large)
    let control = try #require(screen.view("when") as? UISegmentedControl)
    let font = try #require(control.titleTextAttributes(for: .normal)?[.font] as? UIFont)
    #expect(!control.isHidden && font.pointSize < 13 && font.pointSize >= 13 * 0.85)
  }

  @Test("When the text grows while it is up, segments stack, and stand side by side again after")
  func live() throws {
    let (screen, alert) = show(.segmented("size", options: ["Small cup", "Large cup"]), .large)
    #expect(screen.view("size")?.isHidden == false)
    screen.textSize = .accessibilityExtraExtraExtraLarge
    screen.advance(by: 0.5)
    #expect(screen.shows("size.Small cup") && !screen.shows("size"))
    try screen.tap("size.Large cup")
    screen.textSize = .large
    screen.advance(by: 0.5)
    #expect((screen.view("size") as? UISegmentedControl)?.selectedSegmentIndex == 1)
    #expect(alert.fields[0].value == "Large cup")
  }
}
