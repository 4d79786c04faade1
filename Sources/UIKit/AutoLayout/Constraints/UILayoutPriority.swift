/// How much a constraint matters, from just above 0 to 1000, required.
///
/// Of two constraints that can't both hold the one of higher priority wins, by however little.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number; anything above 1000 counts as 1000.
  public var rawValue: Float
  /// Makes a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly content withstands being cut.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: how strongly a drag resizes a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: how strongly a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that doesn't resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly a view hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly `systemLayoutSizeFitting` goes for its target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The lesser priority first.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }
  /// A priority a little higher.
  public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + amount)
  }
  /// A priority a little lower.
  public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - amount)
  }
  /// Raises a priority.
  public static func += (priority: inout UILayoutPriority, amount: Float) {
    priority.rawValue += amount
  }
  /// Lowers a priority.
  public static func -= (priority: inout UILayoutPriority, amount: Float) {
    priority.rawValue -= amount
  }
}
