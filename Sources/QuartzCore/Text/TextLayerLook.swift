internal import Foundation
package import TextLayout

/// A font of a module above, for `CATextLayer`.
nonisolated package protocol TextLayerFont {
  var textFont: TextFont { get }
}

/// A colour of a module above, for `CATextLayer`.
nonisolated package protocol TextLayerColor {
  var cgColor: CGColor { get }
}

/// What a text layer shows.
struct TextLayerLook {
  var string: Any?
  var font: Any?
  var fontSize: CGFloat = 36
  var color: CGColor? = .opaqueWhite
  var isWrapped = false
  var alignment = CATextLayerAlignmentMode.natural
  var truncation = CATextLayerTruncationMode.none

  /// The string as the layout takes it; nil where there is none.
  var styledText: StyledText? {
    let plain = TextAttributes(
      font: textFont, color: color ?? CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0))
    switch string {
    case let string as String: return StyledText(string, plain, paragraph: paragraph)
    case let string as NSAttributedString:
      var runs: [TextRun] = []
      string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
        attributes, range, _ in
        runs.append(
          TextRun(range.location..<(range.location + range.length), plain.changed(by: attributes)))
      }
      return StyledText(string.string, plain, runs: runs, paragraph: paragraph)
    default: return nil
    }
  }

  private var textFont: TextFont {
    switch font {
    case let name as String:
      return TextFont.installed(named: name, size: fontSize) ?? TextFont(size: fontSize)
    case let font as any TextLayerFont:
      var result = font.textFont
      result.size = fontSize
      return result
    default: return TextFont(size: fontSize)
    }
  }

  private var paragraph: TextParagraph {
    let place: TextParagraph.Alignment =
      switch alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    let lineBreak: TextParagraph.LineBreak =
      switch truncation {
      case .start: .truncatingHead
      case .middle: .truncatingMiddle
      case .end: .truncatingTail
      default: isWrapped ? .wordWrapping : .clipping
      }
    return TextParagraph(alignment: place, lineBreak: lineBreak)
  }
}

extension TextAttributes {
  /// These with those of an attributed string, by the names that they have in all of Apple's
  /// modules. Ones that are not known here change nothing.
  fileprivate func changed(by attributes: [NSAttributedString.Key: Any]) -> TextAttributes {
    var result = self
    func value(_ name: String) -> Any? { attributes[NSAttributedString.Key(name)] }
    func color(_ name: String) -> CGColor? {
      let value = value(name)
      return value as? CGColor ?? (value as? any TextLayerColor)?.cgColor
    }
    if let font = value("NSFont") as? any TextLayerFont { result.font = font.textFont }
    if let color = color("NSColor") { result.color = color }
    if let color = color("NSBackgroundColor") { result.background = color }
    if let kern = AnimatableValue.number(value("NSKern")) { result.kern = kern }
    if let offset = AnimatableValue.number(value("NSBaselineOffset")) {
      result.baselineOffset = offset
    }
    if let line = AnimatableValue.number(value("NSUnderline")), line != 0 {
      result.underline = TextDecoration(color: color("NSUnderlineColor"))
    }
    if let line = AnimatableValue.number(value("NSStrikethrough")), line != 0 {
      result.strikethrough = TextDecoration(color: color("NSStrikethroughColor"))
    }
    return result
  }
}
