internal import CoreGraphics

/// Manages a view and what happens in it.
open class UIViewController: UIResponder, UITraitEnvironment {
  private var loadedView: UIView?
  /// What the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Whether the view exists.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view; made when it is first asked for.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      let view = UIView(frame: UIScreen.main.bounds)
      self.view = view
      return view
    }
    set {
      loadedView = newValue
      newValue?.viewController = self
    }
  }
  open override var next: UIResponder? { loadedView?.superview }
  /// The traits that the view gets.
  open var traitCollection: UITraitCollection {
    loadedView?.superview?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// A trait changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  func safeAreaDidChangeInView() {}
  func viewWillMove(from old: UIWindow?, to new: UIWindow?) {}
  func viewDidMoveToWindow() {}
  func noteTraits() {}
}

extension UIWindow {
  func rootViewControllerDidChange(from old: UIViewController?) {
    if let old, old.isViewLoaded { old.view.removeFromSuperview() }
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
  func visibilityDidChangeForRootViewController() {}
  package var topmostViewController: UIViewController? { rootViewController }
}
