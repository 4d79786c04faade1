import UIKit

/// A scroll view on a card. Touches that don't scroll it go on to the card, which can be dragged; what
/// goes on beyond an edge fades out there.
final class CardScrollView: UIScrollView {
  /// A drag scrolls wherever it began, be it on a button that is highlighted already.
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }

  /// The mask while there is anything beyond an edge.
  private lazy var fade = CAGradientLayer()
  /// How far in the fading begins, in points; less in a low view.
  private static let fadeDepth: CGFloat = 20

  override func layoutSubviews() {
    super.layoutSubviews()
    let isAbove = isScrollEnabled && contentOffset.y > 0.5
    guard isAbove || goesOnBelow else {
      layer.mask = nil
      return
    }
    fadeOut(above: isAbove, below: goesOnBelow)
    layer.mask = fade
  }

  /// Whether there is anything beyond the lower edge.
  var goesOnBelow: Bool {
    isScrollEnabled && contentOffset.y < contentSize.height - bounds.height - 0.5
  }

  private func fadeOut(above: Bool, below: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    fade.frame = bounds
    let part = min(Self.fadeDepth, bounds.height / 5) / max(1, bounds.height)
    let (opaque, clear) = (UIColor.black.cgColor, UIColor.clear.cgColor)
    fade.colors = [above ? clear : opaque, opaque, opaque, below ? clear : opaque]
    fade.locations = [0, NSNumber(value: part), NSNumber(value: 1 - part), 1]
  }

  // A scroll view may keep touches to itself, so these don't call `super`; scrolling is the work
  // of its gesture recogniser.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
