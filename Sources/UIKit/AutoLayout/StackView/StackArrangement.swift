internal import CoreGraphics

/// The constraints of a stack view, worked out from what it shows.
///
/// Their names are those that UIKit's own have in messages.
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute
  /// What makes a stack no larger than it need be, below every wish of its content (seen).
  private static let fitPriority = UILayoutPriority(49)
  /// For middles that are equally far apart (seen).
  private static let centeringPriority = UILayoutPriority(149)
  /// Just below required, so that what can't shrink to nothing or to its share is no conflict.
  private static let almostRequired = UILayoutPriority(999)
  /// What decides where nothing else does.
  private static let tiePriority = UILayoutPriority(0.5)

  private let stack: UIStackView
  /// What the views are laid out in.
  private let canvas: any LayoutItem
  private let shown: [UIView]
  private let hidden: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(of stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    hidden = stack.arrangedSubviews.filter(\.isHidden)
    if !shown.isEmpty {
      connect()
      distribute()
      align()
    }
    collapse()
  }

  // MARK: Along the axis

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var middle: Attribute { isHorizontal ? .centerX : .centerY }
  private var length: Attribute { isHorizontal ? .width : .height }

  /// The first and last view touch the canvas.
  private mutating func connect() {
    add("UISV-canvas-connection", shown[0], start, .equal, canvas, start)
    add("UISV-canvas-connection", canvas, end, .equal, shown[shown.count - 1], end)
  }

  private mutating func distribute() {
    let pairs = Array(zip(shown, shown.dropFirst()))
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (one, other) in pairs { space(one, other, .equal) }
    case .equalSpacing, .equalCentering:
      for (one, other) in pairs { space(one, other, .greaterThanOrEqual) }
      add("UISV-canvas-fit", canvas, length, 0, Self.fitPriority)
    }
    switch stack.distribution {
    case .fill:
      add("UISV-ambiguity-suppression", shown[0], end, .equal, canvas, end, 0, Self.tiePriority)
    case .fillEqually:
      for view in shown.dropFirst() {
        add("UISV-fill-equally", view, length, .equal, shown[0], length)
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalize(end, start, "UISV-distributing", .required)
    case .equalCentering: equalize(middle, middle, "UISV-distributing", Self.centeringPriority)
    }
  }

  private mutating func space(
    _ one: UIView, _ other: UIView, _ relation: NSLayoutConstraint.Relation
  ) {
    let byBaselines = stack.isBaselineRelativeArrangement && !isHorizontal
    add(
      "UISV-spacing", other, byBaselines ? .firstBaseline : start, relation, one,
      byBaselines ? .lastBaseline : end, stack.spacing(after: one))
  }

  /// Each view's length has the ratio to the first's that their contents have. Those that have no
  /// content of their own keep out of it.
  private mutating func fillProportionally() {
    let axis = stack.axis
    let sized = shown.filter { $0.intrinsicContentSize[axis] > 0 }
    guard let first = sized.first else { return }
    let unit = first.intrinsicContentSize[axis]
    for view in sized.dropFirst() {
      let constraint = NSLayoutConstraint(
        LayoutOperand(view, length), .equal, LayoutOperand(first, length),
        multiplier: view.intrinsicContentSize[axis] / unit)
      constraint.priority = Self.almostRequired
      constraint.identifier = "UISV-fill-proportionally"
      constraints.append(constraint)
    }
  }

  /// All distances from one view to the next are as the first.
  private mutating func equalize(
    _ from: Attribute, _ to: Attribute, _ name: String, _ priority: UILayoutPriority
  ) {
    let distances = zip(shown, shown.dropFirst()).map { one, other in
      LayoutOperand(from: LayoutOperand(one, from), to: LayoutOperand(other, to))
    }
    for distance in distances.dropFirst() {
      let constraint = NSLayoutConstraint(distance, .equal, distances[0])
      constraint.priority = priority
      constraint.identifier = name
      constraints.append(constraint)
    }
  }

  // MARK: Across the axis

  private var near: Attribute { isHorizontal ? .top : .leading }
  private var far: Attribute { isHorizontal ? .bottom : .trailing }
  private var across: Attribute { isHorizontal ? .centerY : .centerX }
  private var breadth: Attribute { isHorizontal ? .height : .width }

  private mutating func align() {
    let name = "UISV-alignment"
    var alignment = stack.alignment
    if !isHorizontal, alignment == .firstBaseline || alignment == .lastBaseline {
      alignment = .leading
    }
    for view in shown {
      switch alignment {
      case .fill:
        add(name, view, near, .equal, canvas, near)
        add(name, view, far, .equal, canvas, far)
        continue
      case .leading: add(name, view, near, .equal, canvas, near)
      case .trailing: add(name, view, far, .equal, canvas, far)
      case .center: add(name, view, across, .equal, canvas, across)
      case .firstBaseline:
        if view !== shown[0] { add(name, view, .firstBaseline, .equal, shown[0], .firstBaseline) }
      case .lastBaseline:
        if view !== shown[0] { add(name, view, .lastBaseline, .equal, shown[0], .lastBaseline) }
      }
      if alignment != .leading {
        add("UISV-spanning-boundary", view, near, .greaterThanOrEqual, canvas, near)
      }
      if alignment != .trailing {
        add("UISV-spanning-boundary", view, far, .lessThanOrEqual, canvas, far)
      }
    }
    guard alignment != .fill else { return }
    add("UISV-spanning-fit", canvas, breadth, 0, Self.fitPriority)
    // In a stack higher than its text, the text goes to the side of its baseline.
    if alignment == .firstBaseline || alignment == .lastBaseline {
      let edge = alignment == .firstBaseline ? near : far
      add("UISV-ambiguity-suppression", shown[0], edge, .equal, canvas, edge, 0, Self.tiePriority)
    }
  }

  // MARK: Hidden views

  /// A hidden view waits with no length where it would come in, so that showing it can be animated.
  private mutating func collapse() {
    var last: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        last = view
        continue
      }
      let name = "UISV-hiding"
      if let last {
        add(name, view, start, .equal, last, end, 0, Self.almostRequired)
      } else {
        add(name, view, start, .equal, canvas, start, 0, Self.almostRequired)
      }
      add(name, view, length, 0, Self.almostRequired)
      let edge = stack.alignment == .trailing ? far : stack.alignment == .center ? across : near
      add(name, view, edge, .equal, canvas, edge, 0, Self.almostRequired)
      if stack.alignment == .fill {
        add(name, view, far, .equal, canvas, far, 0, Self.fitPriority)
      }
    }
  }

  // MARK: Adding

  private mutating func add(
    _ name: String, _ one: any LayoutItem, _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: any LayoutItem, _ otherAttribute: Attribute,
    _ constant: CGFloat = 0, _ priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      LayoutOperand(one, attribute), relation, LayoutOperand(other, otherAttribute),
      constant: constant)
    constraint.priority = priority
    constraint.identifier = name
    constraints.append(constraint)
  }

  private mutating func add(
    _ name: String, _ item: any LayoutItem, _ attribute: Attribute, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      LayoutOperand(item, attribute), .equal, nil, constant: constant)
    constraint.priority = priority
    constraint.identifier = name
    constraints.append(constraint)
  }
}
