import Testing
import TocsinTesting
import UIKit

@Suite("Alert views")
struct AlertViewTests {
  let screen = TestScreen()
  let listener = Listener()

  /// Writes down what the delegate of an alert view hears.
  final class Listener: NSObject, UIAlertViewDelegate {
    var events: [String] = []
    var mayPressOther: ((UIAlertView) -> Bool)?

    private func note(_ view: UIAlertView, _ event: String) {
      events.append("\(view.title ?? "") \(event)")
    }

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      note(alertView, "clicked \(buttonIndex)")
    }
    func alertViewCancel(_ alertView: UIAlertView) { note(alertView, "cancel") }
    func willPresent(_ alertView: UIAlertView) { note(alertView, "will present") }
    func didPresent(_ alertView: UIAlertView) { note(alertView, "did present") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      note(alertView, "will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      note(alertView, "did dismiss \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      mayPressOther?(alertView) ?? true
    }
  }

  private func make(_ title: String = "A") -> UIAlertView {
    UIAlertView(
      title: title, message: "Open link?", delegate: listener, cancelButtonTitle: "No",
      otherButtonTitles: "Yes", "Later")
  }

  @Test("The cancel button has the index 0, the others follow")
  func indices() {
    let view = make()
    #expect(view.numberOfButtons == 3)
    #expect((0..<4).map { view.buttonTitle(at: $0) } == ["No", "Yes", "Later", nil])
    #expect(view.cancelButtonIndex == 0 && view.firstOtherButtonIndex == 1)
    let bare = UIAlertView(title: nil, message: "M", delegate: nil, cancelButtonTitle: nil)
    #expect(bare.cancelButtonIndex == -1 && bare.firstOtherButtonIndex == -1)
    #expect(bare.addButton(withTitle: "One") == 0 && bare.firstOtherButtonIndex == 0)
  }

  @Test("The cancel button is bold, as since iOS 8, and the others aren't")
  func bold() throws {
    make().show()
    screen.advance(by: 1)
    let faces = try ["No", "Yes", "Later"].map { title in
      try #require(screen.view(title) as? UILabel).font.fontName
    }
    let plain = UIFont.systemFont(ofSize: 17).fontName
    #expect(faces == [UIFont.systemFont(ofSize: 17, weight: .semibold).fontName, plain, plain])
  }

  @Test("The delegate hears of everything, in order, and the alert has gone at the end")
  func order() throws {
    make().show()
    screen.advance(by: 1)
    try screen.tap("Yes")
    #expect(listener.events.last == "A will dismiss 1")
    screen.advance(by: 1)
    #expect(
      listener.events == [
        "A will present", "A did present", "A clicked 1", "A will dismiss 1", "A did dismiss 1",
      ])
    #expect(!screen.shows("A") && UIApplication.shared.windows.count == 1)
    #expect(screen.window.isKeyWindow && screen.window.tintAdjustmentMode == .normal)
  }

  @Test("It keeps itself alive while it is shown and is freed afterwards")
  func life() throws {
    weak var view: UIAlertView?
    do {
      let made = make()
      view = made
      made.show()
    }
    screen.advance(by: 1)
    #expect(view?.isVisible == true && screen.window.tintAdjustmentMode == .dimmed)
    try screen.tap("No")
    screen.advance(by: 1)
    #expect(view == nil)
  }

  @Test("The program dismisses it without a click, also before it came up")
  func dismissedByProgram() {
    for moment in [0, 0.1, 1.0] {
      listener.events = []
      let view = make()
      view.show()
      if moment > 0 { screen.advance(by: moment) }
      view.dismiss(withClickedButtonIndex: 2, animated: true)
      view.dismiss(withClickedButtonIndex: 1, animated: true)
      screen.advance(by: 1)
      #expect(
        listener.events.filter { $0.contains("dismiss") } == [
          "A will dismiss 2", "A did dismiss 2",
        ])
      #expect(!listener.events.contains { $0.contains("clicked") })
      #expect(!view.isVisible && UIApplication.shared.windows.count == 1)
    }
  }

  @Test("The last of several is on top; the ones before come back, and each answers once")
  func several() throws {
    for title in ["A", "B", "C"] { make(title).show() }
    screen.advance(by: 1)
    for title in ["C", "B", "A"] {
      #expect(["A", "B", "C"].filter { screen.shows($0) } == [title])
      try screen.tap("Yes")
      screen.advance(by: 1)
    }
    #expect(
      listener.events.filter { $0.contains("clicked") }
        == ["C clicked 1", "B clicked 1", "A clicked 1"])
    #expect(UIApplication.shared.windows.count == 1 && screen.window.isKeyWindow)
    #expect(screen.window.tintAdjustmentMode == .normal)
  }

  @Test("One below that is dismissed doesn't come back")
  func dismissedBelow() throws {
    let first = make("A")
    first.show()
    make("B").show()
    screen.advance(by: 1)
    first.dismiss(withClickedButtonIndex: 0, animated: true)
    screen.advance(by: 1)
    #expect(screen.shows("B") && !screen.shows("A"))
    try screen.tap("Yes")
    screen.advance(by: 1)
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test("Showing it twice shows it once; it can be shown again when it has gone")
  func twice() throws {
    let view = make()
    view.show()
    view.show()
    screen.advance(by: 1)
    try screen.tap("Yes")
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
    view.show()
    screen.advance(by: 1)
    try screen.tap("Later")
    screen.advance(by: 1)
    #expect(listener.events.filter { $0.contains("clicked") } == ["A clicked 1", "A clicked 2"])
  }

  @Test("Each style has its fields")
  func styles() {
    let expected: [(UIAlertViewStyle, [Bool])] = [
      (.default, []), (.plainTextInput, [false]), (.secureTextInput, [true]),
      (.loginAndPasswordInput, [false, true]),
    ]
    for (style, secrets) in expected {
      let view = make()
      view.alertViewStyle = style
      #expect(secrets.indices.map { view.textField(at: $0)?.isSecureTextEntry } == secrets)
      let lines = warnings { _ = view.textField(at: secrets.count) }
      #expect(lines.count == 1)
    }
  }

  @Test("The delegate decides at each change of text whether the first other button can be pressed")
  func enabling() {
    listener.mayPressOther = { $0.textField(at: 0)?.text?.count == 2 }
    let view = UIAlertView(
      title: "A", message: nil, delegate: listener, cancelButtonTitle: "No",
      otherButtonTitles: "OK")
    view.alertViewStyle = .plainTextInput
    view.show()
    screen.advance(by: 1)
    screen.press(.return)
    screen.type("1")
    screen.press(.return)
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    screen.type("2")
    screen.press(.return)
    screen.advance(by: 1)
    #expect(!screen.shows("A") && listener.events.contains("A clicked 1"))
    #expect(view.textField(at: 0)?.text == "12")
  }

  @Test("An alert without buttons stays until the program dismisses it")
  func noButtons() {
    let view = UIAlertView(title: "Wait", message: nil, delegate: nil, cancelButtonTitle: nil)
    view.show()
    screen.advance(by: 1)
    screen.press(.escape)
    screen.press(.return)
    screen.tap(at: CGPoint(x: 195, y: 422))
    screen.advance(by: 1)
    #expect(screen.shows("Wait"))
    view.dismiss(withClickedButtonIndex: -1, animated: false)
    screen.advance(by: 0.1)
    #expect(!screen.shows("Wait"))
  }

  @Test("A window that is hidden by something else takes its alert along, as cancelled")
  func hidden() {
    let view = make()
    view.show()
    screen.advance(by: 1)
    UIApplication.shared.keyWindow?.isHidden = true
    screen.advance(by: 1)
    #expect(Array(listener.events.suffix(2)) == ["A cancel", "A did dismiss 0"])
    #expect(!view.isVisible && screen.window.isKeyWindow)
    #expect(screen.window.tintAdjustmentMode == .normal)
  }

  @Test("The page's field has the keyboard again when the alert has gone")
  func pageField() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    screen.page.view.addSubview(field)
    field.becomeFirstResponder()
    let view = make()
    view.alertViewStyle = .plainTextInput
    view.show()
    screen.advance(by: 1)
    screen.type("x")
    try screen.tap("No")
    screen.advance(by: 1)
    screen.type("y")
    #expect(field.text == "y" && view.textField(at: 0)?.text == "x")
  }
}
