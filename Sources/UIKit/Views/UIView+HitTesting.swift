internal import CoreGraphics

extension UIView {
  /// Views below this opacity take no touches.
  private static let leastTouchableAlpha: CGFloat = 0.01

  /// Front to back; hidden, transparent and switched-off views are passed over with all below them,
  /// and so are those that an animation without `allowUserInteraction` moves.
  func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= Self.leastTouchableAlpha, isUserInteractionEnabled,
      touchBlockingAnimations == 0, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  /// The shape of the pointer over the view, at a point of the view.
  package func effectivePointerShape(at point: CGPoint) -> PointerShape {
    sequence(first: self, next: { $0.superview }).lazy
      .compactMap { [self] in $0.pointerShape(at: convert(point, to: $0)) }.first ?? .arrow
  }
}
