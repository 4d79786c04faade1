internal import CoreGraphics
internal import LayoutSolver

/// Questions about constraints, for debugging. They cost a solution each.
extension UIView {
  /// Whether the constraints leave the view's place open. False where constraints don't place it.
  public var hasAmbiguousLayout: Bool {
    guard let superview, !translatesAutoresizingMaskIntoConstraints else { return false }
    return superview.constraintRegionRoot.isPlaceAmbiguous(of: self)
  }

  /// Moves a view whose place is open to another one that the constraints allow just as well; does
  /// nothing where there is none. For debugging.
  public func exerciseAmbiguityInLayout() {
    guard let superview, !translatesAutoresizingMaskIntoConstraints else { return }
    let root = superview.constraintRegionRoot
    root.solveRegion()
    guard let engine = root.constraintLayout?.engine, let place = engine.place(of: self) else {
      return
    }
    place.rect = engine.otherRect(for: place)
    superview.setNeedsLayout()
  }

  /// Which constraints decide the view's place and length along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    superview?.constraintRegionRoot.constraintsPlacing(self, axis) ?? []
  }

  // MARK: Asking the engine, of a region's root

  func isPlaceAmbiguous(of item: any LayoutItem) -> Bool {
    solveRegion()
    guard let engine = constraintLayout?.engine, let place = engine.place(of: item) else {
      return false
    }
    return place.variables.contains { !engine.system.isDetermined($0) }
  }

  func constraintsPlacing(
    _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solveRegion()
    guard let engine = constraintLayout?.engine, let place = engine.place(of: item) else {
      return []
    }
    let variables =
      axis == .horizontal ? [place.x, place.width] : [place.y, place.height]
    var system = engine.system
    var seen: Set<ObjectIdentifier> = []
    return variables.flatMap { system.constraintsDetermining($0) }
      .compactMap { engine.reasons[$0]?.constraint }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension ItemPlace {
  fileprivate var variables: [Variable] { [x, y, width, height] }
}

extension LayoutEngine {
  /// Each number at the other end of what the constraints allow, where that is known.
  fileprivate func otherRect(for place: ItemPlace) -> CGRect {
    func other(_ variable: Variable) -> CGFloat {
      let value = system.value(of: variable)
      guard let range = system.range(of: variable) else { return CGFloat(value) }
      let end =
        value - range.lowerBound < range.upperBound - value
        ? range.upperBound : range.lowerBound
      return CGFloat(end)
    }
    return CGRect(
      x: other(place.x), y: other(place.y), width: other(place.width), height: other(place.height))
  }
}
