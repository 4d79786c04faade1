package import Foundation

/// One line of a frame.
package struct TextLine: Sendable {
  /// In the frame's coordinates, y down. As wide as what can be seen (white space at a soft break
  /// is not counted) and as high as the line; spacing between lines is outside.
  package internal(set) var rect: CGRect
  /// The y of the baseline in the frame.
  package internal(set) var baseline: CGFloat
  /// UTF-16 offsets without the hard break at the end. The last line of a truncated text holds all
  /// that its ellipsis stands for.
  package internal(set) var range: Range<Int>
  package internal(set) var isRightToLeft: Bool

  /// Where the line's pen starts: x of runs and cells counts from here.
  var origin: CGFloat = 0
  /// All that was advanced, white space at the end too.
  var advance: CGFloat = 0
  /// White space at the end of a line from right to left, which hangs out to the left.
  var leadingSpace: CGFloat = 0
  var alignment: TextParagraph.Alignment = .natural
  var indent: CGFloat = 0
  /// Whether the next line goes on with the same segment.
  var isSoftBroken = false
  /// Into the frame's runs and cells.
  var runs: Range<Int> = 0..<0
  var cells: Range<Int> = 0..<0
  var firstGlyph = 0

  /// Moves the line to its side. A line that is too wide keeps its beginning in sight.
  mutating func align(in width: CGFloat) {
    let free = width - indent - rect.width
    let before: CGFloat =
      switch alignment {
      case .left: isRightToLeft ? free : 0
      case .right: isRightToLeft ? 0 : free
      case .center: free / 2
      case .natural, .justified: 0
      }
    let head = free < 0 ? indent : indent + before
    rect.origin.x = isRightToLeft ? width - head - rect.width : head
    origin = rect.minX - leadingSpace
  }
}

/// Glyphs of one face and one set of attributes, side by side.
struct GlyphRun: Sendable {
  var face: FontFace?
  /// Into the frame's attributes.
  var attributes: Int
  /// From the line's origin.
  var x: Float
  var width: Float
  /// Into the frame's glyphs.
  var glyphs: Range<Int>
}

struct PositionedGlyph: Sendable {
  /// The number in the face, or, with `missingFlag`, the character that no font has.
  var id: UInt32
  /// From the line's origin.
  var x: Float
  /// From the baseline, y down.
  var y: Float

  /// Set by Pango.
  static let missingFlag: UInt32 = 0x1000_0000
}

/// A grapheme on a line: what a caret goes around as a whole.
struct TextCell: Sendable {
  /// UTF-16 offsets.
  var start: Int32
  var end: Int32
  /// From the line's origin.
  var x: Float
  var width: Float
  var isRightToLeft: Bool
  var isWhiteSpace: Bool
  /// False for a part of a grapheme whose beginning is in another cell.
  var startsGrapheme: Bool

  var maxX: Float { x + width }
}
