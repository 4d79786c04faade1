import UIKit

/// Remembers which view had the keyboard before an alert came and where a screen reader was, and
/// gives both back.
final class FocusKeeper {
  private weak var window: UIWindow?
  private weak var view: UIView?
  private weak var element: UIView?

  /// - Parameter resigns: whether the view is to lose the keyboard meanwhile.
  init(in window: UIWindow?, resigns: Bool = true) {
    self.window = window
    view = window.flatMap(Self.firstResponder)
    element = UIAccessibility.focusedElement(using: nil) as? UIView
    if resigns { view?.resignFirstResponder() }
  }

  /// Leads a screen reader back, and gives the keyboard back unless another view has taken it
  /// since. Views that are no longer there get neither.
  func restore() {
    if let element, element.window != nil {
      UIAccessibility.post(notification: .layoutChanged, argument: element)
    }
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
