internal import CoreGraphics
internal import QuartzCore

/// The pass that lets views change their constraints, before layout and from the bottom up.
extension UIView {
  func markForConstraintUpdate() {
    let layout = makeConstraintLayout()
    guard !layout.needsUpdateConstraints else { return }
    layout.needsUpdateConstraints = true
    superview?.noteUpdatesBelow()
    setNeedsLayout()
    constraintRegionRoot.setNeedsLayout()
  }

  /// Marks the way down to a view whose constraints must be updated.
  func noteUpdatesBelow() {
    for view in sequence(first: self, next: { $0.superview }) {
      let layout = view.makeConstraintLayout()
      if layout.updatesBelow { break }
      layout.updatesBelow = true
    }
  }

  /// Updates what is marked here and below: subviews before superviews, each once.
  func runConstraintUpdates() {
    guard let layout = constraintLayout else { return }
    if layout.updatesBelow {
      layout.updatesBelow = false
      for subview in subviews { subview.runConstraintUpdates() }
    }
    guard layout.needsUpdateConstraints else { return }
    layout.needsUpdateConstraints = false
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Brings constraints and their solution up to date, as the first thing in a view's layout.
  func prepareConstraints() {
    guard constraintLayout != nil else { return }
    runConstraintUpdates()
    solveRegion()
  }

  /// Solves the region that what is inside belongs to, if anything has changed.
  func solveRegion() {
    let root = constraintRegionRoot
    guard let layout = root.constraintLayout, layout.mayHaveConstraints else { return }
    if layout.engine == nil {
      let engine = LayoutEngine(root: root)
      guard !engine.isEmpty else {
        layout.mayHaveConstraints = false
        return
      }
      layout.engine = engine
    }
    layout.engine?.update(within: self)
  }

  /// Gives the subviews the frames that follow from constraints.
  func placeSubviewsByConstraints() {
    guard constraintLayout != nil else { return }
    solveRegion()
    guard let engine = constraintRegionRoot.constraintLayout?.engine else { return }
    for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let place = engine.place(of: subview) else { continue }
      subview.takePlace(place.rect)
    }
  }

  /// Moves the edges to whole pixels. Each edge goes to the pixel nearest to it, so views that
  /// touch still touch.
  private func takePlace(_ alignmentRect: CGRect) {
    let exact = frame(forAlignmentRect: alignmentRect)
    let scale = max(1, traitCollection.displayScale)
    // A hair above the half, so that rounding errors don't decide where a half goes.
    func onPixel(_ value: CGFloat) -> CGFloat {
      (value * scale + 0.5 + 1e-5).rounded(.down) / scale
    }
    let (left, top) = (onPixel(exact.minX), onPixel(exact.minY))
    let rect = CGRect(
      x: left, y: top, width: max(0, onPixel(exact.maxX) - left),
      height: max(0, onPixel(exact.maxY) - top))
    guard rect != untransformedFrame else { return }
    setUntransformedFrame(rect)
    if preservesSuperviewLayoutMargins { constantsDidChange() }
  }
}
