extension NSLayoutConstraint {
  /// The direction of a length.
  nonisolated public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How the two sides stand to each other.
  nonisolated public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A part of an item's alignment rectangle that has a number.
  nonisolated public enum Attribute: Int, Sendable {
    /// Nothing: the other side is a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading starts.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; where there is none, the bottom edge.
    case lastBaseline = 11
    /// The baseline of the first line of text; where there is none, the top edge.
    case firstBaseline = 12
    /// The left edge within the margins.
    case leftMargin = 13
    /// The right edge within the margins.
    case rightMargin = 14
    /// The top edge within the margins.
    case topMargin = 15
    /// The bottom edge within the margins.
    case bottomMargin = 16
    /// The edge within the margins where reading starts.
    case leadingMargin = 17
    /// The edge within the margins where reading ends.
    case trailingMargin = 18
    /// The middle of what is within the left and right margins.
    case centerXWithinMargins = 19
    /// The middle of what is within the top and bottom margins.
    case centerYWithinMargins = 20

    /// The same as `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How a visual format lines views up, and from which side it reads.
  nonisolated public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All left edges in line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right edges in line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All top edges in line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All bottom edges in line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All leading edges in line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All trailing edges in line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All horizontal middles in line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All vertical middles in line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All last baselines in line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The same as `alignAllLastBaseline`.
    public static let alignAllBaseline = alignAllLastBaseline
    /// All first baselines in line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All bits that line views up.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// From where reading starts. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits that say where to start.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances are between edges. The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances in a column are from the last baseline above to the first one below.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits that say what a distance is.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// What attributes must have in common to stand in one constraint.
  nonisolated enum Quantity { case nothing, x, y, length }

  nonisolated var quantity: Quantity {
    switch self {
    case .notAnAttribute: .nothing
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width, .height: .length
    }
  }

  /// Whether it is an edge that changes sides with the direction of the language.
  nonisolated var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is an edge that stays on its side.
  nonisolated var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  nonisolated var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute of the margins' guide that this one of a view stands for.
  nonisolated var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The axis that it lies along.
  nonisolated var axis: NSLayoutConstraint.Axis {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default: quantity == .y ? .vertical : .horizontal
    }
  }
}
