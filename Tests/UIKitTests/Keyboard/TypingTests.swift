import Testing
import TocsinTesting

@testable import UIKit

@MainActor struct TypingTests {
  let screen = TestScreen(device: .phone)
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
  let second = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))

  final class Judge: NSObject, UITextFieldDelegate {
    var returns = 0
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return true
    }
  }

  init() {
    screen.page.view.addSubview(field)
    screen.page.view.addSubview(second)
  }

  private func edit(_ change: (UITextField) -> Void = { _ in }) {
    change(field)
    field.becomeFirstResponder()
    screen.advance(by: 1)
  }

  @Test("Tapping keys types, with a capital at the beginning of each sentence")
  func types() throws {
    edit()
    #expect(screen.keys.contains("H") && !screen.keys.contains("h"))
    for key in ["H", "i", "123", ".", "space", "H", "o"] { try screen.tapKey(key) }
    #expect(field.text == "Hi. Ho")
    #expect(field.isFirstResponder && screen.window.isKeyWindow)
  }

  @Test("Shift makes one capital; two taps lock; another tap lets go")
  func shift() throws {
    edit { $0.autocapitalizationType = .none }
    for key in ["a", "shift", "B", "c"] { try screen.tapKey(key) }
    try screen.tapKey("shift")
    try screen.tapKey("shift")
    for key in ["D", "E", "shift", "f"] { try screen.tapKey(key) }
    #expect(field.text == "aBcDEf")
  }

  @Test("A finger on shift makes capitals of all that others type meanwhile")
  func heldShift() throws {
    edit { $0.autocapitalizationType = .none }
    let shift = try screen.frame(ofKey: "shift")
    let (a, b) = (try screen.frame(ofKey: "a"), try screen.frame(ofKey: "b"))
    screen.touchDown(at: middle(shift), finger: 1)
    for key in [a, b] {
      screen.touchDown(at: middle(key), finger: 2)
      screen.touchUp(at: middle(key), finger: 2)
    }
    screen.touchUp(at: middle(shift), finger: 1)
    screen.tap(at: middle(a))
    #expect(field.text == "ABa")
  }

  @Test("A key types when the finger is lifted, and the one that it has slid to")
  func slides() throws {
    edit { $0.autocapitalizationType = .none }
    let (a, s) = (try screen.frame(ofKey: "a"), try screen.frame(ofKey: "s"))
    screen.touchDown(at: middle(a))
    #expect(field.text == "")
    screen.touchMove(to: middle(s))
    screen.touchUp(at: middle(s))
    #expect(field.text == "s")
    screen.touchDown(at: middle(a))
    screen.touchMove(to: CGPoint(x: 100, y: 300))
    screen.touchUp(at: CGPoint(x: 100, y: 300))
    #expect(field.text == "s")
  }

  @Test("Two fingers type in the order in which they came down")
  func rollover() throws {
    edit { $0.autocapitalizationType = .none }
    let (a, l) = (try screen.frame(ofKey: "a"), try screen.frame(ofKey: "l"))
    screen.touchDown(at: middle(a), finger: 1)
    screen.touchDown(at: middle(l), finger: 2)
    #expect(field.text == "a")
    screen.touchUp(at: middle(a), finger: 1)
    screen.touchUp(at: middle(l), finger: 2)
    #expect(field.text == "al")
  }

  @Test("Delete works at once, goes on while held, and takes whole words in the end")
  func deletes() throws {
    edit { $0.text = String(repeating: "word ", count: 20) }
    let start = 100
    let delete = middle(try screen.frame(ofKey: "delete"))
    screen.touchDown(at: delete)
    #expect(field.text?.count == start - 1)
    screen.advance(by: 0.49)
    #expect(field.text?.count == start - 1)
    screen.advance(by: 0.52)
    #expect(field.text?.count == start - 7)
    screen.advance(by: 4)
    #expect((field.text?.count ?? 0) < start - 40)
    screen.touchUp(at: delete)
    let rest = field.text
    screen.advance(by: 2)
    #expect(field.text == rest)
  }

  @Test("The digits' plane goes back to letters after a space")
  func planes() throws {
    edit { $0.autocapitalizationType = .none }
    for key in ["123", "1", "#+=", "€", "123", "2", "space"] { try screen.tapKey(key) }
    #expect(screen.keys.contains("q"))
    #expect(field.text == "1€2 ")
  }

  @Test("The return key says what it does, and does it")
  func returns() throws {
    let judge = Judge()
    edit {
      $0.returnKeyType = .join
      $0.delegate = judge
    }
    #expect(!screen.keys.contains("return"))
    try screen.tapKey("Join")
    #expect(judge.returns == 1)
  }

  @Test("A return key that needs text does nothing without")
  func disabledReturn() throws {
    let judge = Judge()
    edit {
      $0.enablesReturnKeyAutomatically = true
      $0.returnKeyType = .go
      $0.delegate = judge
    }
    try screen.tapKey("Go")
    #expect(judge.returns == 0)
    try screen.tapKey("A")
    try screen.tapKey("Go")
    #expect(judge.returns == 1)
  }

  @Test("Real keys type at the same time, and the keyboard follows")
  func realKeys() throws {
    edit()
    #expect(screen.keys.contains("Q"))
    screen.type("Hello")
    #expect(screen.keys.contains("q"))
    try screen.tapKeys(" you")
    screen.press(.backspace)
    #expect(field.text == "Hello yo")
    field.text = ""
    screen.advance(by: 0)
    #expect(screen.keys.contains("Q"))
  }

  @Test("Going to a field of another kind changes the keys, and never hides them")
  func otherKind() throws {
    second.keyboardType = .numberPad
    edit()
    let frame = screen.keyboardFrame
    second.becomeFirstResponder()
    screen.advance(by: 0)
    #expect(screen.keys.contains("5") && !screen.keys.contains("Q"))
    #expect(screen.keyboardFrame == frame)
    for key in ["1", "9", "delete", "0"] { try screen.tapKey(key) }
    #expect(second.text == "10")
  }

  @Test("A secure field's keys are small letters, and it is typed into like any other")
  func secure() throws {
    edit { $0.isSecureTextEntry = true }
    try screen.tapKey("a")
    #expect(field.text == "a")
  }

  @Test("The keys show a balloon while they are pressed, and only then")
  func balloon() throws {
    edit { $0.autocapitalizationType = .none }
    let keys = try #require(KeyboardController.shared.keys)
    func callouts() -> Int { keys.subviews.count { $0 is KeyCallout } }
    let q = middle(try screen.frame(ofKey: "q"))
    screen.touchDown(at: q)
    #expect(callouts() == 1)
    screen.touchUp(at: q)
    #expect(callouts() == 0)
    screen.touchDown(at: middle(try screen.frame(ofKey: "space")))
    #expect(callouts() == 0)
  }

  @Test("An input view takes the keys' place, and an accessory stands on top")
  func inputViews() throws {
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 180))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    edit { $0.inputAccessoryView = bar }
    #expect(screen.keyboardFrame?.height == 294)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 550, width: 390, height: 44))
    field.inputView = picker
    screen.advance(by: 1)
    #expect(screen.keys.isEmpty)
    #expect(screen.keyboardFrame?.height == 258)
    #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 630, width: 390, height: 180))
    field.inputView = nil
    screen.advance(by: 1)
    #expect(screen.keys.contains("Q") && picker.window == nil)
  }

  @Test("On the desk an input view and an accessory come up too, and no keys")
  func desk() {
    screen.keyboard = .hardware
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    edit { $0.inputAccessoryView = bar }
    #expect(screen.keys.isEmpty)
    #expect(screen.keyboardFrame?.height == 78)
  }

  @Test("On a tablet a key puts the keyboard away")
  func dismisses() throws {
    let screen = TestScreen(device: .tablet)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    screen.page.view.addSubview(field)
    field.becomeFirstResponder()
    screen.advance(by: 1)
    #expect(screen.keyboardFrame?.height == 284)
    try screen.tapKey("dismiss")
    screen.advance(by: 1)
    #expect(screen.keyboardFrame == nil && !field.isFirstResponder)
  }

  private func middle(_ frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
