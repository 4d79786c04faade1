import UIKit

extension Alert {
  /// Whether a swipe may end the alert: it counts as the cancel action, which must be one that
  /// can be pressed; without one, nothing must be under way.
  var canBeSwipedAway: Bool { cancelAction?.canBePressed ?? !holds.contains(.work) }

  /// The finger has thrown the card out of the window.
  func swiped() { leave(by: .swipe) }
}
