/// What the controllers of a window want the status bar to be.
package struct StatusBarAppearance: Equatable {
  package var style = UIStatusBarStyle.default
  package var isHidden = false
  package var animation = UIStatusBarAnimation.fade

  /// Called when a controller's wishes may have changed.
  package static var onChange: (() -> Void)?
}

extension UIViewController {
  /// Says that the answers of the status bar properties have changed. Inside an animation block
  /// the change is animated.
  public func setNeedsStatusBarAppearanceUpdate() { StatusBarAppearance.onChange?() }

  /// Says that the answer of `prefersHomeIndicatorAutoHidden` has changed.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { StatusBarAppearance.onChange?() }
}

extension UIWindow {
  /// What the topmost controller that covers the window wants the status bar to be.
  package var statusBarAppearance: StatusBarAppearance {
    guard let controller = rootViewController?.topmostCapturing else {
      return StatusBarAppearance()
    }
    let hidingOne = controller.following(\.childForStatusBarHidden)
    return StatusBarAppearance(
      style: controller.following(\.childForStatusBarStyle).preferredStatusBarStyle,
      isHidden: hidingOne.prefersStatusBarHidden,
      animation: hidingOne.preferredStatusBarUpdateAnimation)
  }
}

extension UIViewController {
  /// The topmost in the chain of presented controllers that covers the screen or asks to decide.
  fileprivate var topmostCapturing: UIViewController {
    guard let presented = presentedHere, let presentation = presented.presentation,
      presentation.phase != .scheduled, presentation.phase != .dismissing,
      presentation.capturesStatusBar
    else { return self }
    return presented.topmostCapturing
  }

  /// The last in a chain of children that decide for their parents.
  fileprivate func following(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var controller = self
    while let next = controller[keyPath: child] { controller = next }
    return controller
  }
}
