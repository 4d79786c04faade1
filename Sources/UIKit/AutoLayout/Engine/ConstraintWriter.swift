internal import CoreGraphics
internal import LayoutSolver

/// Writes a constraint as "expression at most, equal to or at least zero", in the coordinates of the
/// view that holds it.
struct ConstraintWriter {
  private let engine: LayoutEngine
  private let holder: UIView
  /// Whether numbers along a line count from the right.
  private let isMirrored: Bool
  private(set) var expression = LinearExpression()
  /// The sign of the constraint's own constant in the expression.
  private(set) var sign = -1.0
  private(set) var places: [ItemPlace] = []
  private(set) var followsContent = false

  /// Nil if an item is gone.
  static func write(
    _ constraint: NSLayoutConstraint, in holder: UIView, engine: LayoutEngine
  ) -> ConstraintWriter? {
    guard constraint.first.isWhole, constraint.second?.isWhole != false else { return nil }
    let isDirectional =
      constraint.first.isDirectional || constraint.second?.isDirectional == true
    var writer = ConstraintWriter(
      engine: engine, holder: holder,
      isMirrored: isDirectional
        && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    writer.add(constraint.first, times: 1)
    if let second = constraint.second { writer.add(second, times: -Double(constraint.multiplier)) }
    writer.expression.constant += writer.sign * Double(constraint.constant)
    // Counted from the right, places are the holder's width less those from the left. With a
    // multiplier of 1 the width drops out.
    if writer.isMirrored, constraint.first.quantity == .x, constraint.multiplier != 1 {
      let width = writer.use(holder).width
      writer.expression.add(width, times: 1 - Double(constraint.multiplier))
    }
    return writer
  }

  private init(engine: LayoutEngine, holder: UIView, isMirrored: Bool) {
    self.engine = engine
    self.holder = holder
    self.isMirrored = isMirrored
  }

  private mutating func use(_ item: any LayoutItem) -> ItemPlace {
    let place = engine.makePlace(for: item)
    if !places.contains(where: { $0 === place }) { places.append(place) }
    return place
  }

  private mutating func add(_ operand: LayoutOperand, times factor: Double) {
    guard let item = operand.item else { return }
    add(item, operand.attribute, times: factor)
    if let origin = operand.origin { add(origin, operand.originAttribute, times: -factor) }
  }

  private mutating func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
  ) {
    if let view = item as? UIView {
      if let inner = attribute.withinMargins {
        return add(view.layoutMarginsGuide, inner, times: factor)
      }
      if let scrollView = view as? UIScrollView, view === holder, attribute.isEdge {
        return add(scrollView.contentLayoutGuide, attribute, times: factor)
      }
      if attribute.isBaseline, let text = viewWithBaseline(of: view, attribute) {
        return add(text, attribute, times: factor)
      }
    }
    let place = use(item)
    switch attribute.quantity {
    case .nothing: break
    case .length: expression.add(place.length(attribute.axis), times: factor)
    case .x: addX(of: item, place, attribute, times: isMirrored ? -factor : factor)
    case .y: addY(of: item, place, attribute, times: factor)
    }
  }

  private mutating func addX(
    of item: any LayoutItem, _ place: ItemPlace, _ attribute: NSLayoutConstraint.Attribute,
    times factor: Double
  ) {
    addOrigin(of: item, place, .horizontal, times: factor)
    switch attribute {
    case .centerX: expression.add(place.width, times: factor / 2)
    case .right, isMirrored ? .leading : .trailing: expression.add(place.width, times: factor)
    default: break
    }
  }

  private mutating func addY(
    of item: any LayoutItem, _ place: ItemPlace, _ attribute: NSLayoutConstraint.Attribute,
    times factor: Double
  ) {
    addOrigin(of: item, place, .vertical, times: factor)
    switch attribute {
    case .centerY: expression.add(place.height, times: factor / 2)
    case .bottom: expression.add(place.height, times: factor)
    case .firstBaseline, .lastBaseline:
      addBaseline(of: item as? UIView, place, isFirst: attribute == .firstBaseline, times: factor)
    default: break
    }
  }

  private mutating func addBaseline(
    of view: UIView?, _ place: ItemPlace, isFirst: Bool, times factor: Double
  ) {
    followsContent = true
    let offsets = view?.baselineOffsets ?? BaselineOffsets()
    var offset = isFirst ? offsets.fromTop : -offsets.fromBottom
    var part = isFirst ? 0.0 : 1
    if let height = offsets.centeredHeight {
      offset += isFirst ? -height / 2 : height / 2
      part = 0.5
    }
    if part != 0 { expression.add(place.height, times: factor * part) }
    expression.constant += factor * Double(offset)
  }

  /// The left or top edge in the holder's coordinates.
  private mutating func addOrigin(
    of item: any LayoutItem, _ place: ItemPlace, _ axis: NSLayoutConstraint.Axis,
    times factor: Double
  ) {
    if item === holder {
      expression.constant += factor * Double(holder.alignmentInset(axis))
      return
    }
    expression.add(axis == .horizontal ? place.x : place.y, times: factor)
    var space = item.layoutSpace
    while let view = space, view !== holder {
      let around = use(view)
      expression.add(axis == .horizontal ? around.x : around.y, times: factor)
      let scrolled = axis == .horizontal ? view.bounds.minX : view.bounds.minY
      expression.constant -= factor * Double(view.alignmentInset(axis) + scrolled)
      followsContent = true
      engine.crossedSpaces.insert(ObjectIdentifier(view))
      space = view.superview
    }
  }

  /// The view inside that stands for a view's baseline, if that is another one, and one that
  /// constraints place.
  private func viewWithBaseline(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> UIView? {
    let text =
      attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard text !== view, text.isDescendant(of: view),
      !text.translatesAutoresizingMaskIntoConstraints
    else { return nil }
    let between = sequence(first: text, next: { $0.superview }).prefix { $0 !== view }
    return between.contains { $0.isRegionRoot } ? nil : text
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is one of the four edges.
  nonisolated fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}

extension UIView {
  /// How far the alignment rectangle is in from the left or top edge.
  fileprivate func alignmentInset(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? alignmentRectInsets.left : alignmentRectInsets.top
  }
}
