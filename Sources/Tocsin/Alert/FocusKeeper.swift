import UIKit

/// Remembers which view had the keyboard before an alert came, and gives it back.
final class FocusKeeper {
  private weak var window: UIWindow?
  private weak var view: UIView?

  /// - Parameter resigns: whether the view is to lose the keyboard meanwhile.
  init(in window: UIWindow?, resigns: Bool = true) {
    self.window = window
    view = window.flatMap(Self.firstResponder)
    if resigns { view?.resignFirstResponder() }
  }

  /// Gives the keyboard back, unless the view is no longer there or another has taken it since.
  func restore() {
    guard let window, let view, view.window === window else { return }
    guard Self.firstResponder(in: window) == nil else { return }
    view.becomeFirstResponder()
  }

  private static func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let found = firstResponder(in: subview) { return found }
    }
    return nil
  }
}
