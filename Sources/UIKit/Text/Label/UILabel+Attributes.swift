internal import Foundation

// `addAttributes` is used for single attributes, too: Foundation's `addAttribute` on Linux ends the
// process when it replaces a value (Swift 6.3).
extension UILabel {
  /// What the label's plain text looks like.
  var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: storedFont, .foregroundColor: storedColor, .paragraphStyle: style]
  }

  /// Takes over what the first character of an attributed text looks like.
  func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { storedFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { storedColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      storedAlignment = style.alignment
      storedLineBreakMode = style.lineBreakMode
    }
  }

  /// Sets an attribute of all of the text, where that has attributes of its own.
  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    guard let content = styledContent else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.addAttributes([key: value], range: NSRange(location: 0, length: content.length))
    styledContent = changed
  }

  /// Changes the paragraph styles that the text has of its own.
  func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let content = styledContent else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    let all = NSRange(location: 0, length: content.length)
    content.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
      guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      change(style)
      changed.addAttributes([.paragraphStyle: style], range: range)
    }
    styledContent = changed
  }

  /// Takes the sizes that the traits prefer.
  func followContentSizeCategory() {
    let traits = traitCollection
    styledContent = styledContent?.mappingFonts { $0.adjusted(to: traits) }
    let adjusted = storedFont.adjusted(to: traits)
    guard adjusted != storedFont || styledContent != nil else { return }
    storedFont = adjusted
    textChanged()
  }
}
