public import Foundation

/// A controller's place among controllers.
struct Containment {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
}

extension UIViewController {
  /// The container that the controller was put into.
  public var parent: UIViewController? { containment.parent }

  /// The controllers that were put into this one, in order.
  public var children: [UIViewController] { containment.children }

  /// Puts a controller into this one, after taking it out of its parent. Its view is the
  /// caller's to place.
  ///
  /// Calls `willMove(toParent:)`; call `didMove(toParent:)` once the view is in its place.
  public func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    guard childController !== self, !ancestors.contains(where: { $0 === childController }) else {
      UIKitLog.warn("\(type(of: self)) can't contain \(type(of: childController)), its ancestor.")
      return
    }
    childController.willMove(toParent: self)
    if let former = childController.parent {
      former.containment.children.removeAll { $0 === childController }
    }
    containment.children.append(childController)
    childController.containment.parent = self
    childController.containment.isMovingToParent = true
  }

  /// Takes the controller out of its parent, and calls `didMove(toParent:)`. The view is the
  /// caller's to remove.
  public func removeFromParent() {
    guard let parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    containment.isMovingToParent = false
    containment.isMovingFromParent = false
    didMove(toParent: nil)
  }

  /// Moves from one child's view to another's, with both children's appearance callbacks.
  /// - Parameter animations: called with the incoming view added over the outgoing one.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isAnimated = duration > 0
    fromViewController.beginAppearanceTransition(false, animated: isAnimated)
    toViewController.beginAppearanceTransition(true, animated: isAnimated)
    fromViewController.view.superview?.addSubview(toViewController.view)
    toViewController.announceIsAppearing()
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      fromViewController.view.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(finished)
    }
  }

  /// Until the view has gone, it goes because of the move.
  func noteMove(toParent newParent: UIViewController?) {
    if newParent == nil, parent != nil { containment.isMovingFromParent = true }
  }

  /// The parents, nearest first.
  var ancestors: some Sequence<UIViewController> {
    sequence(first: self, next: \.parent).dropFirst()
  }

  /// The farthest parent; nil for a controller without one.
  var outermostAncestor: UIViewController? {
    var outermost = parent
    while let next = outermost?.parent { outermost = next }
    return outermost
  }
}
