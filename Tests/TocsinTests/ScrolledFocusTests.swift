import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Tab where the fields scroll")
struct ScrolledFocusTests {
  let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)

  private let names = (0..<9).map { "field \($0)" }

  private func long(_ change: (Alert) -> Void = { _ in }) -> Alert {
    let alert = Alert(title: "A", message: "A message.", style: .card)
    for (index, name) in names.enumerated() {
      switch index {
      case 2: alert.addField(.toggle(name, label: "Switch"))
      case 4: alert.addField(.slider(name, label: "Slider", range: 0...10, step: 1, value: 3))
      case 6: alert.addField(.multiline(name, label: "Lines"))
      default: alert.addField(.text(name, label: "Label \(index)"))
      }
    }
    alert.addAction(.cancel("No"))
    alert.addAction(.default("Yes"))
    change(alert)
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  private var focusedView: UIView? {
    screen.window.windowScene?.windows.lazy.compactMap(\.focus.focusedView).first
  }

  private var focused: String {
    guard let focusedView else { return "nothing" }
    return (focusedView as? UIButton)?.title(for: .normal)
      ?? focusedView.accessibilityIdentifier ?? "unnamed"
  }

  private func scrollView(around view: UIView) -> UIScrollView? {
    sequence(first: view, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }
      .first
  }

  /// Whether a view is seen whole.
  private func isInSight(_ view: UIView) -> Bool {
    guard let scroll = scrollView(around: view) else { return true }
    return scroll.bounds.contains(scroll.convert(view.bounds, from: view))
  }

  @Test("Tab goes through every field and button, and what it comes to is scrolled into sight")
  func forwards() {
    _ = long()
    var seen: [String] = []
    for _ in 0..<12 {
      seen.append(focused)
      if let focusedView { #expect(isInSight(focusedView), "\(focused)") }
      screen.press(.tab)
      screen.advance(by: 0.5)
    }
    #expect(seen == names + ["alert.action.cancel.0", "alert.action.default.1", names[0]])
  }

  @Test("Shift-Tab goes the other way, and labels come into sight with their fields")
  func backwards() throws {
    _ = long()
    var seen: [String] = []
    for _ in 0..<12 {
      screen.press(.tab, .shift)
      screen.advance(by: 0.5)
      seen.append(focused)
      if let focusedView { #expect(isInSight(focusedView), "\(focused)") }
      if focused == names[5] {
        let label = try #require(screen.view("Label 5"))
        #expect(isInSight(label))
      }
    }
    #expect(
      seen == ["alert.action.default.1", "alert.action.cancel.0"] + names.reversed()
        + ["alert.action.default.1"])
  }

  @Test("Tab held down, faster than anything scrolls, misses nothing either")
  func quick() {
    _ = long()
    var seen: [String] = []
    for _ in 0..<11 {
      seen.append(focused)
      screen.press(.tab)
      screen.step(frames: 1)
    }
    #expect(Set(seen).count == 11)
  }

  @Test("What is edited stays in sight when the window or the keyboard takes room")
  func lessRoom() throws {
    screen.resize(to: CGSize(width: 320, height: 560))
    _ = long()
    for _ in 0..<5 {
      screen.press(.tab)
      screen.advance(by: 0.5)
    }
    #expect(focused == names[5])
    let field = try #require(screen.view(names[5]))
    screen.resize(to: CGSize(width: 320, height: 330))
    screen.advance(by: 0.5)
    #expect(field.isFirstResponder && isInSight(field))
    screen.resize(to: CGSize(width: 560, height: 560))
    screen.advance(by: 0.5)
    screen.keyboard = .software(height: 260)
    screen.advance(by: 1)
    #expect(field.isFirstResponder && isInSight(field))
    let card = try screen.frame(of: "alert.card")
    #expect(card.contains(try screen.frame(of: names[5])))
  }

  @Test("A field that has the keys out of sight comes into sight by typing, or with the keyboard")
  func comesIntoSight() throws {
    for usesKeyboard in [false, true] {
      let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
      let alert = Alert(title: "A", message: String(repeating: "A long message. ", count: 60))
      alert.addField(.text("name"))
      alert.addAction(.default("OK"))
      alert.show()
      screen.advance(by: 1)
      let field = try #require(screen.view("name"))
      #expect(field.isFirstResponder && !isInSight(field))
      if usesKeyboard { screen.keyboard = .software(height: 200) } else { screen.type("x") }
      screen.advance(by: 1)
      #expect(isInSight(field))
    }
  }

  @Test("Where a keyboard is up from the beginning, the field that has it is in sight")
  func fromTheBeginning() throws {
    let screen = TestScreen(
      size: CGSize(width: 320, height: 480), scale: 1, keyboard: .software(height: 200))
    let alert = Alert(title: "A", message: String(repeating: "A long message. ", count: 60))
    alert.addField(.text("name"))
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    #expect(isInSight(try #require(screen.view("name"))))
  }

  @Test("A slider that Tab came to stays in sight when the window becomes smaller")
  func sliderInSight() throws {
    screen.resize(to: CGSize(width: 320, height: 560))
    _ = long()
    for _ in 0..<4 {
      screen.press(.tab)
      screen.advance(by: 0.5)
    }
    #expect(focused == names[4])
    screen.resize(to: CGSize(width: 320, height: 330))
    screen.advance(by: 0.5)
    #expect(isInSight(try #require(screen.view(names[4]))))
  }

  @Test(
    "No gap stays below the content where the window grows after a refusal", arguments: [0, 0.1, 1])
  func noGap(delay: Double) throws {
    _ = long { $0.fields.last?.validator = .required("Say something.") }
    screen.press(.tab, .shift)
    screen.advance(by: 0.5)
    screen.press(.return)
    screen.advance(by: delay)
    screen.resize(to: CGSize(width: 320, height: 520))
    screen.advance(by: 1)
    let field = try #require(screen.view(names[8]))
    let scroll = try #require(scrollView(around: field))
    #expect(scroll.contentOffset.y > 0)
    #expect(scroll.bounds.maxY <= scroll.contentSize.height + 0.5)
    #expect(isInSight(try #require(screen.view("Say something."))))
  }

  @Test(
    "Arrow keys move a slider by its own step, Page Up and Home further", arguments: [false, true])
  func steps(isMirrored: Bool) throws {
    if isMirrored { screen.direction = .rightToLeft }
    let alert = Alert(title: "A")
    let field = Field.slider("volume", label: "Volume", range: 0...1000, step: 2, value: 500)
    let coarse = Field.slider("speed", label: "Speed", range: 0...3, step: 1, value: 1)
    alert.addField(field)
    alert.addField(coarse)
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    screen.press(.tab)
    screen.press(isMirrored ? .left : .right)
    #expect(field.content == .number(502))
    screen.press(.down)
    screen.press(isMirrored ? .right : .left)
    #expect(field.content == .number(498))
    screen.view("volume")?.accessibilityIncrement()
    #expect(field.content == .number(598))
    screen.press(.home)
    #expect(field.content == .number(0))
    screen.press(.tab)
    screen.press(.up)
    #expect(coarse.content == .number(2))
    for _ in 0..<3 { screen.press(.up) }
    #expect(coarse.content == .number(3))
  }
}
