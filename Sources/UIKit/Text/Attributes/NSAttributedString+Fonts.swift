internal import Foundation

nonisolated extension NSAttributedString {
  /// The same string with its fonts changed; parts without a font stay without.
  func mappingFonts(_ change: (UIFont) -> UIFont) -> NSAttributedString {
    let mapped = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: all) { value, range, _ in
      guard let font = value as? UIFont else { return }
      mapped.addAttributes([.font: change(font)], range: range)
    }
    return mapped
  }
}
