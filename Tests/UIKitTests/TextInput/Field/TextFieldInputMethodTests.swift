import Foundation
import Testing
import UIKit

@Suite("Input methods in a text field", .serialized)
struct TextFieldInputMethodTests {
  @Test("Text that is not settled stands in the field, marked, and is replaced by what is settled")
  func composing() {
    let screen = FieldScreen("a")
    screen.compose("ni", selection: 2..<2)
    #expect(screen.field.text == "ani")
    #expect(screen.field.markedTextRange.flatMap(screen.field.text(in:)) == "ni")
    screen.commit("你")
    #expect(screen.marked == "a你|")
    #expect(screen.field.markedTextRange == nil)
    screen.press(.keyboardZ, .control)
    #expect(screen.marked == "a|")
  }

  @Test("The delegate is asked when it is settled; a refusal takes it back")
  func asking() {
    let screen = FieldScreen("a")
    let log = FieldLog()
    log.watch(screen.field)
    log.answers = ["shouldChange": false]
    screen.compose("ni", selection: 2..<2)
    #expect(!log.take().contains { $0.hasPrefix("change") })
    screen.commit("你")
    #expect(log.take().contains("change 1+2 '你'"))
    #expect(screen.marked == "a|")
  }

  @Test("An input method that clears its text leaves the field as it was")
  func givingUp() {
    let screen = FieldScreen("abc")
    screen.select(1..<2)
    screen.compose("x", selection: 1..<1)
    screen.compose("", selection: 0..<0)
    #expect(screen.marked == "a|b|c")
  }

  @Test("Losing the keys settles it as it stands")
  func losingKeys() {
    let screen = FieldScreen("a")
    screen.compose("ni", selection: 2..<2)
    screen.field.resignFirstResponder()
    #expect(screen.field.text == "ani")
    #expect(screen.field.markedTextRange == nil)
  }

  @Test("By the protocol: set, unmark, replace, and find one's way by places and ranges")
  func textInput() {
    let screen = FieldScreen("abc")
    let field = screen.field
    field.setMarkedText("xy", selectedRange: NSRange(location: 0, length: 1))
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "x")
    field.unmarkText()
    #expect(field.text == "abcxy")
    let start = field.position(from: field.beginningOfDocument, offset: 1)!
    let end = field.position(from: field.endOfDocument, offset: -1)!
    let range = field.textRange(from: end, to: start)!
    #expect(field.text(in: range) == "bcx")
    #expect(field.compare(start, to: end) == .orderedAscending)
    #expect(field.offset(from: end, to: start) == -3)
    field.replace(range, withText: "-")
    #expect(field.text == "a-y")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.text(in: UITextRange()) == nil)
  }

  @Test("Points lead to places, and places to rectangles within the field")
  func geometry() {
    let screen = FieldScreen("abcdef")
    let field = screen.field
    for offset in 0...6 {
      let place = field.position(from: field.beginningOfDocument, offset: offset)!
      let rect = field.caretRect(for: place)
      #expect(field.bounds.contains(rect))
      let back = field.closestPosition(to: CGPoint(x: rect.midX, y: rect.midY))!
      #expect(field.compare(back, to: place) == .orderedSame)
    }
    let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!
    let rects = field.selectionRects(for: all)
    #expect(rects.count == 1)
    #expect(rects[0].containsStart && rects[0].containsEnd)
    #expect(rects[0].rect == field.firstRect(for: all))
    let inside = CGPoint(x: rects[0].rect.minX + 2, y: 17)
    #expect(field.characterRange(at: inside).flatMap(field.text(in:)) == "a")
    #expect(field.characterRange(at: CGPoint(x: 190, y: 17)) == nil)
  }
}
