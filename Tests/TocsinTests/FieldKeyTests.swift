import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Keys on fields")
struct FieldKeyTests {
  let screen = TestScreen()

  /// A kind of field, or the box that spares the question.
  enum Stop: String, CaseIterable {
    case text, secure, email, number, phone, url, multiline, toggle, checkbox, segmented, choice
    case choices, slider, stepper, date, suppression

    var field: Field? {
      let options = ["a", "b", "c"].map { Field.Option($0) }
      return switch self {
      case .text: .text("it")
      case .secure: .secure("it")
      case .email: .email("it")
      case .number: .number("it")
      case .phone: .phone("it")
      case .url: .url("it")
      case .multiline: .multiline("it")
      case .toggle: .toggle("it", label: "It")
      case .checkbox: .checkbox("it", label: "It")
      case .segmented: .segmented("it", options: options)
      case .choice: .choice("it", label: "It", options: options)
      case .choices: .choices("it", label: "It", options: options)
      case .slider: .slider("it", label: "It", range: 0...10, step: 1, value: 3)
      case .stepper: .stepper("it", label: "It", range: 0...10, value: 3)
      case .date: .optionalDate("it", label: "It", value: Date(timeIntervalSince1970: 0))
      case .suppression: nil
      }
    }
  }

  private var focused: UIView? {
    screen.window.windowScene?.windows.lazy.compactMap(\.focus.focusedView).first
  }

  private func show(_ field: Field?, answer: @escaping Action.Handler = { _ in }) -> Alert {
    let alert = Alert(title: "A")
    if let field { alert.addField(field) } else { alert.suppression = Suppression("Not again") }
    alert.addAction(.cancel())
    alert.addAction(.default("OK", handler: answer))
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  @Test("Return answers on every kind of field but text of several lines", arguments: Stop.allCases)
  func returnAnswers(stop: Stop) {
    var answer: Answer?
    let alert = show(stop.field) { answer = $0 }
    if focused == nil { screen.press(.tab) }
    let before = alert.fields.first?.content
    #expect(focused?.accessibilityIdentifier?.hasPrefix("alert.action") != true)
    screen.press(.return)
    screen.advance(by: 1)
    #expect((answer != nil) == (stop != .multiline))
    if stop != .multiline { #expect(alert.fields.first?.content == before) }
    #expect(answer?.isSuppressionOn != true)
  }

  @Test("Return on the wheel of a date answers, and Space ticks what Return leaves as it is")
  func others() throws {
    var answer: Answer?
    let alert = show(Stop.checkbox.field)
    screen.press(.tab)
    screen.press(.space)
    #expect(screen.shows("A") && alert.fields[0].content == .flag(true))
    screen.press(.escape)
    screen.advance(by: 1)
    _ = show(.date("day", value: Date(timeIntervalSince1970: 0))) { answer = $0 }
    screen.press(.tab)
    screen.press(.return)
    #expect(answer == nil)
    screen.advance(by: 1)
    #expect(answer != nil)
  }

  @Test("Arrow keys choose among options that exclude each other, which Tab comes to as one")
  func choice() {
    let alert = show(.choice("it", label: "It", options: ["a", "b", "c"], value: "b"))
    func press(_ key: TestScreen.Key) -> String? {
      screen.press(key)
      return focused?.accessibilityIdentifier
    }
    #expect(press(.tab) == "it.b")
    #expect(press(.down) == "it.c" && alert.fields[0].content == .choice("c"))
    #expect(press(.right) == "it.a" && alert.fields[0].content == .choice("a"))
    #expect(press(.left) == "it.c" && alert.fields[0].content == .choice("c"))
    #expect(press(.up) == "it.b" && alert.fields[0].content == .choice("b"))
    #expect(press(.tab)?.hasPrefix("alert.action") == true)
    screen.press(.tab, .shift)
    #expect(focused?.accessibilityIdentifier == "it.b")
    alert.fields[0].content = .choice("a")
    screen.press(.tab)
    screen.press(.tab, .shift)
    #expect(focused?.accessibilityIdentifier == "it.a")
  }

  @Test("Of options of which none is chosen Tab comes to the first, and Space chooses it")
  func unchosen() {
    let alert = show(.choice("it", label: "It", options: ["a", "b"]))
    screen.press(.tab)
    #expect(focused?.accessibilityIdentifier == "it.a")
    screen.press(.space)
    #expect(alert.fields[0].content == .choice("a"))
  }

  @Test("Among options of which several may be chosen arrow keys only go about")
  func choices() {
    let alert = show(Stop.choices.field)
    screen.press(.tab)
    screen.press(.down)
    #expect(focused?.accessibilityIdentifier == "it.b")
    #expect(alert.fields[0].content == .choices([]))
    screen.press(.space)
    screen.press(.up)
    screen.press(.tab)
    #expect(focused?.accessibilityIdentifier == "it.b")
    #expect(alert.fields[0].content == .choices(["b"]))
  }

  @Test("A segment whose titles stand below each other is chosen by arrow keys as well")
  func stackedSegments() {
    let titles = ["A rather long title", "Another long title", "And a third long one"]
    let alert = show(
      .segmented("it", options: titles.map { Field.Option($0, identifier: String($0.prefix(4))) }))
    screen.press(.tab)
    screen.press(.down)
    #expect(alert.fields[0].content == .choice("Anot"))
  }
}
