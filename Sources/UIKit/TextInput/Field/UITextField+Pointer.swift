internal import CoreGraphics

// A finger sets the caret where it is lifted.
extension UITextField {
  func beginDrag(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isEditing || touch.type == .direct || becomeFirstResponder() else { return false }
    if isEditing, touch.type == .indirectPointer || touch.tapCount > 1 { place(touch, with: event) }
    return true
  }

  func endDrag(_ touch: UITouch?) {
    defer { drag = nil }
    guard let touch, touch.type == .direct, bounds.contains(touch.location(in: self)) else {
      return
    }
    guard isEditing || becomeFirstResponder() else { return }
    if isEditing, touch.tapCount == 1 { place(touch, with: nil) }
  }
}
