internal import Foundation

/// The alert views that are shown. Only the last is seen; those before wait, faded out, until it
/// has gone.
enum AlertViewStack {
  private static let fadeDuration: TimeInterval = 0.25

  /// The one shown last comes last.
  private static var windows: [AlertViewWindow] {
    UIApplication.shared.windowStack.visible.compactMap { $0 as? AlertViewWindow }
  }

  static func push(_ window: AlertViewWindow) {
    if let top = windows.last { fade(top, to: 0, animated: true) }
    if let page = window.page { TintDimming.begin(page) }
    window.makeKeyAndVisible()
  }

  /// An alert is about to go: the one before comes back meanwhile.
  static func willPop(_ window: AlertViewWindow, animated: Bool) {
    if window === windows.last, let before = windows.dropLast().last {
      fade(before, to: 1, animated: animated)
    }
    if let page = window.page { TintDimming.end(page) }
  }

  static func pop(_ window: AlertViewWindow) {
    window.isHidden = true
    window.rootViewController = nil
    windows.last?.alpha = 1
  }

  private static func fade(_ window: UIWindow, to alpha: CGFloat, animated: Bool) {
    UIView.animate(withDuration: animated ? fadeDuration : 0) { window.alpha = alpha }
  }
}
