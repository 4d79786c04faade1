internal import CoreGraphics
public import Foundation
internal import TextLayout

extension UITextView {
  /// Posted when editing began.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted after each change by the person; not when the program sets the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// What a text view looks like, as far as it is not its content.
  struct Looks {
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    var font = defaultFont
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var typingAttributes: [NSAttributedString.Key: Any]?
    var linkAttributes: [NSAttributedString.Key: Any]?
  }

  func setUpTextView() {
    isAccessibilityElement = true
    backgroundColor = .systemBackground
    ownUndoManager.groupsByEvent = false
    textContainer.textView = self
    content.host = self
    addSubview(content)
    addSubview(caret)
    abilityChanged()
  }

  func abilityChanged() {
    if !isEditable, isEditing { resignFirstResponder() }
    accessibilityTraits = isEditable ? .none : .staticText
    content.setNeedsDisplay()
  }

  // MARK: Attributes

  /// What all of the text looks like where its attributes don't say.
  var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = looks.alignment
    return [.font: looks.font, .foregroundColor: looks.color, .paragraphStyle: style]
  }

  func setFont(_ font: UIFont) {
    looks.font = font
    editor.mapAttributes { $0[.font] = nil }
    layoutChanged()
  }

  func setTextColor(_ color: UIColor) {
    looks.color = color
    editor.mapAttributes { $0[.foregroundColor] = nil }
    looksChanged()
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    looks.alignment = alignment
    editor.mapAttributes { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle,
        let changed = style.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      changed.alignment = alignment
      attributes[.paragraphStyle] = changed
    }
    layoutChanged()
  }

  func adopt(_ attributes: EditedText.Attributes) {
    if let font = attributes[.font] as? UIFont { looks.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { looks.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      looks.alignment = style.alignment
    }
  }

  /// Those of the character before the caret, without its link.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    let start = editor.selection.range.lowerBound
    var attributes = ownAttributes.merging(editor.content.attributes(at: max(0, start - 1))) { $1 }
    attributes[.link] = nil
    return attributes
  }

  /// The text with all its attributes.
  var styledContent: NSAttributedString {
    var styled = editor.content
    let own = ownAttributes
    styled.mapAttributes { $0 = own.merging($0) { $1 } }
    return styled.attributedString
  }

  // MARK: Surroundings

  func traitsChanged(from previous: UITraitCollection?) {
    let traits = traitCollection
    if adjustsFontForContentSizeCategory,
      traits.preferredContentSizeCategory != previous?.preferredContentSizeCategory
    {
      followContentSizeCategory()
    }
    if traits.layoutDirection != previous?.layoutDirection
      || traits.hasDifferentColorAppearance(comparedTo: previous)
    {
      layoutChanged()
    }
  }

  func followContentSizeCategory() {
    let traits = traitCollection
    looks.font = looks.font.adjusted(to: traits)
    editor.mapAttributes { attributes in
      if let font = attributes[.font] as? UIFont { attributes[.font] = font.adjusted(to: traits) }
    }
    layoutChanged()
  }

  /// Something changed that shows and takes no other room.
  func looksChanged() {
    laidOut = nil
    content.setNeedsDisplay()
    setNeedsLayout()
  }

  /// Something changed that the size of the text may depend on.
  func layoutChanged() {
    looksChanged()
    invalidateIntrinsicContentSize()
  }
}
