package import CoreGraphics

/// How a run of text looks.
package struct TextAttributes: Hashable, Sendable {
  package var font: TextFont
  package var color: CGColor
  /// Space added between characters, in points; it may be negative. Zero leaves the font's own
  /// spacing, anything else also parts ligatures.
  package var kern: CGFloat
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  /// Painted behind the whole height of the line.
  package var background: CGColor?
  /// Points by which the run is raised above the line's baseline.
  package var baselineOffset: CGFloat
  /// Overrides the text's own paragraph style; that of a paragraph's first character counts.
  package var paragraph: TextParagraph?

  package init(
    font: TextFont = TextFont(), color: CGColor, kern: CGFloat = 0,
    underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil,
    background: CGColor? = nil, baselineOffset: CGFloat = 0, paragraph: TextParagraph? = nil
  ) {
    self.font = font
    self.color = color
    self.kern = kern
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
    self.baselineOffset = baselineOffset
    self.paragraph = paragraph
  }
}

/// A line under or through a run.
package struct TextDecoration: Hashable, Sendable {
  package enum Style: Hashable, Sendable { case single, thick, double }
  package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package var style: Style
  package var pattern: Pattern
  /// `nil` is the colour of the text.
  package var color: CGColor?

  package init(style: Style = .single, pattern: Pattern = .solid, color: CGColor? = nil) {
    self.style = style
    self.pattern = pattern
    self.color = color
  }
}
