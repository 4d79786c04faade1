import Foundation
import Testing
import UIKit

/// A generator that gives the same numbers for the same seed on every machine (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// The plainest editor there can be: characters in an array and two indices.
private struct NaiveEditor {
  var characters: [Character] = []
  var anchor = 0
  var head = 0

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var text: String { String(characters) }

  mutating func replace(_ range: Range<Int>, _ text: String) {
    characters.replaceSubrange(range, with: Array(text))
    anchor = range.lowerBound + text.count
    head = anchor
  }

  mutating func delete(by step: Int) {
    if anchor != head { return replace(range, "") }
    let target = min(max(0, head + step), characters.count)
    replace(min(head, target)..<max(head, target), "")
  }

  mutating func move(by step: Int, extending: Bool) {
    if !extending, anchor != head {
      head = step < 0 ? range.lowerBound : range.upperBound
    } else {
      head = min(max(0, head + step), characters.count)
    }
    if !extending { anchor = head }
  }

  /// The offset in UTF-16 units of an index.
  func offset(_ index: Int) -> Int { String(characters[..<index]).utf16.count }
}

@Suite("Random editing, with a fixed seed")
struct TextEditorRandomTests {
  /// Characters that never become one with their neighbours.
  private static let plain = ["a", "B", " ", "é", "漢", "👍", "👩‍👩‍👧", "ش", ".", "\n"]
  /// Scalars that do.
  private static let nasty = [
    "e", "\u{301}", "\u{200D}", "👩", "🇩", "🇪", "\u{1F3FD}", "\r", "\n", "ᄒ", "ᅡ", "\u{FE0F}", "क",
    "\u{94D}",
  ]

  @Test("The editor does what the plainest model does", arguments: 0..<40)
  func againstModel(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var editor = TextEditor()
    var model = NaiveEditor()
    for step in 0..<120 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0...3:
        let text = Self.plain.randomElement(using: &random)!
        editor.type(text)
        model.replace(model.range, text)
      case 4:
        editor.delete(.character, .backward)
        model.delete(by: -1)
      case 5:
        editor.delete(.character, .forward)
        model.delete(by: 1)
      case 6:
        let extending = Bool.random(using: &random)
        editor.move(.character, .backward, extending: extending)
        model.move(by: -1, extending: extending)
      case 7:
        let extending = Bool.random(using: &random)
        editor.move(.character, .forward, extending: extending)
        model.move(by: 1, extending: extending)
      default:
        model.anchor = Int.random(in: 0...model.characters.count, using: &random)
        model.head = Int.random(in: 0...model.characters.count, using: &random)
        editor.select(
          TextSelection(anchor: model.offset(model.anchor), head: model.offset(model.head)))
      }
      #expect(editor.text == model.text, "step \(step)")
      #expect(
        editor.selection
          == TextSelection(anchor: model.offset(model.anchor), head: model.offset(model.head)),
        "step \(step)")
    }
  }

  @Test(
    "Undoing everything gives the first text again, redoing everything the last", arguments: 0..<60)
  func undoAndRedo(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var editor = TextEditor("start 👩‍👩‍👧 text")
    for _ in 0..<150 { act(on: &editor, with: &random) }
    editor.settleMarkedText()
    let last = editor.text
    var steps = 0
    while editor.canUndo {
      editor.undo()
      steps += 1
    }
    #expect(editor.text == "start 👩‍👩‍👧 text")
    for _ in 0..<steps { editor.redo() }
    #expect(Array(editor.text.utf16) == Array(last.utf16), "after \(steps) steps")
  }

  @Test("Whatever is typed, the selection stands between characters", arguments: 100..<160)
  func invariants(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var editor = TextEditor("")
    for _ in 0..<150 {
      act(on: &editor, with: &random)
      let stops = TextStops(editor.text)
      for end in [editor.selection.anchor, editor.selection.head] {
        #expect((0...editor.text.utf16.count).contains(end))
        #expect(stops.aligned(down: end) == end)
      }
      if let marked = editor.markedRange {
        #expect(marked.upperBound <= editor.text.utf16.count && !marked.isEmpty)
      }
    }
  }

  private func act(on editor: inout TextEditor, with random: inout SeededGenerator) {
    let length = editor.text.utf16.count
    let unit = [TextUnit.character, .word, .paragraph, .document].randomElement(using: &random)!
    let direction = [TextDirection.backward, .forward].randomElement(using: &random)!
    let text = (0..<Int.random(in: 1...3, using: &random))
      .map { _ in (Self.nasty + Self.plain).randomElement(using: &random)! }.joined()
    switch Int.random(in: 0..<14, using: &random) {
    case 0...4: editor.type(text)
    case 5: editor.delete(unit == .document ? .character : unit, direction)
    case 6: editor.move(unit, direction, extending: Bool.random(using: &random))
    case 7: editor.apply(editor.paste(of: text))
    case 8: editor.undo()
    case 9: editor.redo()
    case 10: editor.setMarkedText(text, selected: 0..<Int.random(in: 0...9, using: &random))
    case 11: editor.commitMarkedText(as: text)
    case 12:
      editor.apply(
        TextEdit(
          range: Int.random(in: 0...length, using: &random)..<(length + 2), replacement: text,
          kind: .replacing))
    default:
      editor.select(
        TextSelection(
          anchor: Int.random(in: -2...(length + 2), using: &random),
          head: Int.random(in: -2...(length + 2), using: &random)))
    }
  }
}
