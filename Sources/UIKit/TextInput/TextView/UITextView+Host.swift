internal import Foundation

// What a text view says of itself to the rules that it shares with fields.
extension UITextView: TextHost {
  var attributesToType: [NSAttributedString.Key: Any]? {
    get { looks.typingAttributes }
    set { looks.typingAttributes = newValue }
  }

  var takesTyping: Bool { isEditable }

  var takesCommands: Bool { isEditable }

  var mayCopy: Bool { isSelectable }

  var unitOfThreeTaps: TextUnit { .paragraph }

  func acceptable(_ text: String) -> String { text }

  func allows(_ edit: TextEdit) -> Bool {
    delegate?.textView(
      self, shouldChangeTextIn: edit.range.nsRange, replacementText: edit.replacement) ?? true
  }

  func takeReturn() { _ = takeText("\n") }

  var showsSelection: Bool { isFirstResponder }

  func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    textFrame.draw(in: context, at: textOrigin)
  }

  // MARK: Who is told

  func textDidChange() {
    goalX = nil
    layoutChanged()
    caretMoved()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  func tellOfSelection() { delegate?.textViewDidChangeSelection(self) }

  func markedTextDidSettle() { looksChanged() }

  func tellOfEnd() {
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }
}
