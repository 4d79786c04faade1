public import Foundation

/// From where to where the focus went.
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus before, if one did.
  public private(set) weak var previouslyFocusedView: UIView?
  /// The view that has the focus now, if one does.
  public private(set) weak var nextFocusedView: UIView?

  init(from previous: UIView?, to next: UIView?) {
    previouslyFocusedView = previous
    nextFocusedView = next
  }
}

/// Animates along with the focus.
open class UIFocusAnimationCoordinator: NSObject {
  /// Animates what a closure changes, and then calls another.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { animations?() }, completion: { _ in completion?() })
  }
}

extension FocusSystem {
  /// Tells the responders around the views that the focus left and came to, each once.
  func tell(from old: UIView?, to new: UIView?) {
    let context = UIFocusUpdateContext(from: old, to: new)
    let coordinator = UIFocusAnimationCoordinator()
    var told: Set<ObjectIdentifier> = []
    for responder in (old?.chain ?? []) + (new?.chain ?? []) {
      guard told.insert(ObjectIdentifier(responder)).inserted else { continue }
      (responder as? UIView)?.didUpdateFocus(in: context, with: coordinator)
      (responder as? UIViewController)?.didUpdateFocus(in: context, with: coordinator)
    }
  }

  /// Scrolls as far as needed for a view to be seen, with a little around it.
  static func reveal(_ view: UIView) {
    var (inner, area) = (view, view.bounds)
    for case let scrollView as UIScrollView in sequence(first: view, next: \.superview).dropFirst()
    where scrollView.isScrollEnabled {
      area = scrollView.convert(area, from: inner).insetBy(dx: -8, dy: -8)
      scrollView.scrollRectToVisible(area, animated: true)
      // Further out, what counts is where the area comes to be.
      (inner, area) = (scrollView, area.intersection(scrollView.bounds))
      if area.isEmpty { area = scrollView.bounds }
    }
  }
}
