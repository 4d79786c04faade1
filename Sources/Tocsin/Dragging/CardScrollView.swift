import UIKit

/// A scroll view on a card. Touches that don't scroll it go on to the card, which can be dragged.
final class CardScrollView: UIScrollView {
  /// A drag scrolls wherever it began, be it on a button that is highlighted already.
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
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
