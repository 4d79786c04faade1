internal import Foundation
internal import QuartzCore

/// What a window does with its root controller. The window calls these when it is shown, hidden,
/// resized or given another root.
extension UIWindow {
  /// Takes `old` and all that it presents off, and shows the new root if the window is visible.
  func rootViewControllerDidChange(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old {
      if old.presentedHere != nil { old.dismiss(animated: false) }
      old.leaveWindow()
    }
    if !isHidden { showRootViewController() }
  }

  /// The window was shown or hidden.
  func visibilityDidChangeForRootViewController() {
    if isHidden {
      for controller in presentationStack.reversed() { controller.disappearWithWindow() }
    } else if let root = rootViewController, root.viewIfLoaded?.superview === self {
      for controller in presentationStack { controller.appearWithWindow() }
    } else {
      showRootViewController()
    }
  }

  private func showRootViewController() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    guard let view = root.view else { return }
    root.beginAppearanceTransition(true, animated: false)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    root.announceIsAppearing()
    root.endAppearanceAfterCommit()
  }

  /// The root and those presented over it whose views are on show, from the bottom.
  private var presentationStack: [UIViewController] {
    guard let root = rootViewController else { return [] }
    return sequence(first: root, next: \.presentedHere).filter { $0.viewIfLoaded?.window === self }
  }

  /// The topmost controller presented in the window, or the root.
  package var topmostViewController: UIViewController? {
    guard var controller = rootViewController else { return nil }
    while let next = controller.presentedHere, let presentation = next.presentation,
      presentation.phase != .scheduled
    {
      controller = next
    }
    return controller
  }
}

extension UIViewController {
  fileprivate func leaveWindow() {
    guard let view = viewIfLoaded, view.superview != nil else { return }
    beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    endAppearanceTransition()
  }

  fileprivate func appearWithWindow() {
    beginAppearanceTransition(true, animated: false)
    announceIsAppearing()
    endAppearanceAfterCommit()
  }

  fileprivate func disappearWithWindow() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  /// `viewDidAppear` comes after the commit that draws the view, unless it has gone by then.
  fileprivate func endAppearanceAfterCommit() {
    CATransaction.afterCommit { [weak self] in
      guard let self, appearance.state == .appearing else { return }
      endAppearanceTransition()
    }
  }
}
