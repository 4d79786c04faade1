import Foundation
import Testing
import UIKit

@Suite("Undo in the text editor")
struct TextEditorUndoTests {
  @Test("One undo takes back about a word of typing")
  func words() {
    var editor = TextEditor("")
    for character in "one two  three" { editor.type(String(character)) }
    editor.undo()
    #expect(editor.marked == "one two  |")
    editor.undo()
    #expect(editor.marked == "one |")
    editor.undo()
    #expect(editor.marked == "|")
    #expect(!editor.canUndo)
    editor.redo()
    editor.redo()
    editor.redo()
    #expect(editor.marked == "one two  three|")
    #expect(!editor.canRedo)
  }

  @Test("Typing over a selection comes back as it was, selected")
  func selection() {
    var editor = TextEditor("Hello |cruel| world")
    editor.type("k")
    editor.type("i")
    editor.undo()
    #expect(editor.marked == "Hello |cruel| world")
    editor.redo()
    #expect(editor.marked == "Hello ki| world")
  }

  @Test("Backspaces in a row are one step, deletes in a row another")
  func deletions() {
    var editor = TextEditor("abc|def")
    editor.delete()
    editor.delete()
    editor.delete(.character, .forward)
    editor.delete(.character, .forward)
    #expect(editor.marked == "a|f")
    editor.undo()
    #expect(editor.marked == "a|def")
    editor.undo()
    #expect(editor.marked == "abc|def")
  }

  @Test("Moving the caret ends a step, even if it comes back")
  func moving() {
    var editor = TextEditor("")
    editor.type("a")
    editor.move(.character, .backward)
    editor.move(.character, .forward)
    editor.type("b")
    editor.undo()
    #expect(editor.marked == "a|")
  }

  @Test("A paste is a step of its own")
  func paste() {
    var editor = TextEditor("")
    editor.type("a")
    editor.apply(editor.paste(of: "bcd"))
    editor.type("e")
    editor.undo()
    #expect(editor.marked == "abcd|")
    editor.undo()
    #expect(editor.marked == "a|")
  }

  @Test("An edit after an undo forgets what could be done again")
  func branch() {
    var editor = TextEditor("")
    editor.type("a")
    editor.undo()
    #expect(editor.canRedo)
    editor.type("b")
    #expect(!editor.canRedo)
    editor.redo()
    #expect(editor.marked == "b|")
  }

  @Test("Setting the content from outside leaves nothing to undo")
  func setting() {
    var editor = TextEditor("")
    editor.type("a")
    editor.setContent(EditedText("new"))
    #expect(!editor.canUndo && !editor.canRedo)
    editor.undo()
    #expect(editor.marked == "new|")
  }

  @Test("Undo with nothing to undo changes nothing")
  func nothing() {
    var editor = TextEditor("a|b|c")
    editor.undo()
    editor.redo()
    #expect(editor.marked == "a|b|c")
  }
}
