import Foundation
import Testing

@testable import UIKit

@Suite("The pointer in a text field", .serialized)
struct TextFieldPointerTests {
  @Test("A click begins editing and puts the caret there")
  func click() {
    let screen = FieldScreen("one two three", editing: false)
    screen.click(screen.edge(4))
    #expect(screen.field.isFirstResponder)
    #expect(screen.marked == "one |two three")
  }

  @Test("A drag selects, either way, and out of the field up to its ends")
  func drag() {
    let screen = FieldScreen("one two three")
    screen.drag([screen.edge(4), screen.edge(6), screen.edge(7)])
    #expect(screen.marked == "one |two| three")
    screen.advance(by: 1)
    screen.drag([screen.edge(7), screen.edge(2)])
    #expect(screen.marked == "on|e two| three")
    screen.advance(by: 1)
    screen.drag([screen.edge(4), CGPoint(x: -50, y: 90)])
    #expect(screen.marked == "|one |two three")
  }

  @Test("A double click selects a word, a drag on more words, a triple click everything")
  func repeatedClicks() {
    let screen = FieldScreen("one two three")
    screen.click(screen.edge(5), times: 2)
    #expect(screen.marked == "one |two| three")
    screen.click(screen.edge(5))
    #expect(screen.marked == "|one two three|")
    screen.advance(by: 1)
    screen.click(screen.edge(5))
    screen.drag([screen.edge(5), screen.edge(9)])
    #expect(screen.marked == "one |two three|")
  }

  @Test("Shift and a click extend the selection")
  func shiftClick() {
    let screen = FieldScreen("one two three")
    screen.click(screen.edge(4))
    screen.advance(by: 1)
    screen.click(screen.edge(7), modifiers: .shift)
    #expect(screen.marked == "one |two| three")
  }

  @Test("A finger begins editing when it is lifted within the field")
  func finger() {
    let screen = FieldScreen("one two three", editing: false)
    screen.drag([screen.edge(4), CGPoint(x: 500, y: 500)], kind: .touch)
    #expect(!screen.field.isEditing)
    screen.click(screen.edge(7), kind: .touch)
    #expect(screen.marked == "one two| three")
  }

  @Test("The pointer is a text cursor over the field and an arrow over the clear button")
  func shape() {
    let screen = FieldScreen("abc")
    screen.field.clearButtonMode = .always
    screen.turn()
    #expect(screen.field.effectivePointerShape(at: .zero) == .text)
    let button = screen.field.subviews.first { $0 is TextFieldClearButton }
    #expect(button?.effectivePointerShape(at: .zero) == .arrow)
  }
}
