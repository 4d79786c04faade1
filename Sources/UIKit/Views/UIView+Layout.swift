internal import CoreGraphics
internal import QuartzCore

extension UIView {
  func runLayout() {
    traitCollection.performAsCurrent {
      prepareConstraints()
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    if let focus = knownWindow?.focus, focus.isRingVisible, focus.focusedView === self {
      updateFocusRing()
    }
  }

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    let origin = untransformedFrame.origin
    setUntransformedFrame(CGRect(origin: origin, size: size))
  }
}
