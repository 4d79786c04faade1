internal import CoreGraphics
internal import QuartzCore

/// The ring around the view with the focus, where a key moved it there.
///
/// A layer in the view's own, that follows its size; inside the edges where the view clips, or
/// where something around it would clip the ring.
extension UIView {
  private static let ringName = "focus ring"
  private static let ringWidth: CGFloat = 2.5
  private static let ringDistance: CGFloat = 1.5

  func updateFocusRing() {
    let old = layer.sublayers?.first { $0.name == Self.ringName }
    guard isFocused, !hasFocusInside, focusEffect != nil, window?.focus.isRingVisible == true
    else {
      old?.removeFromSuperlayer()
      return
    }
    // A layer that is there stays: another one in its place would have the view laid out anew.
    if let effect = focusEffect as? UIFocusHaloEffect {
      if !(old is CAShapeLayer) { old?.removeFromSuperlayer() }
      return show(effect, in: old as? CAShapeLayer ?? makeHalo())
    }
    let ring = (old is CAShapeLayer ? nil : old) ?? makeRing()
    if old !== ring { old?.removeFromSuperlayer() }
    let distance = Self.ringDistance + Self.ringWidth
    let fillsClip = clipsToBounds || self is UITableViewCell
    let outset = fillsClip || isClipped(around: distance) ? 0 : distance
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.frame = layer.bounds.insetBy(dx: -outset, dy: -outset)
    ring.borderColor = tintColor.withAlphaComponent(0.7).resolvedCGColor(with: traitCollection)
    ring.cornerRadius = max(layer.cornerRadius, fillsClip ? 0 : 4) + outset
    ring.cornerCurve = layer.cornerCurve
    CATransaction.commit()
  }

  /// Whether what is around the view, up to a distance, is clipped away.
  private func isClipped(around distance: CGFloat) -> Bool {
    let area = bounds.insetBy(dx: -distance, dy: -distance)
    return sequence(first: self as UIView, next: \.superview).dropFirst().contains {
      $0.clipsToBounds && !$0.areaSeen.contains(convert(area, to: $0))
    }
  }

  /// What can be seen within the view's bounds, if only by scrolling.
  private var areaSeen: CGRect {
    guard let scrollView = self as? UIScrollView else { return bounds }
    let content = CGRect(origin: .zero, size: scrollView.contentSize)
    let inset = scrollView.adjustedContentInset
    return bounds.union(
      content.inset(
        by: UIEdgeInsets(
          top: -inset.top, left: -inset.left, bottom: -inset.bottom, right: -inset.right)))
  }

  private func show(_ effect: UIFocusHaloEffect, in halo: CAShapeLayer) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    halo.frame = layer.bounds
    if halo.path != effect.path { halo.path = effect.path }
    halo.strokeColor = tintColor.withAlphaComponent(0.7).resolvedCGColor(with: traitCollection)
    CATransaction.commit()
  }

  private func makeHalo() -> CAShapeLayer {
    let halo = CAShapeLayer()
    halo.name = Self.ringName
    halo.fillColor = nil
    halo.lineWidth = Self.ringWidth
    halo.zPosition = 1000
    layer.addSublayer(halo)
    return halo
  }

  private func makeRing() -> CALayer {
    let ring = CALayer()
    ring.name = Self.ringName
    ring.borderWidth = Self.ringWidth
    ring.zPosition = 1000
    layer.addSublayer(ring)
    return ring
  }
}
