import Foundation
import Testing
import UIKit

extension TextEditor {
  /// An editor with that text and the caret at its end; `|` marks caret or selection instead.
  init(_ marked: String) {
    self.init()
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    setContent(EditedText(parts.joined()))
    guard parts.count > 1 else { return }
    let start = parts[0].utf16.count
    select(TextSelection(start..<(parts.count > 2 ? start + parts[1].utf16.count : start)))
  }

  /// The text with `|` at the ends of the selection.
  var marked: String {
    let units = Array(text.utf16)
    let range = selection.range
    let before = String(decoding: units[..<range.lowerBound], as: UTF16.self)
    let within = String(decoding: units[range], as: UTF16.self)
    let after = String(decoding: units[range.upperBound...], as: UTF16.self)
    return selection.isCaret ? "\(before)|\(after)" : "\(before)|\(within)|\(after)"
  }

  mutating func type(_ text: String) { apply(insertion(of: text)) }

  mutating func delete(_ unit: TextUnit = .character, _ direction: TextDirection = .backward) {
    if let edit = deletion(of: unit, direction) { apply(edit) }
  }
}

@Suite("The text editor")
struct TextEditorTests {
  @Test("Typing puts text in at the caret and moves the caret behind it")
  func typing() {
    var editor = TextEditor("Hel|o")
    editor.type("l")
    #expect(editor.marked == "Hell|o")
  }

  @Test("Typing replaces the selection")
  func replacing() {
    var editor = TextEditor("Hello |cruel| world")
    editor.type("kind")
    #expect(editor.marked == "Hello kind| world")
  }

  @Test("Backspace and Delete take the selection, or one character as a reader sees it")
  func deleting() {
    var editor = TextEditor("a👩‍👩‍👧|b")
    editor.delete()
    #expect(editor.marked == "a|b")
    editor.delete(.character, .forward)
    #expect(editor.marked == "a|")
    #expect(editor.deletion(of: .character, .forward) == nil)
    editor = TextEditor("a|bc|d")
    editor.delete(.word, .backward)
    #expect(editor.marked == "a|d")
  }

  @Test("Deleting by words and to the paragraph's edge")
  func deletingMore() {
    var editor = TextEditor("one two three|")
    editor.delete(.word, .backward)
    #expect(editor.marked == "one two |")
    editor = TextEditor("|one two")
    editor.delete(.word, .forward)
    #expect(editor.marked == "| two")
    editor = TextEditor("one\ntwo |three\nfour")
    editor.delete(.paragraph, .backward)
    #expect(editor.marked == "one\n|three\nfour")
    editor.delete(.paragraph, .forward)
    #expect(editor.marked == "one\n|\nfour")
  }

  @Test("Moving out of a selection by a character goes to its edge")
  func leavingSelection() {
    var editor = TextEditor("a|bc|d")
    editor.move(.character, .backward)
    #expect(editor.marked == "a|bcd")
    editor = TextEditor("a|bc|d")
    editor.move(.character, .forward)
    #expect(editor.marked == "abc|d")
  }

  @Test("Extending moves one end only, also across the anchor")
  func extending() {
    var editor = TextEditor("one two| three")
    editor.move(.word, .backward, extending: true)
    #expect(editor.marked == "one |two| three")
    #expect(editor.selection.head == 4)
    editor.move(.word, .forward, extending: true)
    editor.move(.word, .forward, extending: true)
    #expect(editor.marked == "one two| three|")
  }

  @Test("A selection grows to whole characters, a caret goes before the one it is in")
  func selectionIsWhole() {
    var editor = TextEditor("a👍🏽b")
    editor.select(TextSelection(caretAt: 3))
    #expect(editor.selection == TextSelection(caretAt: 1))
    editor.select(TextSelection(anchor: 4, head: 2))
    #expect(editor.selection == TextSelection(anchor: 5, head: 1))
    editor.select(TextSelection(anchor: -7, head: 99))
    #expect(editor.selection == TextSelection(anchor: 0, head: 6))
  }

  @Test("An accent typed after a letter is one character with it, and the caret behind both")
  func combining() {
    var editor = TextEditor("e|x")
    editor.type("\u{301}")
    #expect(editor.marked == "e\u{301}|x")
    editor.delete()
    #expect(editor.marked == "|x")
  }

  @Test("A drag after a double click selects whole words, either way")
  func draggingWords() {
    var editor = TextEditor("one two three four")
    let origin = editor.range(of: .word, around: 9)
    #expect(origin == 8..<13)
    editor.dragSelection(from: origin, to: 15, by: .word)
    #expect(editor.marked == "one two |three four|")
    editor.dragSelection(from: origin, to: 5, by: .word)
    #expect(editor.marked == "one |two three| four")
    #expect(editor.selection.head == 4)
  }

  @Test("Text that must not be known by its parts counts as one word")
  func opaque() {
    var editor = TextEditor("secret word|")
    editor.isOpaque = true
    #expect(editor.range(of: .word, around: 2) == 0..<11)
    editor.move(.word, .backward)
    #expect(editor.marked == "|secret word")
    editor.delete(.word, .forward)
    #expect(editor.marked == "|")
  }

  @Test("Pasted lines become one line with spaces between")
  func flattening() {
    #expect(singleLine("one\ntwo\r\n\r\nthree\n") == "one two three")
    #expect(singleLine("no break ") == "no break ")
    #expect(singleLine("\n") == "")
    #expect(singleLine("a\u{2028}b") == "a b")
  }

  @Test("Attributes stay with the text around an edit, and typed text has its own")
  func attributes() {
    let key = NSAttributedString.Key("mark")
    var editor = TextEditor()
    let content = NSMutableAttributedString(string: "abc")
    content.addAttribute(key, value: "b", range: NSRange(location: 1, length: 1))
    editor.setContent(EditedText(content))
    editor.typingAttributes = [key: "typed"]
    editor.select(TextSelection(caretAt: 1))
    editor.type("x")
    func mark(_ offset: Int) -> String? {
      editor.content.attributes(at: offset)[key] as? String
    }
    #expect(editor.text == "axbc")
    #expect([mark(0), mark(1), mark(2), mark(3)] == [nil, "typed", "b", nil])
    editor.select(TextSelection(2..<3))
    editor.delete()
    editor.undo()
    #expect(mark(2) == "b")
  }
}
