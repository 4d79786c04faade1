import Foundation
import Testing
import UIKit
import WindowServer

@Suite("Keys in a text field", .serialized)
struct TextFieldKeysTests {
  @Test("Arrows move by characters, with Control or Alt by words, with Shift they select")
  func arrows() {
    let screen = FieldScreen("one two")
    screen.press(.keyboardLeftArrow)
    #expect(screen.marked == "one tw|o")
    screen.press(.keyboardLeftArrow, .control)
    #expect(screen.marked == "one |two")
    screen.press(.keyboardLeftArrow, [.alternate, .shift])
    #expect(screen.marked == "|one |two")
    screen.press(.keyboardRightArrow)
    #expect(screen.marked == "one |two")
    screen.press(.keyboardRightArrow, [.control, .shift])
    #expect(screen.marked == "one |two|")
  }

  @Test("Home, End, Up, Down and the Mac's Command arrows go to the ends")
  func ends() {
    let screen = FieldScreen("one two")
    let toStart: [(UIKeyboardHIDUsage, KeyModifiers)] = [
      (.keyboardHome, []), (.keyboardUpArrow, []), (.keyboardLeftArrow, .command),
      (.keyboardHome, .control),
    ]
    for (key, modifiers) in toStart {
      screen.press(.keyboardEnd)
      #expect(screen.marked == "one two|")
      screen.press(key, modifiers)
      #expect(screen.marked == "|one two")
    }
    screen.press(.keyboardEnd, .shift)
    #expect(screen.marked == "|one two|")
    screen.press(.keyboardDownArrow)
    #expect(screen.marked == "one two|")
  }

  @Test("Backspace and Delete take characters, with Control words, with Command the rest")
  func deletions() {
    let screen = FieldScreen("one two three")
    screen.press(.keyboardDeleteOrBackspace, .control)
    #expect(screen.marked == "one two |")
    screen.press(.keyboardDeleteOrBackspace)
    #expect(screen.marked == "one two|")
    screen.press(.keyboardHome)
    screen.press(.keyboardDeleteForward)
    #expect(screen.marked == "|ne two")
    screen.press(.keyboardDeleteForward, .alternate)
    #expect(screen.marked == "| two")
    screen.press(.keyboardEnd)
    screen.press(.keyboardDeleteOrBackspace, .command)
    #expect(screen.marked == "|")
  }

  @Test("Copy, cut and paste by the keys of three traditions")
  func pasteboard() {
    let screen = FieldScreen("one two")
    screen.press(.keyboardA, .control)
    screen.press(.keyboardC, .control)
    #expect(screen.server.pasteboardText == "one two")
    screen.press(.keyboardX, .command)
    #expect(screen.marked == "|")
    screen.press(.keyboardV, .control)
    screen.press(.keyboardInsert, .shift)
    #expect(screen.marked == "one twoone two|")
    screen.select(0..<3)
    screen.press(.keyboardInsert, .control)
    #expect(screen.server.pasteboardText == "one")
    screen.press(.keyboardDeleteForward, .shift)
    #expect(screen.marked == "| twoone two")
  }

  @Test("With nothing selected, copying leaves the pasteboard alone")
  func copyingNothing() {
    let screen = FieldScreen("abc")
    screen.server.pasteboardText = "kept"
    screen.press(.keyboardC, .control)
    screen.press(.keyboardX, .control)
    #expect(screen.server.pasteboardText == "kept")
    #expect(screen.field.text == "abc")
  }

  @Test("Pasted lines become one")
  func pastingLines() {
    let screen = FieldScreen()
    screen.server.pasteboardText = "one\ntwo\r\n"
    screen.press(.keyboardV, .control)
    #expect(screen.marked == "one two|")
  }

  @Test("Undo by words and redo, by the keys of three traditions, with events")
  func undo() {
    let screen = FieldScreen()
    var changes = 0
    screen.field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    screen.type("one two")
    screen.press(.keyboardZ, .control)
    #expect(screen.marked == "one |")
    screen.press(.keyboardZ, .command)
    #expect(screen.marked == "|")
    screen.press(.keyboardZ, .control)
    #expect(screen.marked == "|")
    screen.press(.keyboardY, .control)
    #expect(screen.marked == "one |")
    screen.press(.keyboardZ, [.control, .shift])
    #expect(screen.marked == "one two|")
    #expect(changes == 7 + 4)
    #expect(screen.field.undoManager?.canUndo == true)
  }

  @Test("Tab and Escape are not the field's, keys that type are")
  func passedOn() {
    let screen = FieldScreen("abc")
    final class Catcher: UIView {
      var keys: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
      }
    }
    let catcher = Catcher(frame: screen.window.bounds)
    screen.window.addSubview(catcher)
    catcher.addSubview(screen.field)
    screen.field.becomeFirstResponder()
    screen.turn()
    screen.press(.keyboardA, characters: "a")
    screen.press(.keyboardSpacebar, characters: " ")
    screen.press(.keyboardEscape)
    screen.press(.keyboardTab)
    screen.press(.keyboardLeftArrow)
    #expect(catcher.keys == [.keyboardEscape, .keyboardTab])
  }

  @Test("A field that Tab comes to has everything selected, one that code chose has the caret")
  func tabbing() {
    let screen = FieldScreen("first")
    #expect(screen.marked == "first|")
    let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    other.text = "second"
    screen.window.addSubview(other)
    screen.turn()
    screen.press(.keyboardTab)
    #expect(other.isEditing)
    #expect(other.selectedTextRange.flatMap(other.text(in:)) == "second")
    screen.press(.keyboardTab, .shift)
    #expect(screen.marked == "|first|")
  }

  @Test("Arrows go as the eye sees it through text of both directions")
  func bidirectional() {
    // Shown as: abc גבא
    let screen = FieldScreen("abc אבג")
    screen.press(.keyboardHome)
    var seen: [CGFloat] = []
    for _ in 0..<7 {
      screen.press(.keyboardRightArrow)
      seen.append(screen.caret.frame.minX)
    }
    #expect(seen == seen.sorted())
    #expect(Set(seen).count == 7)
  }

  @Test("Emoji are deleted and passed as a whole")
  func emoji() {
    let screen = FieldScreen("a👩‍👩‍👧b")
    screen.press(.keyboardLeftArrow)
    screen.press(.keyboardLeftArrow)
    #expect(screen.marked == "a|👩‍👩‍👧b")
    screen.press(.keyboardDeleteForward)
    #expect(screen.marked == "a|b")
  }
}
