internal import Foundation
internal import QuartzCore

/// A change of a window's size, told to its controllers before it happens.
///
/// The order: `willTransition(to:with:)` where traits change too; `viewWillTransition(to:with:)` of
/// the root and its children, then of each presentation and what it presents, from the bottom; the
/// screen takes its size and traits; the window follows; blocks alongside run, with the layout in
/// the same animation; their completions.
final class SizeTransition {
  private let window: UIWindow
  private let newFrame: CGRect
  /// 0 for a size that is there at once, as when a window of the desktop is pulled larger.
  private let duration: TimeInterval
  /// How far the device was turned, clockwise: so the window lies at first, and then rights itself.
  private let turn: CGFloat
  private let coordinator: TransitionCoordinator

  /// Seconds that a turn of the device takes (seen).
  static let rotationDuration: TimeInterval = 0.3

  init(window: UIWindow, newFrame: CGRect, duration: TimeInterval, turn: CGFloat = 0) {
    self.window = window
    self.newFrame = newFrame
    self.duration = duration
    // The device's own picture is drawn upright at once.
    self.turn = window is DeviceChromeWindow ? 0 : turn
    coordinator = TransitionCoordinator(container: window, isAnimated: duration > 0, style: .none)
    coordinator.duration = { duration }
  }

  /// Tells the controllers.
  func announce(traits: UITraitCollection) {
    guard let root = window.rootViewController, newFrame.size != window.bounds.size else { return }
    let controllers = Array(sequence(first: root, next: \.presentedHere))
    for controller in controllers where controller.activeCoordinator == nil {
      controller.activeCoordinator = coordinator
    }
    let presentations = controllers.dropFirst().compactMap(\.presentation)
      .filter { $0.container != nil }
    if traits != window.screen.traitCollection {
      root.willTransition(to: traits, with: coordinator)
      for presentation in presentations {
        presentation.willTransition(to: traits, with: coordinator)
      }
    }
    root.viewWillTransition(to: newFrame.size, with: coordinator)
    for presentation in presentations {
      presentation.viewWillTransition(to: newFrame.size, with: coordinator)
      presentation.keepPresentedViewInPlace(with: coordinator)
    }
  }

  /// Gives the window its size, and lets what is in it follow.
  func run() {
    guard duration > 0 else {
      resizeWindow()
      coordinator.runAlongsideWithoutAnimation()
      CATransaction.afterCommit { self.end() }
      return
    }
    // Still as large as before, and turned with the device, the window covers the glass as it did.
    // It takes its size as it rights itself, and what is in it goes along.
    UIView.performWithoutAnimation {
      if turn != 0 {
        window.center = CGPoint(x: newFrame.midX, y: newFrame.midY)
        window.transform = CGAffineTransform(rotationAngle: turn)
      } else {
        resizeWindow()
      }
    }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      if self.turn != 0 {
        self.window.transform = .identity
        self.resizeWindow()
      }
      self.coordinator.runAlongsideInCurrentAnimation()
      self.window.layoutIfNeeded()
    } completion: { _ in
      self.end()
    }
  }

  private func resizeWindow() {
    window.frame = newFrame
    window.updateSafeAreaInsets()
  }

  private func end() {
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
