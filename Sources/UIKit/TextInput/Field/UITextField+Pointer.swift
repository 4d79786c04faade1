internal import CoreGraphics

// A press of the mouse sets the caret and a drag selects from there; a finger sets the caret where
// it is lifted. Twice selects by words, thrice everything.
extension UITextField {
  /// A selection that is being made with the pointer.
  struct Drag {
    /// What was selected when it began.
    var origin: Range<Int>
    /// What it selects by.
    var unit: TextUnit
  }

  func beginDrag(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isEditing || touch.type == .direct || becomeFirstResponder() else { return false }
    if touch.type == .indirectPointer || touch.tapCount > 1 { place(touch, with: event) }
    return true
  }

  func continueDrag(_ touch: UITouch) -> Bool {
    guard let drag, touch.type == .indirectPointer else { return true }
    let target = position(at: touch.location(in: self))
    let before = editor.selection
    switch drag.unit {
    case .character:
      editor.select(TextSelection(anchor: drag.origin.lowerBound, head: target.offset))
      caretIsUpstream = target.isUpstream
    default: editor.dragSelection(from: drag.origin, to: target.offset, by: drag.unit)
    }
    if editor.selection != before { selectionChanged() }
    return true
  }

  func endDrag(_ touch: UITouch?) {
    defer { drag = nil }
    guard let touch, touch.type == .direct, bounds.contains(touch.location(in: self)) else {
      return
    }
    guard isEditing || becomeFirstResponder() else { return }
    if touch.tapCount == 1 { place(touch, with: nil) }
  }

  private func place(_ touch: UITouch, with event: UIEvent?) {
    guard isEditing else { return }
    settleMarkedText()
    let target = position(at: touch.location(in: self))
    caretIsUpstream = target.isUpstream
    let unit: TextUnit =
      switch touch.tapCount {
      case ...1: .character
      case 2: .word
      default: .document
      }
    if unit == .character, event?.modifierFlags.contains(.shift) == true {
      editor.moveCaret(to: target.offset, extending: true)
      let anchor = editor.selection.anchor
      drag = Drag(origin: anchor..<anchor, unit: unit)
    } else {
      let range = editor.range(of: unit, around: target.offset)
      editor.select(TextSelection(unit == .character ? target.offset..<target.offset : range))
      drag = Drag(origin: editor.selection.range, unit: unit)
    }
    selectionChanged()
  }
}
