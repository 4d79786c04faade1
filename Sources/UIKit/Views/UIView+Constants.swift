public import CoreGraphics

extension UIView {
  /// Stands for an axis that has no size of its own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size that fits.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that makes sense.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How content of another size is placed in a view.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to fill the view.
    case scaleToFill = 0
    /// As large as fits, in proportion.
    case scaleAspectFit = 1
    /// As small as covers the view, in proportion.
    case scaleAspectFill = 2
    /// Drawn anew whenever the size changes.
    case redraw = 3
    /// In the middle, at its own size.
    case center = 4
    /// At the middle of the top edge.
    case top = 5
    /// At the middle of the bottom edge.
    case bottom = 6
    /// At the middle of the left edge.
    case left = 7
    /// At the middle of the right edge.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// Which margins and sizes share a change of the superview's size.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Whether the tint is dimmed.
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview; at the top, normal.
    case automatic = 0
    /// The tint as it is.
    case normal = 1
    /// The tint as a grey.
    case dimmed = 2
  }
}

/// Whether a view is mirrored where the language is read from the right.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored with the language.
  case unspecified = 0
  /// Controls of playing media: never mirrored.
  case playback = 1
  /// Things in space, as a compass: never mirrored.
  case spatial = 2
  /// Always from the left.
  case forceLeftToRight = 3
  /// Always from the right.
  case forceRightToLeft = 4
}

/// The pointer's shape over a view.
package enum PointerShape {
  /// The ordinary pointer.
  case arrow
  /// Over text that can be edited or selected.
  case text
  /// Over a link.
  case hand
}
