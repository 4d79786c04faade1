import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("For everyone")
struct AccessibilityTests {
  private func form(_ style: Style = .system) -> Alert {
    let alert = Alert(title: "Title", message: "Message", style: style)
    alert.symbol = .warning
    alert.imageDescription = "A warning sign"
    alert.addField(.text("name", label: "Name"))
    alert.addField(.secure("password", label: "Password"))
    alert.addAction(.default("OK"))
    alert.addAction(.cancel("Cancel"))
    return alert
  }

  private func elements(_ screen: TestScreen) throws -> [UIView] {
    let card = try #require(screen.view("alert.card"))
    return (card.accessibilityElements ?? []).compactMap { $0 as? UIView }
  }

  // Case 30.
  @Test("Screen readers go from the title to the message, picture, fields and buttons as displayed")
  func order() throws {
    let screen = TestScreen()
    form().show()
    screen.advance(by: 1)
    let labels = try elements(screen).map { $0.accessibilityLabel ?? "" }
    #expect(
      labels == [
        "Title", "Message", "A warning sign", "Name", "Password", "Show", "Cancel", "OK",
      ])
    #expect(try elements(screen).allSatisfy(\.isAccessibilityElement))
    let card = try #require(screen.view("alert.card"))
    #expect(card.accessibilityViewIsModal)
    #expect(try elements(screen).first?.accessibilityTraits.contains(.header) == true)
  }

  @Test("Stacked buttons are read from top to bottom")
  func stackedOrder() throws {
    let screen = TestScreen()
    let alert = Alert(title: "A")
    alert.addAction(.cancel("No"))
    for title in ["One", "Two"] { alert.addAction(.default(title)) }
    alert.show()
    screen.advance(by: 1)
    #expect(try elements(screen).map(\.accessibilityLabel) == ["A", "One", "Two", "No"])
  }

  @Test("Each option is read with the label of what it is an option of")
  func options() throws {
    let screen = TestScreen()
    let alert = Alert(title: "A")
    alert.addField(.choices("extras", label: "Extras", options: ["Milk", "Ice"]))
    alert.addField(.choice("size", options: ["Small"]))
    alert.addField(.checkbox("terms", label: "I agree"))
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    #expect(
      try elements(screen).map(\.accessibilityLabel) == [
        "A", "Milk, Extras", "Ice, Extras", "Small", "I agree", "OK",
      ])
  }

  @Test("The appearance is announced once, with the title; a refusal is said")
  func announced() throws {
    let screen = TestScreen()
    let alert = Alert(title: "Title")
    alert.addField(.text("name", validator: .required("Fill in.")))
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    func posted(_ notification: UIAccessibility.Notification) -> [UIAccessibility.Posted] {
      UIAccessibility.posted.filter { $0.notification == notification }
    }
    #expect(posted(.screenChanged).count == 1)
    #expect((posted(.screenChanged).first?.argument as? UILabel)?.text == "Title")
    try screen.tap("OK")
    #expect(posted(.announcement).map { $0.argument as? String } == ["Fill in."])
    alert.end()
    screen.advance(by: 1)
    #expect(posted(.screenChanged).count == 1)
  }

  @Test("A screen reader goes back to where it was, unless that is no longer there")
  func focusReturns() {
    for isThere in [true, false] {
      let screen = TestScreen()
      UIAccessibility.settings.isVoiceOverRunning = true
      let row = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      screen.page.view.addSubview(row)
      UIAccessibility.post(notification: .layoutChanged, argument: row)
      let alert = question()
      alert.show()
      screen.advance(by: 1)
      #expect((UIAccessibility.focusedElement(using: nil) as? UILabel)?.text == "A")
      if !isThere { row.removeFromSuperview() }
      alert.end()
      screen.advance(by: 1)
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === (isThere ? row : nil))
      #expect(UIAccessibility.posted.filter { $0.notification == .screenChanged }.count == 1)
    }
  }

  @Test("The escape gesture presses cancel, and is not taken where there is none")
  func escape() throws {
    for hasCancel in [true, false] {
      let screen = TestScreen()
      let alert = Alert(title: "A")
      alert.addAction(.default("OK"))
      if hasCancel { alert.addAction(.cancel()) }
      alert.show()
      screen.advance(by: 1)
      #expect(alert.view.accessibilityPerformEscape() == hasCancel)
      screen.advance(by: 1)
      #expect(screen.shows("A") != hasCancel)
    }
  }

  @Test("A button that must be held needs no holding by a screen reader")
  func activatedHold() throws {
    let screen = TestScreen()
    let alert = Alert(title: "A")
    let action = Action("Delete", role: .destructive)
    action.holdDuration = 2
    alert.addAction(action)
    alert.show()
    screen.advance(by: 1)
    #expect(screen.view("alert.action.destructive.0")?.accessibilityActivate() == true)
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
  }

  // Case 38.
  @Test("Identifiers are the same in every language")
  func identifiers() throws {
    var all: [[String]] = []
    for language in ["en", "de", "ar", "ja"] {
      let screen = TestScreen()
      let alert = form()
      alert.language = language
      alert.addAction(Action(.delete))
      alert.suppression = Suppression()
      alert.progress = AlertProgress(fraction: 0.5, text: "…")
      alert.show()
      screen.advance(by: 1)
      all.append(try elements(screen).compactMap(\.accessibilityIdentifier))
      #expect(all.last?.count == (try elements(screen).count))
    }
    #expect(Set(all).count == 1)
    #expect(all[0].contains("alert.action.destructive.2"))
  }

  // Case 31.
  @Test("Text grows and shrinks with the reader's size, set before and while the alert is shown")
  func textSizes() throws {
    let sizes: [UIContentSizeCategory] = [
      .small, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    var heights: [CGFloat] = []
    for isLive in [false, true] {
      var found: [CGFloat] = []
      for size in sizes {
        let screen = TestScreen()
        if !isLive { UIApplication.shared.setPreferredContentSizeCategory(size) }
        form().show()
        screen.advance(by: 1)
        if isLive { UIApplication.shared.setPreferredContentSizeCategory(size) }
        screen.advance(by: 1)
        found.append(try screen.frame(of: "Title").height)
        let card = try screen.frame(of: "alert.card")
        #expect(CGRect(x: 0, y: 0, width: 390, height: 844).contains(card))
        let isStacked =
          try screen.frame(of: "alert.action.default.0").maxY
          <= screen.frame(of: "alert.action.cancel.1").minY
        #expect(isStacked == size.isAccessibilityCategory, "\(size.rawValue)")
        #expect(try card.contains(screen.frame(of: "alert.action.cancel.1")))
      }
      #expect(found == found.sorted() && Set(found).count == found.count)
      if isLive { #expect(found == heights) } else { heights = found }
    }
  }

  @Test("A style that does not follow the reader stays as it is")
  func fixedSize() throws {
    var style = Style.system
    style.followsTextSize = false
    let screen = TestScreen()
    form(style).show()
    screen.advance(by: 1)
    let before = try screen.frame(of: "alert.card")
    UIApplication.shared.setPreferredContentSizeCategory(.accessibilityLarge)
    screen.advance(by: 1)
    #expect(try screen.frame(of: "alert.card") == before)
  }
}
