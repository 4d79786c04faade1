internal import CoreGraphics

/// Safe area and layout margins. Both are handed down before the layout pass, at the moment that
/// something they depend on changes.
extension UIView {
  /// The margins of a view that has none of its own.
  private static let defaultMargin: CGFloat = 8

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Safe area

  /// Works out the safe area here from the superview's, and hands it down where it changed.
  package func updateSafeAreaInsets() {
    let insets = safeAreaFromAbove()
    let isNew = insets != storedSafeAreaInsets
    if isNew {
      storedSafeAreaInsets = insets
      viewController?.safeAreaDidChangeInView()
      safeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
      constantsDidChange()
      setNeedsLayout()
    }
    if isNew || insets != .zero {
      for subview in subviews { subview.updateSafeAreaInsets() }
    }
  }

  private func safeAreaFromAbove() -> UIEdgeInsets {
    if let window = self as? UIWindow { return window.screenSafeArea }
    guard let superview else { return .zero }
    var insets = superview.safeAreaInsets
    if insets != .zero {
      let frame = untransformedFrame
      let outer = superview.bounds
      insets.top = max(0, insets.top - (frame.minY - outer.minY))
      insets.left = max(0, insets.left - (frame.minX - outer.minX))
      insets.bottom = max(0, insets.bottom - (outer.maxY - frame.maxY))
      insets.right = max(0, insets.right - (outer.maxX - frame.maxX))
    }
    guard let viewController else { return insets }
    insets.top += viewController.titleRoom
    return insets + viewController.additionalSafeAreaInsets
  }

  // MARK: Margins

  var effectiveLayoutMargins: UIEdgeInsets {
    let own =
      ownLayoutMargins?.resolved(isRightToLeft: isRightToLeft)
      ?? UIEdgeInsets(
        top: Self.defaultMargin, left: Self.defaultMargin, bottom: Self.defaultMargin,
        right: Self.defaultMargin)
    var margins = insetsLayoutMarginsFromSafeArea ? own + safeAreaInsets : own
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.layoutMargins
      let frame = untransformedFrame
      let bounds = superview.bounds
      margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
      margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
      margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
      margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
    }
    return margins
  }

  func setLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != ownLayoutMargins else { return }
    ownLayoutMargins = margins
    updateLayoutMargins()
  }

  func updateLayoutMargins() {
    layoutMarginsDidChange()
    constantsDidChange()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.updateLayoutMargins()
    }
  }
}
