internal import Foundation
internal import QuartzCore

/// A change of a window's size, told to its controllers before it happens.
///
/// The order: `viewWillTransition(to:with:)` of the root and its children, then of each
/// presentation and what it presents, from the bottom; the window takes its size; blocks
/// alongside run, with the layout in the same animation; their completions follow.
struct SizeTransition {
  let window: UIWindow
  let newFrame: CGRect
  /// 0 for a size that is there at once, as when a window of the desktop is pulled larger.
  let duration: TimeInterval

  /// Seconds that a turn of the device takes (seen).
  static let rotationDuration: TimeInterval = 0.3

  func run() {
    let isAnimated = duration > 0
    let coordinator = TransitionCoordinator(
      container: window, isAnimated: isAnimated, style: .none)
    coordinator.duration = { duration }
    coordinator.fixDuration()
    tellControllers(coordinator)
    guard isAnimated else {
      resizeWindow()
      coordinator.runAlongsideWithoutAnimation()
      CATransaction.afterCommit { end(coordinator) }
      return
    }
    // The window is as large as the glass at once; what is in it moves.
    UIView.performWithoutAnimation { resizeWindow() }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      coordinator.runAlongsideInCurrentAnimation()
      window.layoutIfNeeded()
    } completion: { _ in
      end(coordinator)
    }
  }

  private func resizeWindow() {
    window.frame = newFrame
    window.updateSafeAreaInsets()
  }

  private func tellControllers(_ coordinator: TransitionCoordinator) {
    guard let root = window.rootViewController else { return }
    for controller in sequence(first: root, next: \.presentedHere) {
      if controller.activeCoordinator == nil { controller.activeCoordinator = coordinator }
    }
    root.viewWillTransition(to: newFrame.size, with: coordinator)
    for controller in sequence(first: root, next: \.presentedHere).dropFirst() {
      guard let presentation = controller.presentation, presentation.container != nil else {
        continue
      }
      presentation.viewWillTransition(to: newFrame.size, with: coordinator)
      presentation.keepPresentedViewInPlace(with: coordinator)
    }
  }

  private func end(_ coordinator: TransitionCoordinator) {
    coordinator.finish()
    guard let root = window.rootViewController else { return }
    for controller in sequence(first: root, next: \.presentedHere)
    where controller.activeCoordinator === coordinator {
      controller.activeCoordinator = nil
    }
  }
}

extension UIPresentationController {
  /// A presented view that sits in the frame that the presentation gave it gets the new one when
  /// the container's size changes; one that was put elsewhere goes by its autoresizing mask.
  fileprivate func keepPresentedViewInPlace(with coordinator: TransitionCoordinator) {
    guard let view = presentedView, view.superview === container,
      view.transform.isIdentity, view.frame == frameOfPresentedViewInContainerView
    else { return }
    coordinator.animate(
      alongsideTransition: { [weak self, weak view] _ in
        guard let self, let view, let container, view.superview === container else { return }
        container.layoutIfNeeded()
        view.frame = frameOfPresentedViewInContainerView
      }, completion: nil)
  }
}
