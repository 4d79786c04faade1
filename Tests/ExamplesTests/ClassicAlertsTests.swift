import Testing
import TocsinTesting
import UIKit

@testable import ClassicAlertsExample

@Suite("Classic alerts: UIAlertView in its four styles")
struct ClassicAlertsTests {
  private func page() -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
    screen.window.rootViewController = ClassicAlertsPage()
    screen.advance(by: 0.1)
    return screen
  }

  private func open(_ button: String, on screen: TestScreen) throws {
    try screen.tap(button)
    screen.advance(by: 1)
  }

  // MARK: Answers

  @Test("A question: its delegate compares titles", arguments: ["Yes", "No"])
  func link(button: String) throws {
    let screen = page()
    try open("Open a link", on: screen)
    #expect(screen.shows("Open Link"))
    #expect(screen.shows("Do you want to open this link in the browser?"))
    try screen.tap(button)
    screen.advance(by: 1)
    #expect(!screen.shows("Open Link"))
    #expect(screen.shows(button == "Yes" ? "The link is open." : "You pressed No."))
  }

  @Test(
    "The delegate hears the button's index, which gives its title",
    arguments: [(0, "No"), (1, "Yes"), (2, "Later")])
  func index(index: Int, title: String) throws {
    let screen = page()
    let log = IndexLog()
    UIAlertView(
      title: "Open Link", message: nil, delegate: log, cancelButtonTitle: "No",
      otherButtonTitles: "Yes", "Later"
    ).show()
    screen.advance(by: 1)
    try screen.tap(title)
    screen.advance(by: 1)
    #expect(log.indices == [index] && log.titles == [title])
  }

  @Test("Plain text: a field with a number pad")
  func card() throws {
    let screen = page()
    try open("Ask for a card number", on: screen)
    let field = try #require(screen.focusedField)
    #expect(field.keyboardType == .numberPad && !field.isSecureTextEntry)
    screen.type("4711")
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.shows("The card’s number is 4711."))
  }

  @Test("Secure text: what is typed doesn't show")
  func password() throws {
    let screen = page()
    try open("Ask for a password", on: screen)
    #expect(try #require(screen.focusedField).isSecureTextEntry)
    screen.type("secret")
    #expect(!screen.visibleTexts.contains("secret"))
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.shows("The password has 6 characters."))
  }

  @Test("Login and password: an open field and a secure one")
  func credentials() throws {
    let screen = page()
    try open("Ask for credentials", on: screen)
    #expect(try !#require(screen.focusedField).isSecureTextEntry)
    screen.type("ada")
    screen.press(.tab)
    #expect(try #require(screen.focusedField).isSecureTextEntry)
    screen.type("pass")
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.shows("ada has a password of 4 characters."))
  }

  @Test("Without buttons it stays until the program takes it away after three seconds")
  func notice() throws {
    let screen = page()
    try screen.tap("Show a notice")
    screen.advance(by: 2.9)
    #expect(screen.shows("Please wait"))
    screen.advance(by: 1)
    #expect(!screen.shows("Please wait"))
  }

  @Test("Title, message, cancel button and the others are optional")
  func parts() throws {
    let screen = page()
    let alert = UIAlertView(
      title: nil, message: "Just this.", delegate: nil, cancelButtonTitle: "Close")
    #expect(alert.numberOfButtons == 1 && alert.cancelButtonIndex == 0)
    #expect(alert.buttonTitle(at: 0) == "Close")
    alert.show()
    screen.advance(by: 1)
    #expect(screen.shows("Just this."))
    try screen.tap("Close")
    screen.advance(by: 1)
    #expect(!screen.shows("Just this."))
  }

  @Test(
    "Whatever is left out, what is there shows, and the first button has the index 0",
    arguments: [
      ("Title", nil, nil, "Only"), (nil, "Message", nil, "Only"), ("Title", "Message", "Only", nil),
      (nil, nil, "Only", nil),
    ] as [(String?, String?, String?, String?)])
  func leftOut(title: String?, message: String?, cancel: String?, other: String?) throws {
    let screen = page()
    let log = IndexLog()
    let alert = UIAlertView(
      title: title, message: message, delegate: log, cancelButtonTitle: cancel)
    if let other { alert.addButton(withTitle: other) }
    #expect(alert.cancelButtonIndex == (cancel == nil ? -1 : 0))
    #expect(alert.firstOtherButtonIndex == (other == nil ? -1 : 0))
    alert.show()
    screen.advance(by: 1)
    for text in [title, message].compactMap({ $0 }) { #expect(screen.shows(text)) }
    try screen.tap("Only")
    screen.advance(by: 1)
    #expect(log.indices == [0] && !screen.shows("Only"))
  }

  // MARK: Looks

  @Test("The page, each style at rest, one coming, one turned")
  func looks() throws {
    let screen = page()
    expectGolden(screen, named: "page")
    try screen.tap("Open a link")
    screen.advance(by: 0.1)
    expectGolden(screen, named: "middle")
    screen.advance(by: 1)
    expectGolden(screen, named: "link")
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    expectGolden(screen, named: "rotated")
    UIDevice.current.turn(to: .portrait)
    screen.advance(by: 1)
    try screen.tap("No")
    screen.advance(by: 1)
    for (button, name) in [
      ("Ask for a card number", "card"), ("Ask for a password", "password"),
      ("Ask for credentials", "credentials"),
    ] {
      try open(button, on: screen)
      expectGolden(screen, named: name)
      try screen.tap("Cancel")
      screen.advance(by: 1)
    }
  }
}

/// Writes down which buttons were pressed.
private final class IndexLog: NSObject, UIAlertViewDelegate {
  private(set) var indices: [Int] = []
  private(set) var titles: [String?] = []

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    indices.append(buttonIndex)
    titles.append(alertView.buttonTitle(at: buttonIndex))
  }
}

extension TestScreen {
  /// The field that has the keyboard.
  var focusedField: UITextField? {
    UIApplication.shared.keyWindow?.firstResponder as? UITextField
  }
}
