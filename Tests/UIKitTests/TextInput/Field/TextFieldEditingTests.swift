import Foundation
import Testing

@testable import UIKit

@Suite("Editing a text field", .serialized)
struct TextFieldEditingTests {
  @Test("The calls come in one order: begin, change, return, end")
  func order() {
    let screen = FieldScreen(editing: false)
    let log = FieldLog()
    log.watch(screen.field)
    #expect(screen.field.becomeFirstResponder())
    #expect(log.take() == ["shouldBegin", "didBegin", "editingDidBegin", "didBegin note"])
    screen.type("a")
    #expect(log.take() == ["change 0+0 'a'", "didSelect", "editingChanged", "didChange note"])
    screen.press(.keyboardReturnOrEnter)
    #expect(log.take() == ["shouldReturn", "primaryAction"])
    #expect(screen.field.isEditing)
    #expect(screen.field.resignFirstResponder())
    #expect(log.take() == ["shouldEnd", "didEnd", "editingDidEnd", "didEnd note"])
    #expect(!screen.field.isEditing)
  }

  @Test("A delegate can refuse to begin, to change, to clear, to return and to end")
  func refusals() {
    let screen = FieldScreen("abc", editing: false)
    let field = screen.field
    let log = FieldLog()
    log.watch(field)
    log.answers = ["shouldBegin": false]
    #expect(!field.becomeFirstResponder())
    #expect(!field.isEditing && !field.isFirstResponder)
    log.answers = ["shouldChange": false, "shouldClear": false, "shouldReturn": false]
    field.becomeFirstResponder()
    _ = log.take()
    screen.type("x")
    screen.press(.keyboardDeleteOrBackspace)
    #expect(log.take() == ["change 3+0 'x'", "change 2+1 ''"])
    screen.press(.keyboardReturnOrEnter)
    #expect(log.take() == ["shouldReturn"])
    #expect(screen.marked == "abc|")
    log.answers = ["shouldEnd": false]
    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
  }

  @Test("Setting the text in code asks nobody and sends nothing")
  func programmatic() {
    let screen = FieldScreen("abc")
    let log = FieldLog()
    log.watch(screen.field)
    screen.field.text = "defg"
    #expect(log.take().isEmpty)
    #expect(screen.marked == "defg|")
    #expect(screen.field.undoManager?.canUndo == false)
    screen.select(1..<2)
    screen.field.text = "defg"
    #expect(screen.marked == "d|e|fg")
    screen.field.text = nil
    #expect(screen.field.text == "")
  }

  @Test("insertText and deleteBackward in code are the person's")
  func keyInput() {
    let screen = FieldScreen("ab")
    let log = FieldLog()
    log.watch(screen.field)
    screen.field.insertText("c")
    screen.field.deleteBackward()
    #expect(log.take().filter { $0 == "editingChanged" }.count == 2)
    #expect(screen.field.text == "ab")
  }

  @Test("Another field takes over: the old one ends before the new one has begun")
  func handingOver() {
    let screen = FieldScreen("a")
    let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    screen.window.addSubview(other)
    screen.turn()
    let log = FieldLog()
    log.watch(screen.field)
    let otherLog = FieldLog()
    otherLog.watch(other)
    #expect(other.becomeFirstResponder())
    #expect(log.take().prefix(2) == ["shouldEnd", "didEnd"])
    #expect(otherLog.take().first == "shouldBegin")
    #expect(other.isFirstResponder && !screen.field.isFirstResponder)
  }

  @Test("A field that leaves its window ends editing without being asked")
  func leaving() {
    let screen = FieldScreen("a")
    let log = FieldLog()
    log.watch(screen.field)
    log.answers = ["shouldEnd": false]
    screen.field.removeFromSuperview()
    #expect(!screen.field.isEditing)
    #expect(log.take().contains("didEnd"))
    #expect(screen.window.firstResponder == nil)
  }

  @Test("A disabled field takes no keys, and one that is disabled while edited ends")
  func disabled() {
    let screen = FieldScreen("a")
    screen.field.isEnabled = false
    #expect(!screen.field.isEditing)
    #expect(!screen.field.becomeFirstResponder())
  }

  @Test("Return ends editing where somebody listens for that, and obeys the automatic Return key")
  func returnKey() {
    let screen = FieldScreen()
    var exits = 0
    screen.field.enablesReturnKeyAutomatically = true
    screen.field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    screen.press(.keyboardReturnOrEnter)
    #expect(exits == 0 && screen.field.isEditing)
    screen.type("a")
    screen.press(.keyboardReturnOrEnter)
    #expect(exits == 1 && !screen.field.isEditing)
  }

  @Test("The text can be cleared when editing begins, and that can be undone")
  func clearsOnBegin() {
    let screen = FieldScreen("abc", editing: false)
    screen.field.clearsOnBeginEditing = true
    screen.field.becomeFirstResponder()
    #expect(screen.marked == "|")
    screen.press(.keyboardZ, .control)
    #expect(screen.field.text == "abc")
  }

  @Test("The clear button is there while there is text, and clears if the delegate agrees")
  func clearButton() {
    let screen = FieldScreen("abc", editing: false)
    let field = screen.field
    field.clearButtonMode = .always
    screen.turn()
    let middle = field.clearButtonRect(forBounds: field.bounds)
    let log = FieldLog()
    log.watch(field)
    log.answers = ["shouldClear": false]
    screen.click(CGPoint(x: middle.midX, y: middle.midY))
    #expect(field.text == "abc")
    log.answers = [:]
    _ = log.take()
    screen.click(CGPoint(x: middle.midX, y: middle.midY))
    #expect(field.text == "")
    #expect(log.take().contains("editingChanged"))
    #expect(field.isEditing)
    #expect(!field.subviews.contains { $0 is TextFieldClearButton })
  }

  @Test("Attributes set by code are kept by edits around them, and setting the font replaces them")
  func attributes() {
    let screen = FieldScreen()
    let content = NSMutableAttributedString(string: "abc")
    content.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    screen.field.attributedText = content
    screen.type("d")
    let color = screen.field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    screen.field.textColor = .blue
    let after = screen.field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil)
    #expect(after as? UIColor == .blue)
  }
}
