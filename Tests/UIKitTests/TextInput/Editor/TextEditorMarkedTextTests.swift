import Foundation
import Testing
import UIKit

@Suite("Text that an input method has not settled")
struct TextEditorMarkedTextTests {
  @Test("It stands in the text, is replaced by the next, and is settled as one step")
  func composing() {
    var editor = TextEditor("a|c")
    editor.setMarkedText("n", selected: 1..<1)
    editor.setMarkedText("ni", selected: 2..<2)
    #expect(editor.marked == "ani|c")
    #expect(editor.markedRange == 1..<3)
    editor.commitMarkedText(as: "你")
    #expect(editor.marked == "a你|c")
    #expect(editor.markedRange == nil)
    editor.undo()
    #expect(editor.marked == "a|c")
    editor.redo()
    #expect(editor.marked == "a你|c")
  }

  @Test("It replaces the selection, and an input method that gives up brings that back")
  func givingUp() {
    var editor = TextEditor("a|bc|d")
    editor.setMarkedText("x", selected: 1..<1)
    #expect(editor.text == "axd")
    editor.setMarkedText("", selected: 0..<0)
    #expect(editor.marked == "a|bc|d")
    #expect(!editor.canUndo)
  }

  @Test("The input method's selection is shown within it, and kept inside")
  func selectionWithin() {
    var editor = TextEditor("a|")
    editor.setMarkedText("にほん", selected: 1..<2)
    #expect(editor.marked == "aに|ほ|ん")
    editor.setMarkedText("に", selected: 5..<9)
    #expect(editor.marked == "aに|")
  }

  @Test("Moving the caret settles it as it stands")
  func moving() {
    var editor = TextEditor("")
    editor.setMarkedText("ka", selected: 2..<2)
    editor.move(.document, .backward)
    #expect(editor.marked == "|ka")
    #expect(editor.markedRange == nil)
    editor.undo()
    #expect(editor.marked == "|")
  }

  @Test("Undo while composing takes the composition back")
  func undoing() {
    var editor = TextEditor("a|")
    editor.setMarkedText("ka", selected: 2..<2)
    #expect(editor.canUndo)
    editor.undo()
    #expect(editor.marked == "a|")
  }
}
