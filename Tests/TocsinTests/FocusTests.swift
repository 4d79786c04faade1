import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Tab")
struct FocusTests {
  let screen = TestScreen(scale: 1)
  let recorder = Recorder()

  /// What has the focus: a field that is edited, or the button that Space would press.
  private var focused: String? {
    screen.window.windowScene?.windows.lazy.compactMap(\.focus.focusedView).first?
      .accessibilityIdentifier
  }

  private func form() -> Alert {
    let alert = question(recorder: recorder)
    alert.addField(.text("name"))
    alert.addField(.toggle("news", label: "News"))
    return alert
  }

  // Case 7.
  @Test("Tab and Shift-Tab go round the fields and buttons and never to the page")
  func round() {
    let pageField = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    screen.page.view.addSubview(pageField)
    form().show()
    screen.advance(by: 1)
    var seen: [String] = []
    for _ in 0..<5 {
      seen.append(focused ?? "nothing")
      screen.press(.tab)
    }
    #expect(Set(seen.prefix(4)).count == 4 && seen[4] == seen[0], "\(seen)")
    #expect(!seen.contains("nothing"), "\(seen)")
    var back: [String] = []
    for _ in 0..<5 {
      back.append(focused ?? "nothing")
      screen.press(.tab, .shift)
    }
    #expect(back == [seen[1], seen[0], seen[3], seen[2], seen[1]])
    #expect(!pageField.isFirstResponder)
  }

  @Test("Space and Return press the button that has the focus", arguments: [true, false])
  func press(usesSpace: Bool) {
    question(recorder: recorder).show()
    screen.advance(by: 1)
    screen.press(.tab)
    screen.press(usesSpace ? .space : .return)
    screen.advance(by: 1)
    #expect(recorder.events.first { !$0.hasPrefix("will") } == "cancel A")
  }

  @Test("The ring shows after a key was used, and goes at a touch")
  func ring() throws {
    let alert = Alert(title: "A")
    let action = Action("Stay") { _ in }
    action.keepsOpen = true
    alert.addAction(action)
    alert.addAction(.cancel())
    alert.show()
    screen.advance(by: 1)
    let before = screen.picture()
    screen.press(.tab)
    screen.advance(by: 0.5)
    #expect(screen.picture() != before)
    try screen.tap("Stay")
    screen.advance(by: 1)
    #expect(screen.picture() == before)
  }

  @Test(
    "Tab goes past the eye of a secret; Alt-F8 in the field shows the secret, and hides it again")
  func eye() throws {
    let alert = question(recorder: recorder)
    alert.addField(.secure("password", value: "hush"))
    alert.show()
    screen.advance(by: 1)
    let field = try #require(screen.view("password") as? UITextField)
    #expect(focused == "password")
    #expect(screen.view("password.reveal")?.accessibilityLabel == "Show")
    screen.press(.function(8), .alternate)
    #expect(!field.isSecureTextEntry && field.text == "hush" && field.isEditing)
    #expect(screen.view("password.reveal")?.accessibilityLabel == "Hide")
    screen.type("!")
    screen.press(.function(8), .alternate)
    #expect(field.isSecureTextEntry && field.text == "hush!")
    screen.press(.function(8))
    screen.press(.function(8), [.alternate, .shift])
    #expect(field.isSecureTextEntry)
    screen.press(.tab)
    #expect(focused == "alert.action.cancel.0")
    screen.press(.function(8), .alternate)
    #expect(field.isSecureTextEntry)
    screen.press(.tab, .shift)
    #expect(focused == "password" && field.isEditing)
  }

  @Test("Fields whose border has the colour of the focus show the ring too, once a key was used")
  func ringOfFields() throws {
    var style = Style.dialog
    style.field.focusColor = .systemBlue
    let alert = Alert(title: "A", style: style)
    alert.addField(.text("name"))
    alert.addField(.multiline("note"))
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    func hasRing(_ name: String) -> Bool {
      screen.view(name)?.layer.sublayers?.contains { $0.name == "focus ring" } == true
    }
    #expect(!hasRing("name"))
    screen.press(.tab)
    #expect(hasRing("note") && !hasRing("name"))
    screen.press(.tab, .shift)
    #expect(hasRing("name") && !hasRing("note"))
  }

  // Case 24.
  @Test(
    "Whatever ends an alert, windows, key window, focus and touches are as before",
    arguments: ["button", "outside", "escape", "code", "time", "drag", "at once"])
  func leavesNothing(way: String) throws {
    let pageField = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    screen.page.view.addSubview(pageField)
    pageField.becomeFirstResponder()
    screen.advance(by: 0.5)
    let alert = question()
    alert.dismissesOnOutsideTap = true
    alert.dismissesOnDrag = true
    alert.timeout = way == "time" ? 2 : nil
    alert.show()
    screen.advance(by: 1)
    screen.type("x")
    #expect(screen.shows("A") && pageField.text == "")
    let card = try screen.frame(of: "alert.card")
    switch way {
    case "button": try screen.tap("OK")
    case "outside": screen.tap(at: CGPoint(x: 10, y: 400))
    case "escape": screen.press(.escape)
    case "code": alert.end()
    case "drag":
      let start = CGPoint(x: card.midX, y: card.minY + 10)
      screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 500))
    case "at once": alert.dismiss(animated: false)
    default: break
    }
    screen.advance(by: 2)
    #expect(!screen.shows("A"))
    #expect(UIApplication.shared.windows.count == 1 && screen.window.isKeyWindow)
    #expect(screen.page.view.subviews.count == 1)
    #expect(pageField.isFirstResponder)
    #expect(screen.hitView(at: CGPoint(x: 195, y: 422)) === screen.page.view)
  }
}
