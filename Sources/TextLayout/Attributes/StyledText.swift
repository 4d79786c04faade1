/// A string and how it looks: all that a layout depends on but the room it is given.
///
///     StyledText("Delete item?", TextAttributes(font: TextFont(weight: 600), color: black))
///
/// The string is text, never markup.
package struct StyledText: Hashable, Sendable {
  package var string: String
  /// What holds where no run does; an empty string has the height of a line in this font.
  package var attributes: TextAttributes
  /// Ascending, in UTF-16 offsets. Where two overlap the earlier one ends; what lies outside the
  /// string is ignored.
  package var runs: [TextRun]
  package var paragraph: TextParagraph

  package init(
    _ string: String, _ attributes: TextAttributes, runs: [TextRun] = [],
    paragraph: TextParagraph = TextParagraph()
  ) {
    self.string = string
    self.attributes = attributes
    self.runs = runs
    self.paragraph = paragraph
  }
}

/// A stretch of text with attributes of its own.
package struct TextRun: Hashable, Sendable {
  /// In UTF-16 offsets.
  package var range: Range<Int>
  package var attributes: TextAttributes

  package init(_ range: Range<Int>, _ attributes: TextAttributes) {
    self.range = range
    self.attributes = attributes
  }
}
