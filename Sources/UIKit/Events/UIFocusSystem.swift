public import Foundation

/// Moves the focus of a window for a program.
///
/// ```swift
/// UIFocusSystem.focusSystem(for: row)?.requestFocusUpdate(to: row)
/// ```
///
/// DIFFERENCE: where Apple's takes environments and items there are views here, and the focus moves at
/// once.
public final class UIFocusSystem: NSObject {
  private weak var window: UIWindow?

  private init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// What moves the focus of the window that a view is in; nil where it is in none.
  public static func focusSystem(for environment: UIView) -> UIFocusSystem? {
    (environment as? UIWindow ?? environment.window).map(UIFocusSystem.init)
  }

  /// The view with the focus, if one has it.
  public var focusedItem: UIView? { window?.focus.focusedView }

  /// Gives a view of the window the focus, and the keys where it takes text. Nothing happens where
  /// the view can't have the focus.
  public func requestFocusUpdate(to environment: UIView) {
    guard let window, environment.window === window, environment.canBecomeFocused else { return }
    window.focus.focus(environment)
  }
}
