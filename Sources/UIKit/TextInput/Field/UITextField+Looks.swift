internal import CoreGraphics
internal import Foundation

extension UITextField {
  /// What a field looks like, as far as it is not its content.
  struct Looks {
    static let defaultFont = UIFont.systemFont(ofSize: 17)

    var font = defaultFont
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var borderStyle = BorderStyle.none
    var placeholder: NSAttributedString?
    /// Beyond font, colour and alignment.
    var attributes: [NSAttributedString.Key: Any] = [:]
    var typingAttributes: [NSAttributedString.Key: Any]?
    var background: UIImage?
    var disabledBackground: UIImage?
    var shrinks = false
    var minimumFontSize: CGFloat = 0
    var clearButtonMode = ViewMode.never
    var leftViewMode = ViewMode.never
    var rightViewMode = ViewMode.never
  }

  func setUpField() {
    isOpaque = false
    isAccessibilityElement = true
    pointerShape = .text
    ownUndoManager.groupsByEvent = false
    content.host = self
    addSubview(content)
    content.addSubview(caret)
  }

  func change<Value: Equatable>(_ part: WritableKeyPath<Looks, Value>, to value: Value) {
    guard looks[keyPath: part] != value else { return }
    looks[keyPath: part] = value
    looksChanged()
  }

  /// Something changed that anything may depend on.
  func looksChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    content.setNeedsDisplay()
    border?.setNeedsDisplay()
  }

  // MARK: Attributes

  /// What all of the text looks like where its attributes don't say.
  var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = looks.alignment
    return looks.attributes.merging(
      [.font: looks.font, .foregroundColor: looks.color, .paragraphStyle: style]
    ) { own, _ in own }
  }

  func setFont(_ font: UIFont) {
    guard font != looks.font else { return }
    looks.font = font
    editor.mapAttributes { $0[.font] = nil }
    looksChanged()
  }

  func setTextColor(_ color: UIColor) {
    guard color != looks.color else { return }
    looks.color = color
    editor.mapAttributes { $0[.foregroundColor] = nil }
    looksChanged()
  }

  func setDefaultTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    looks.font = attributes[.font] as? UIFont ?? Looks.defaultFont
    looks.color = attributes[.foregroundColor] as? UIColor ?? .label
    looks.alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    looks.attributes = attributes
    for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] {
      looks.attributes[key] = nil
    }
    editor.mapAttributes { $0 = [:] }
    looksChanged()
  }

  /// Those of the character before the caret.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    let start = editor.selection.range.lowerBound
    return ownAttributes.merging(editor.content.attributes(at: max(0, start - 1))) { $1 }
  }

  func setPlaceholder(_ placeholder: NSAttributedString?) {
    guard looks.placeholder != placeholder else { return }
    looks.placeholder = placeholder
    if !hasText { looksChanged() }
  }

  // MARK: Surroundings

  func traitsChanged(from previous: UITraitCollection?) {
    let traits = traitCollection
    if adjustsFontForContentSizeCategory,
      traits.preferredContentSizeCategory != previous?.preferredContentSizeCategory
    {
      followContentSizeCategory()
    }
    if traits.layoutDirection != previous?.layoutDirection { looksChanged() }
    if traits.hasDifferentColorAppearance(comparedTo: previous) {
      content.setNeedsDisplay()
      border?.setNeedsDisplay()
      clearButton?.setNeedsDisplay()
    }
  }

  func followContentSizeCategory() { setFont(looks.font.adjusted(to: traitCollection)) }

  func enablingChanged() {
    if !isEnabled, isEditing { resignFirstResponder() }
    looksChanged()
  }

  func secrecyChanged() {
    editor.isOpaque = isSecureTextEntry
    looksChanged()
  }

  /// A secret is told by its length only.
  var spokenValue: String? {
    if hasText { return displayedText.string }
    return looks.placeholder?.string
  }
}
