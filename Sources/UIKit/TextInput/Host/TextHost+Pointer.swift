internal import CoreGraphics
internal import TextLayout

/// A selection that is being made with the pointer.
struct TextDrag {
  /// What was selected when it began.
  var origin: Range<Int>
  /// What it selects by.
  var unit: TextUnit
}

// A press of the mouse sets the caret and a drag selects from there; a finger sets the caret where
// it is lifted. Twice selects by words, thrice by what the view says.
extension TextHost {
  /// Sets the caret where a touch is, or selects what is there, as often as it taps.
  func place(_ touch: UITouch, with event: UIEvent?) {
    settleMarkedText()
    let target = position(at: touch.location(in: self))
    caretIsUpstream = target.affinity == .upstream
    let unit: TextUnit =
      switch touch.tapCount {
      case ...1: .character
      case 2: .word
      default: unitOfThreeTaps
      }
    if unit == .character, event?.modifierFlags.contains(.shift) == true {
      editor.moveCaret(to: target.offset, extending: true)
      let anchor = editor.selection.anchor
      drag = TextDrag(origin: anchor..<anchor, unit: unit)
    } else {
      let range = editor.range(of: unit, around: target.offset)
      editor.select(TextSelection(unit == .character ? target.offset..<target.offset : range))
      drag = TextDrag(origin: editor.selection.range, unit: unit)
    }
    selectionChanged()
  }

  /// Selects up to where the mouse is.
  /// - Returns: whether the selection is another.
  @discardableResult
  func followDrag(_ touch: UITouch) -> Bool {
    guard let drag, touch.type == .indirectPointer else { return false }
    let target = position(at: touch.location(in: self))
    let before = editor.selection
    if drag.unit == .character {
      editor.select(TextSelection(anchor: drag.origin.lowerBound, head: target.offset))
      caretIsUpstream = target.affinity == .upstream
    } else {
      editor.dragSelection(from: drag.origin, to: target.offset, by: drag.unit)
    }
    guard editor.selection != before else { return false }
    selectionChanged()
    return true
  }
}
