internal import CoreGraphics

/// Where the baselines of a view's text are. With no text they are the top and bottom edges.
package struct BaselineOffsets {
  /// From the top of the alignment rectangle down to the first baseline.
  package var fromTop: CGFloat = 0
  /// From the bottom of the alignment rectangle up to the last baseline.
  package var fromBottom: CGFloat = 0
  /// The height at which the distances hold, for text that stays in the middle of a higher view;
  /// nil if they hold at any height.
  package var centeredHeight: CGFloat?
}
