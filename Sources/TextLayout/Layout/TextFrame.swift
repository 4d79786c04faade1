package import CoreGraphics

/// A laid-out text: lines, glyphs and carets in points, y down from the top left corner.
///
///     let frame = TextFrame.layOut(text, width: 238, maximumLines: 2)
///     frame.draw(in: context, at: CGPoint(x: 16, y: 20))
///
/// It is measured unhinted, so the lines are the same at every scale of drawing. It never changes
/// and may be used on any thread.
package final class TextFrame: Sendable {
  /// The lines that there was room for; at least one.
  package let lines: [TextLine]
  /// The width of the widest line and the height of all, not rounded.
  package let size: CGSize
  /// The width that lines are aligned in: the width asked for, or the widest line's if that was
  /// infinite.
  package let containerWidth: CGFloat
  /// Whether some of the text is not shown, or a line that may not be broken is too wide.
  package let isTruncated: Bool
  /// Characters that no installed font has, each once, in the order of the text. A box stands in
  /// for each.
  package let missingCharacters: [Unicode.Scalar]

  package let text: StyledText
  let utf16Count: Int
  let runs: [GlyphRun]
  let glyphs: [PositionedGlyph]
  /// In the order of the lines, and within a line from left to right.
  let cells: [TextCell]
  let attributes: [TextAttributes]

  init(_ builder: consuming TextFrameBuilder) {
    lines = builder.lines
    size = builder.size
    containerWidth = builder.containerWidth
    isTruncated = builder.isTruncated
    missingCharacters = builder.missing
    text = builder.text
    utf16Count = builder.prepared.utf16Count
    runs = builder.runs
    glyphs = builder.glyphs
    cells = builder.cells
    attributes = builder.spans.spans.map(\.attributes)
  }

  package var firstBaseline: CGFloat { lines[0].baseline }
  package var lastBaseline: CGFloat { lines[lines.count - 1].baseline }

  /// Lays a text out, or answers a frame from the cache.
  ///
  /// - Parameters:
  ///   - width: Infinite breaks lines only where the text does. NaN and negative count as 0, where
  ///     each grapheme has a line of its own.
  ///   - maximumLines: 0 or less is no limit.
  ///   - maximumHeight: Lines that would reach below it are not shown; the first always is.
  package static func layOut(
    _ text: StyledText, width: CGFloat, maximumLines: Int = 0,
    maximumHeight: CGFloat = .infinity
  ) -> TextFrame {
    let room = TextRoom(width: width, maximumLines: maximumLines, maximumHeight: maximumHeight)
    if let known = FrameCache.shared.frame(for: text, in: room) { return known }
    let frame = TextSession.shared.withLock { session in
      session.trim()
      var builder = TextFrameBuilder(text, in: room)
      builder.build(with: session)
      return TextFrame(builder)
    }
    FrameCache.shared.keep(frame, for: text, in: room)
    return frame
  }
}

/// The room that a text is laid out in, made sane.
struct TextRoom: Hashable, Sendable {
  let width: CGFloat
  let maximumLines: Int
  let maximumHeight: CGFloat

  /// Wider than any text; also keeps Pango's 32-bit units from overflowing.
  static let widest: CGFloat = 1_000_000

  init(width: CGFloat, maximumLines: Int, maximumHeight: CGFloat) {
    self.width = width.isNaN || width < 0 ? 0 : (width > Self.widest ? .infinity : width)
    self.maximumLines = maximumLines > 0 ? maximumLines : .max
    self.maximumHeight = maximumHeight.isNaN ? .infinity : maximumHeight
  }
}
