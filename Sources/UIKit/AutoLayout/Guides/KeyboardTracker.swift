internal import CoreGraphics
internal import Foundation

/// Tells the keyboard's guides where it is.
final class KeyboardTracker {
  static let shared = KeyboardTracker()

  /// Where the keyboard is or is going, in the screen's coordinates; empty before it first comes.
  private(set) var frame = CGRect.zero
  private var guides: [WeakGuide] = []

  private struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }

  private init() {
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
      // The keyboard lives on the main actor, and posts from there.
      nonisolated(unsafe) let info = note.userInfo ?? [:]
      MainActor.assumeIsolated { KeyboardTracker.shared.keyboardWillMove(info) }
    }
  }

  /// Forgets the keyboard. For tests that start anew.
  func reset() {
    frame = .zero
    guides = []
  }

  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.guide == nil }
    guides.append(WeakGuide(guide: guide))
  }

  private func keyboardWillMove(_ info: [AnyHashable: Any]) {
    guard let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
    frame = end.cgRectValue
    let windows = guides.compactMap { $0.guide?.owningView?.window }
    guard !windows.isEmpty else { return }
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
    UIView.animate(
      withDuration: duration?.doubleValue ?? 0, delay: 0,
      options: [
        UIView.AnimationOptions(rawValue: (curve?.uintValue ?? 0) << 16), .allowUserInteraction,
      ],
      animations: {
        for guide in self.guides.compactMap(\.guide) { guide.owningView?.constantsDidChange() }
        for window in windows { window.layoutIfNeeded() }
      })
  }
}
