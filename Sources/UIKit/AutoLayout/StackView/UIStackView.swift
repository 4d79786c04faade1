public import CoreGraphics

/// Lays its arranged subviews out in a row or a column, by constraints that it makes and keeps.
///
///     let stack = UIStackView(arrangedSubviews: [title, message, buttons])
///     stack.axis = .vertical
///     stack.spacing = 8
///
/// Hidden arranged subviews take no room and no spacing. In an animation block hiding and showing
/// is animated, with the neighbours moving along.
open class UIStackView: UIView {
  /// How the room along the axis is shared.
  nonisolated public enum Distribution: Int, Sendable {
    /// The views fill it; who hugs least strongly grows, who resists least strongly shrinks, and
    /// of equals the first grows and the last shrinks.
    case fill = 0
    /// The views fill it, all of one length.
    case fillEqually = 1
    /// The views fill it, in proportion to their content.
    case fillProportionally = 2
    /// The views have their lengths, with equal gaps of at least `spacing`.
    case equalSpacing = 3
    /// The views have their lengths, with their middles equally far apart where that leaves at
    /// least `spacing` between them.
    case equalCentering = 4
  }

  /// Where the views go across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill = 0
    /// At the leading edge of a column.
    case leading = 1
    /// On one first baseline; in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column.
    case trailing = 4
    /// On one last baseline; in a row.
    case lastBaseline = 5

    /// At the top edge of a row.
    public static var top: Alignment { .leading }
    /// At the bottom edge of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The stack's own spacing, as a custom one.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's spacing, 8 points.
  nonisolated public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  /// The views that are laid out, in order. All are subviews, but not all subviews need be here.
  public internal(set) var arrangedSubviews: [UIView] = []

  /// Whether the views lie in a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { changed(from: oldValue, axis) } }
  /// How the room along the axis is shared.
  open var distribution: Distribution = .fill { didSet { changed(from: oldValue, distribution) } }
  /// Where the views go across the axis.
  open var alignment: Alignment = .fill { didSet { changed(from: oldValue, alignment) } }
  /// The distance between neighbours in points; at least that where gaps are made equal.
  open var spacing: CGFloat = 0 { didSet { changed(from: oldValue, spacing) } }
  /// Whether the distances in a column are from the last baseline above to the first one below.
  open var isBaselineRelativeArrangement = false {
    didSet { changed(from: oldValue, isBaselineRelativeArrangement) }
  }
  /// Whether the views stay within the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { changed(from: oldValue, isLayoutMarginsRelativeArrangement) }
  }

  /// Spacing after single views.
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that the stack made.
  var ownConstraints: [NSLayoutConstraint] = []

  /// Makes an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty stack.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  package override class var drawsContent: Bool? { self == UIStackView.self ? false : nil }

  // MARK: Arranged subviews

  /// Adds a view at the end; one that is arranged already moves there.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at an index; one that is arranged already moves there.
  ///
  /// A view that is not a subview becomes one, in front of the others. The index must be from 0 to
  /// the number of arranged subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "A stack view with \(arrangedSubviews.count) arranged subviews has no place \(stackIndex).")
    let old = view.superview === self ? arrangedSubviews.firstIndex { $0 === view } : nil
    if let old { arrangedSubviews.remove(at: old) }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    let index = old.map { $0 < stackIndex ? stackIndex - 1 : stackIndex } ?? stackIndex
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    setNeedsUpdateConstraints()
  }

  /// No longer lays a view out. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(of: view) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after a view; `spacingUseDefault` goes back to `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The distance that was set for after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Layout

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  /// In a column that of the first view shown, in a row likewise.
  open override var forFirstBaselineLayout: UIView {
    arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  /// In a column that of the last view shown, in a row that of the first.
  open override var forLastBaselineLayout: UIView {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
  }

  private func changed<Value: Equatable>(from old: Value, _ new: Value) {
    if old != new { setNeedsUpdateConstraints() }
  }
}
