internal import CoreGraphics
internal import QuartzCore

extension UIStackView {
  /// Makes the constraints anew.
  func arrange() {
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = StackArrangement(of: self).constraints
    NSLayoutConstraint.activate(ownConstraints)
  }

  /// The distance from a view to the next one shown.
  func spacing(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    switch value {
    case Self.spacingUseDefault: return spacing
    case Self.spacingUseSystem: return SystemSpacing.standard
    default: return value
    }
  }

  /// The content of a subview has another size.
  func contentChanged(of subview: UIView) {
    guard distribution == .fillProportionally, arrangedSubviews.contains(subview) else { return }
    setNeedsUpdateConstraints()
  }

  /// A subview was hidden or shown. Within an animation block its neighbours move at once, and a
  /// view that hides shrinks while it can still be seen.
  func visibilityChanged(of subview: UIView, isHidden: Bool) {
    guard arrangedSubviews.contains(subview) else { return }
    setNeedsUpdateConstraints()
    guard let block = ViewAnimation.current, block.isAnimating,
      ViewAnimation.areAnimationsEnabled, window != nil
    else { return }
    if isHidden { subview.stayVisible(for: block.delay + block.duration) }
    constraintRegionRoot.layoutIfNeeded()
  }
}

extension UIView {
  /// Leaves a hidden view's layer to be seen for some time yet.
  fileprivate func stayVisible(for duration: TimeInterval) {
    let layout = makeConstraintLayout()
    layer.isHidden = false
    layout.leaving?.cancel()
    layout.leaving = MediaTimer.schedule(after: duration) { [weak self] in
      guard let self, let layout = constraintLayout else { return }
      layout.leaving = nil
      layer.isHidden = true
    }
  }

  /// Ends what `stayVisible` began.
  func stopLeaving() {
    constraintLayout?.leaving?.cancel()
    constraintLayout?.leaving = nil
  }
}
