import UIKit

/// Remembers which view had the keyboard before an alert came and where a screen reader was, and
/// gives both back.
final class FocusKeeper {
  private weak var window: UIWindow?
  private weak var view: UIView?
  private weak var element: UIView?
  /// Whether a screen reader is to be led back.
  private var leadsBack: Bool

  /// - Parameter resigns: whether the view is to lose the keyboard meanwhile.
  init(in window: UIWindow?, resigns: Bool = true) {
    self.window = window
    leadsBack = resigns
    view = window.flatMap(Self.firstResponder)
    element = UIAccessibility.focusedElement(using: nil) as? UIView
    if resigns { view?.resignFirstResponder() }
  }

  /// An alert begins to leave: a screen reader that was left in the page, and has not come into
  /// the alert since, stays wherever it is.
  func leaves(_ alert: UIView) {
    let reader = UIAccessibility.focusedElement(using: nil) as? UIView
    if reader?.isDescendant(of: alert) == true { leadsBack = true }
  }

  /// Leads a screen reader back, and gives the keyboard back.
  func restore() {
    if leadsBack, let element, element.window != nil {
      UIAccessibility.post(notification: .layoutChanged, argument: element)
    }
    restoreKeyboard()
  }

  /// Gives the keyboard back unless another view has taken it since, or the view is not there any
  /// more.
  func restoreKeyboard() {
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
