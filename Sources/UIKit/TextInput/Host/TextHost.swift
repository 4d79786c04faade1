internal import CoreGraphics
internal import Foundation
internal import TextLayout

/// A view whose text a person edits: a field of one line, or a view of many.
///
/// What doesn't depend on how the text is laid out stands once, in the extensions of this protocol:
/// pointer, changes, undo, commands, and how a selection is drawn. The two views say here what is
/// their own.
protocol TextHost: UIView, UITextInput {
  // MARK: What is kept for it

  var editor: TextEditor { get set }
  var content: TextContentView { get }
  var caret: TextCaret { get }
  /// Which of two places the caret has where a line breaks or the direction of writing changes.
  var caretIsUpstream: Bool { get set }
  /// A selection that is being made with the pointer.
  var drag: TextDrag? { get set }
  var isEditing: Bool { get set }
  var ownUndoManager: UndoManager { get }
  /// The attributes that were set for what is typed next; nil for those before the caret.
  var attributesToType: [NSAttributedString.Key: Any]? { get set }

  // MARK: What may be done

  /// Whether a key or another program may type.
  var takesTyping: Bool { get }
  /// Whether commands may change the text.
  var takesCommands: Bool { get }
  /// Whether what is selected may go to the pasteboard.
  var mayCopy: Bool { get }
  /// What three clicks select.
  var unitOfThreeTaps: TextUnit { get }
  /// The text as it can be taken in.
  func acceptable(_ text: String) -> String
  /// Asks the delegate.
  func allows(_ edit: TextEdit) -> Bool

  // MARK: Where the text is

  /// The place nearest to a point of the view.
  func position(at point: CGPoint) -> TextPosition
  /// Moves the text so that the caret is seen.
  func scrollToCaret()
  /// Moves the caret or the selection's end by a key.
  func move(_ motion: TextKeyMotion, extending: Bool)
  /// Types a line break, or does what stands for that.
  func takeReturn()

  // MARK: Drawing

  /// Whether what is selected is shown.
  var showsSelection: Bool { get }
  /// Draws the text into the current context, in the view's coordinates.
  func drawContent()

  // MARK: Who is told

  /// The text was changed by the person: shows it and tells everybody.
  func textDidChange()
  /// The selection is another, the text is not: tells the delegate.
  func tellOfSelection()
  /// What an input method left unsettled is part of the text now.
  func markedTextDidSettle()
  /// Tells everybody that editing has ended.
  func tellOfEnd()
}

extension TextHost {
  /// Gives editing up, as the first responder has gone or goes.
  func stopEditing() {
    isEditing = false
    InputMethod.end(in: window)
    settleMarkedText()
    drag = nil
    caret.stop()
    editingStateChanged()
    tellOfEnd()
  }

  /// A view that leaves its window is not asked.
  func windowGoesAway() {
    guard isEditing else { return }
    stopEditing()
    resignFirstResponder()
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: What has to be shown anew

  func editingStateChanged() {
    setNeedsLayout()
    content.setNeedsDisplay()
    if isEditing { caretMoved() }
  }

  /// The selection is another, the text is not.
  func selectionChanged(scrolls: Bool = true) {
    attributesToType = nil
    content.setNeedsDisplay()
    caretMoved(scrolls: scrolls)
    tellOfSelection()
  }

  /// The caret may be elsewhere: it is shown at once, and in view.
  func caretMoved(scrolls: Bool = true) {
    setNeedsLayout()
    guard isEditing else { return }
    if scrolls { scrollToCaret() }
    if editor.selection.isCaret { caret.stir() } else { caret.stop() }
  }

  // MARK: Between places and offsets

  /// The offset of one of this text's places.
  func offset(_ position: UITextPosition) -> Int? {
    guard let offset = (position as? TextOffsetPosition)?.offset,
      (0...editor.length).contains(offset)
    else { return nil }
    return offset
  }

  /// The offsets of one of this text's ranges.
  func range(_ range: UITextRange) -> Range<Int>? {
    guard let range = (range as? TextOffsetRange)?.range, range.upperBound <= editor.length,
      range.lowerBound >= 0
    else { return nil }
    return range
  }
}
