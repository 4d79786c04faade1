internal import CoreGraphics

/// Regions: which view's engine solves what. See `ViewLayout`.
extension UIView {
  @discardableResult
  func makeConstraintLayout() -> ViewLayout {
    if let constraintLayout { return constraintLayout }
    let layout = ViewLayout()
    constraintLayout = layout
    return layout
  }

  /// Whether what is inside forms a region of its own.
  var isRegionRoot: Bool {
    guard superview != nil else { return true }
    return translatesAutoresizingMaskIntoConstraints && constraintLayout?.isJoined != true
  }

  /// The root of the region that what is inside this view belongs to.
  var constraintRegionRoot: UIView {
    var view = self
    while !view.isRegionRoot, let superview = view.superview { view = superview }
    return view
  }

  /// Calls `body` with this view and those below it that are in the region.
  func forEachInRegion(_ body: (UIView, ViewLayout) -> Void) {
    guard let constraintLayout else { return }
    body(self, constraintLayout)
    for subview in subviews where subview.constraintLayout != nil && !subview.isRegionRoot {
      subview.forEachInRegion(body)
    }
  }

  /// Joins the regions that the constraint reaches into.
  func joinSpaces(of constraint: NSLayoutConstraint) {
    for item in constraint.items {
      var space = item.layoutSpace
      while let view = space, view !== self {
        if view.isRegionRoot, view.superview != nil { view.joinRegionAround() }
        // Marks the way, so that walks find it.
        view.makeConstraintLayout()
        space = view.superview
      }
    }
  }

  private func joinRegionAround() {
    let layout = makeConstraintLayout()
    layout.isJoined = true
    layout.engine = nil
    constraintRegionRoot.regionChanged()
  }

  /// A constraint came into the region of which this view is the root.
  func regionGained(_ constraint: NSLayoutConstraint) {
    let layout = makeConstraintLayout()
    layout.mayHaveConstraints = true
    layout.engine?.add(constraint)
    setNeedsLayout()
  }

  /// The region of which this view is the root is to be solved from scratch.
  func regionChanged() {
    let layout = makeConstraintLayout()
    layout.engine = nil
    layout.mayHaveConstraints = true
    setNeedsLayout()
  }

  // MARK: Changes of the tree

  /// The view came under a superview.
  func enterRegion() {
    if type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
    guard let layout = constraintLayout, let superview else { return }
    if layout.needsUpdateConstraints || layout.updatesBelow { superview.noteUpdatesBelow() }
    guard !isRegionRoot else { return }
    layout.engine = nil
    let root = superview.constraintRegionRoot
    let rootLayout = root.makeConstraintLayout()
    // Marks the way up, so that walks find it.
    for view in sequence(first: superview, next: { $0.superview }) {
      if view === root { break }
      view.makeConstraintLayout()
    }
    rootLayout.mayHaveConstraints = true
    if let engine = rootLayout.engine {
      forEachInRegion { _, layout in for constraint in layout.held.all { engine.add(constraint) } }
    }
    root.setNeedsLayout()
  }

  /// The view is about to leave its superview: constraints between what is in it and what is not
  /// are no longer active.
  func leaveRegion() {
    guard constraintLayout != nil, let superview else { return }
    deactivateConstraints(heldOutside: self)
    guard !isRegionRoot, let engine = superview.constraintRegionRoot.constraintLayout?.engine else {
      return
    }
    forEachInRegion { _, layout in
      for constraint in layout.held.all { engine.remove(constraint) }
    }
  }

  private func deactivateConstraints(heldOutside top: UIView) {
    guard let constraintLayout else { return }
    let guides = constraintLayout.guides + constraintLayout.systemGuides.values
    for list in [constraintLayout.references] + guides.map(\.constraintReferences) {
      for constraint in list.all {
        if let holder = constraint.holder, !holder.isDescendant(of: top) { constraint.deactivate() }
      }
    }
    for subview in subviews { subview.deactivateConstraints(heldOutside: top) }
  }

  /// Who rules the view's frame has changed.
  func translationDidChange() {
    let layout = makeConstraintLayout()
    guard let superview else { return }
    layout.engine = nil
    layout.mayHaveConstraints = true
    superview.constraintRegionRoot.regionChanged()
    setNeedsLayout()
  }

  /// The view was moved or resized.
  func constrainedFrameDidChange() {
    guard translatesAutoresizingMaskIntoConstraints, let superview,
      constraintLayout?.references.isEmpty == false
    else { return }
    let root = superview.constraintRegionRoot
    guard let engine = root.constraintLayout?.engine, engine.has(self) else { return }
    engine.needsSolving = true
    root.setNeedsLayout()
  }

  /// The bounds' origin changed, and the engine reckons with it.
  func scrolledPlaceDidChange() {
    guard let engine = constraintRegionRoot.constraintLayout?.engine,
      engine.crossedSpaces.contains(ObjectIdentifier(self))
    else { return }
    constantsDidChange()
  }

  /// What is written from the left is now written from the right, or the other way round.
  func layoutDirectionDidChange() {
    setNeedsLayout()
    if constraintLayout != nil { constraintRegionRoot.regionChanged() }
  }

  /// Something changed that constants follow from: margins, safe area, content, what is scrolled.
  func constantsDidChange() {
    guard constraintLayout != nil else { return }
    let root = constraintRegionRoot
    guard let engine = root.constraintLayout?.engine else { return }
    engine.needsSolving = true
    root.setNeedsLayout()
  }
}
