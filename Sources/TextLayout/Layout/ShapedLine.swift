internal import CPango
import Foundation

/// A line as it comes from Pango. Not to be kept beyond the walk over the segment's lines.
struct ShapedLine {
  /// In the prepared text.
  var bytes: Range<Int>
  /// Whether the segment begins with it, and whether the segment goes on after it.
  var isFirst: Bool
  var isSoftBroken: Bool
  /// `nil` where there is no text to tell.
  var isRightToLeft: Bool?
  /// What Pango's offsets and `marks` count from.
  var base: Int
  var marks: CharacterMarks
  /// From where on bytes are not the text's but an ellipsis, and the end of what it stands for.
  var ellipsis: ShapedSegment.Ellipsis?
  /// `nil` for an empty line, which needs no shaping.
  var line: UnsafeMutablePointer<PangoLayoutLine>?

  /// Where an offset of Pango's lies in the prepared text.
  func byte(at offset: Int) -> Int {
    guard let ellipsis, offset > ellipsis.start else { return base + offset }
    return ellipsis.end
  }

  /// The byte whose attributes hold there; an ellipsis looks like what is before it.
  func styledByte(at offset: Int) -> Int {
    base + min(offset, max((ellipsis?.start ?? .max) - 1, 0))
  }

  static func empty(at byte: Int) -> ShapedLine {
    ShapedLine(
      bytes: byte..<byte, isFirst: true, isSoftBroken: false, isRightToLeft: nil, base: byte,
      marks: CharacterMarks([]), line: nil)
  }
}

/// How far a line reaches above and below its baseline, in points.
struct LineExtent {
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0
  private(set) var leading: CGFloat = 0
  private var isEmpty = true

  mutating func include(_ metrics: FontMetrics, raised: CGFloat) {
    ascent = isEmpty ? metrics.ascender + raised : max(ascent, metrics.ascender + raised)
    descent = isEmpty ? -metrics.descender - raised : max(descent, -metrics.descender - raised)
    leading = max(leading, metrics.leading)
    isEmpty = false
  }

  /// Makes room for ink of a stand-in font. What reaches out by less than `grace` may.
  mutating func include(inkTop: CGFloat, inkBottom: CGFloat, grace: CGFloat) {
    if inkTop > ascent + grace { ascent = inkTop }
    if inkBottom > descent + grace { descent = inkBottom }
  }

  /// The distance of the baseline from the line's top, and the line's height. As in UIKit, what
  /// the paragraph style adds or takes away is above the text.
  func fitted(to paragraph: TextParagraph) -> (ascent: CGFloat, height: CGFloat) {
    let natural = max(ascent + descent + leading, 0)
    var height = natural
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    if paragraph.minimumLineHeight > 0 { height = max(height, paragraph.minimumLineHeight) }
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    return (ascent + height - natural, height)
  }
}
