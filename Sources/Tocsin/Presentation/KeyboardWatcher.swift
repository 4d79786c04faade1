import UIKit

/// Follows the keyboard's last frame. The last frame is all that counts, so nothing can drift.
final class KeyboardWatcher {
  /// The part of the screen that the keyboard covers, in the screen's points; zero if none.
  private(set) var frame = CGRect.zero
  private var token: (any NSObjectProtocol)?

  /// Starts to follow; `change` is called within the keyboard's own animation.
  ///
  /// A keyboard that goes is a change of its frame too.
  init(change: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] note in
      let news = KeyboardNews(note)
      MainActor.assumeIsolated { self?.take(news, change: change) }
    }
  }

  /// Ends following.
  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
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

  nonisolated init(_ note: Notification) {
    let info = note.userInfo ?? [:]
    let end = info[UIResponder.keyboardFrameEndUserInfoKey]
    frame = end as? CGRect ?? (end as? NSValue)?.cgRectValue ?? .zero
    duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25
    curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 7
  }
}
