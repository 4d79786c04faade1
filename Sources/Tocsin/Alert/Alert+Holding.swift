import UIKit

// What makes an alert's time stand still.
extension Alert {
  /// Why the time stands still.
  enum Hold: Hashable {
    /// A finger is on the card.
    case touch
    /// An alert that interrupted this one is up.
    case aside
    /// An action's work is under way.
    case work
  }

  func hold(_ reason: Hold) {
    holds.insert(reason)
    countdown?.isHeld = true
  }

  func release(_ reason: Hold) {
    holds.remove(reason)
    countdown?.isHeld = !holds.isEmpty
  }

  func startCountdown() {
    guard let timeout else { return }
    let countdown = Countdown(seconds: timeout, on: view.layer) { [weak self] in
      self?.end(.timeout, by: nil)
    }
    countdown.isHeld = !holds.isEmpty
    self.countdown = countdown
  }
}
