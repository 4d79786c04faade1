package import Foundation

/// How the lines of a paragraph are broken, placed and spaced.
package struct TextParagraph: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, center, right, justified
    /// To the side where the paragraph's base direction begins.
    case natural
  }

  /// UIKit's six modes. A truncating mode breaks at words and shortens the last line that there is
  /// room for; `clipping` with a limit of one line does not break at all.
  package enum LineBreak: Hashable, Sendable {
    case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail
    case truncatingMiddle
  }

  package enum Direction: Hashable, Sendable {
    case leftToRight, rightToLeft
    /// That of the first strong character of the paragraph, else left to right (Unicode's P2, P3).
    case natural
  }

  package var alignment: Alignment
  package var lineBreak: LineBreak
  package var baseDirection: Direction
  /// Points between the lines.
  package var lineSpacing: CGFloat
  /// Zero is one. What is gained or lost is taken above the line's baseline.
  package var lineHeightMultiple: CGFloat
  package var minimumLineHeight: CGFloat
  /// Zero means that there is no maximum.
  package var maximumLineHeight: CGFloat
  /// Points after the paragraph, unless it is the last.
  package var paragraphSpacing: CGFloat
  /// Points before the paragraph, unless it is the first.
  package var paragraphSpacingBefore: CGFloat
  /// Distance of the first line, or of the others, from the edge where the direction begins.
  package var firstLineHeadIndent: CGFloat
  package var headIndent: CGFloat

  package init(
    alignment: Alignment = .natural, lineBreak: LineBreak = .wordWrapping,
    baseDirection: Direction = .natural, lineSpacing: CGFloat = 0, lineHeightMultiple: CGFloat = 0,
    minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, paragraphSpacing: CGFloat = 0,
    paragraphSpacingBefore: CGFloat = 0, firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.baseDirection = baseDirection
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
  }
}

extension TextParagraph {
  func indent(isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }
}

extension TextParagraph.Direction {
  /// `nil` if the text is to say.
  var isRightToLeft: Bool? {
    switch self {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: nil
    }
  }
}
