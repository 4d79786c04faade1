import UIKit

/// Follows the keyboard's last frame. The last frame is all that counts, so nothing can drift.
final class KeyboardWatcher {
  /// The part of the screen that the keyboard covers, in the screen's points; zero if none.
  private(set) var frame = CGRect.zero
  private var tokens: [any NSObjectProtocol] = []

  /// Starts to follow; `change` is called within the keyboard's own animation.
  init(change: @escaping @MainActor () -> Void) {
    let center = NotificationCenter.default
    let names = [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ]
    tokens = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        let news = KeyboardNews(note, hides: name == UIResponder.keyboardWillHideNotification)
        MainActor.assumeIsolated { self?.take(news, change: change) }
      }
    }
  }

  /// Ends following.
  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }

  private func take(_ news: KeyboardNews, change: @escaping @MainActor () -> Void) {
    guard news.frame != frame else { return }
    frame = news.frame
    UIView.animate(
      withDuration: news.duration, delay: 0,
      options: [
        UIView.AnimationOptions(rawValue: UInt(news.curve) << 16), .beginFromCurrentState,
        .allowUserInteraction,
      ],
      animations: change)
  }
}

/// What a keyboard notification says.
private struct KeyboardNews: Sendable {
  let frame: CGRect
  let duration: TimeInterval
  let curve: Int

  nonisolated init(_ note: Notification, hides: Bool) {
    let info = note.userInfo ?? [:]
    let end = info[UIResponder.keyboardFrameEndUserInfoKey]
    frame = hides ? .zero : (end as? CGRect ?? (end as? NSValue)?.cgRectValue ?? .zero)
    duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25
    curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 7
  }
}
