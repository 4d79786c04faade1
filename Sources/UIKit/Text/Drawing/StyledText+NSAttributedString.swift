package import Foundation
package import TextLayout

/// What text looks like where its attributes don't say.
nonisolated package struct TextDefaults {
  package var font: UIFont
  package var color: UIColor
  package var paragraph: TextParagraph

  package init(font: UIFont, color: UIColor, paragraph: TextParagraph = TextParagraph()) {
    self.font = font
    self.color = color
    self.paragraph = paragraph
  }

  /// Those of strings that are drawn by themselves: black, 12 points.
  package static var drawing: TextDefaults {
    TextDefaults(font: .systemFont(ofSize: 12), color: .black)
  }
}

nonisolated extension StyledText {
  /// What an attributed string means to the layout. Colours are resolved with the current traits.
  package init(_ text: NSAttributedString, defaults: TextDefaults) {
    var runs: [TextRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      runs.append(
        TextRun(
          range.location..<(range.location + range.length),
          TextAttributes(attributes, defaults: defaults)))
    }
    self.init(
      text.string, TextAttributes([:], defaults: defaults), runs: runs,
      paragraph: defaults.paragraph)
  }

  /// What a string with one set of attributes means to the layout.
  package init(
    _ text: String, attributes: [NSAttributedString.Key: Any], defaults: TextDefaults
  ) {
    self.init(
      text, TextAttributes(attributes, defaults: defaults), paragraph: defaults.paragraph)
  }
}

nonisolated extension TextAttributes {
  /// What attributes mean to the layout; a value of a wrong type counts as none.
  package init(_ attributes: [NSAttributedString.Key: Any], defaults: TextDefaults) {
    var color = attributes[.foregroundColor] as? UIColor ?? defaults.color
    var underline = TextDecoration(
      attributes[.underlineStyle], color: attributes[.underlineColor] as? UIColor)
    if attributes[.link] != nil {
      color = .link
      underline = underline ?? TextDecoration()
    }
    self.init(
      font: (attributes[.font] as? UIFont ?? defaults.font).textFont,
      color: color.cgColor,
      kern: Self.number(attributes[.kern]) + Self.number(attributes[.tracking]),
      underline: underline,
      strikethrough: TextDecoration(
        attributes[.strikethroughStyle], color: attributes[.strikethroughColor] as? UIColor),
      background: (attributes[.backgroundColor] as? UIColor)?.cgColor,
      baselineOffset: Self.number(attributes[.baselineOffset]),
      paragraph: (attributes[.paragraphStyle] as? NSParagraphStyle).map(TextParagraph.init))
  }

  /// A number, however it was put into a dictionary.
  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }
}

nonisolated extension TextDecoration {
  /// What the value of an underline's or a strikethrough's attribute means; nil for no line.
  init?(_ value: Any?, color: UIColor?) {
    let bits =
      switch value {
      case let value as Int: value
      case let value as NSUnderlineStyle: value.rawValue
      case let value as NSNumber: value.intValue
      default: 0
      }
    let style: Style
    switch bits & 0x0F {
    case 0: return nil
    case NSUnderlineStyle.thick.rawValue: style = .thick
    case NSUnderlineStyle.double.rawValue: style = .double
    default: style = .single
    }
    let pattern: Pattern =
      switch bits & 0x0F00 {
      case NSUnderlineStyle.patternDot.rawValue: .dot
      case NSUnderlineStyle.patternDash.rawValue: .dash
      case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
      case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
      default: .solid
      }
    self.init(style: style, pattern: pattern, color: color?.cgColor)
  }
}
