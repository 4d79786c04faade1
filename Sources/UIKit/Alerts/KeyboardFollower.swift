internal import Foundation

/// Tells of the keyboard's moves, within its own animation.
final class KeyboardFollower {
  private var token: (any NSObjectProtocol)?

  /// Follows until it is released; `change` is called within an animation of the keyboard's
  /// duration and curve.
  init(change: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
      let (seconds, number) = (duration?.doubleValue ?? 0, curve?.uintValue ?? 0)
      MainActor.assumeIsolated {
        UIView.animate(
          withDuration: seconds, delay: 0,
          options: [UIView.AnimationOptions(rawValue: number << 16), .allowUserInteraction],
          animations: change)
      }
    }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// The part of a view that the keyboard leaves free, or is about to.
  static func room(in view: UIView) -> CGRect {
    let keyboard = KeyboardController.shared
    var room = view.bounds
    guard keyboard.isShown, let window = view.window else { return room }
    let covered = view.convert(window.convert(keyboard.frame, from: nil), from: window)
    if covered.intersects(room) { room.size.height = max(0, covered.minY - room.minY) }
    return room
  }
}
