import UIKit

/// Follows a finger that came down on one of a card's buttons, from button to button: the one below
/// it is highlighted, and pressed where the finger is lifted, as in the system's alerts.
///
/// A button that must be held begins to be when the finger comes to it, and stops when it leaves.
final class ButtonFinger {
  /// How far beside the last button a finger still counts as on it, while it is on no other.
  private static let slop: CGFloat = 20

  private unowned let card: AlertCard
  private weak var touch: UITouch?
  private weak var button: AlertButton?

  init(card: AlertCard) { self.card = card }

  func began(_ touches: Set<UITouch>, on button: AlertButton) {
    guard touch == nil, let first = touches.first else { return }
    touch = first
    card.onTouch?(true)
    go(to: button.takesFinger ? button : nil)
  }

  func moved(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    go(to: button(under: touch))
  }

  func ended(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    let target = button(under: touch)
    letGo()
    target?.pressByFinger()
  }

  func cancelled(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    letGo(isStillDown: card.isDragging)
  }

  /// Follows no longer: the finger has left, has done its work, or its button has gone.
  /// - Parameter isStillDown: whether it scrolls the card instead.
  func letGo(isStillDown: Bool = false) {
    guard touch != nil || button != nil else { return }
    touch = nil
    go(to: nil)
    if !isStillDown { card.onTouch?(false) }
  }

  private func go(to new: AlertButton?) {
    guard new !== button else { return }
    button?.fingerLeft()
    button = new
    new?.fingerCame()
  }

  /// The button that a finger is on, if it can be pressed and isn't scrolled out of sight.
  private func button(under touch: UITouch) -> AlertButton? {
    var hit = card.hitTest(touch.location(in: card), with: nil)
    while let view = hit {
      if let found = view as? AlertButton { return found.takesFinger ? found : nil }
      hit = view.superview
    }
    guard let button, button.takesFinger,
      button.bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: button))
    else { return nil }
    return button
  }
}
