internal import CoreGraphics
internal import Foundation

/// A row that a person moves. Where the others lie follows from its place in this state alone: they
/// close up where it was, and open a gap where it would go.
final class RowMove {
  let source: IndexPath
  /// Where it would go, named by its place after the move.
  var target: IndexPath
  /// Where the finger would have it go; the delegate may have chosen another target.
  var proposal: IndexPath
  let height: CGFloat
  /// From the row's upper edge to the finger.
  let hold: CGFloat
  /// The row's upper edge, in the table's coordinates.
  var top: CGFloat
  /// Scrolls while the row is held beyond an edge.
  var ticker: ScrollTicker?

  init(_ source: IndexPath, frame: CGRect, finger: CGFloat) {
    self.source = source
    target = source
    proposal = source
    height = frame.height
    hold = finger - frame.minY
    top = frame.minY
  }

  /// The place of another row once this one is taken out.
  func placeWithoutSource(_ path: IndexPath) -> IndexPath {
    path.section == source.section && path.row > source.row
      ? IndexPath(row: path.row - 1, section: path.section) : path
  }

  // MARK: How far the others lie aside

  func shift(row path: IndexPath) -> CGFloat {
    path == source ? 0 : shift(path > source, isBelow(row: path))
  }

  func shift(header section: Int) -> CGFloat {
    shift(section > source.section, isBelow(header: section))
  }

  func shift(footer section: Int) -> CGFloat {
    shift(section >= source.section, isBelow(footer: section))
  }

  // MARK: What is below the gap

  func isBelow(row path: IndexPath) -> Bool { placeWithoutSource(path) >= target }
  func isBelow(header section: Int) -> Bool { section > target.section }
  func isBelow(footer section: Int) -> Bool { section >= target.section }

  private func shift(_ isBelowSource: Bool, _ isBelowGap: Bool) -> CGFloat {
    (isBelowGap ? height : 0) - (isBelowSource ? height : 0)
  }
}
