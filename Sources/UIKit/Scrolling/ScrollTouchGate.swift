internal import CoreGraphics
internal import QuartzCore

/// Keeps a touch from a scroll view's content for a moment, in which it may turn out to be a drag;
/// and keeps it altogether where it only stops content that moves.
final class ScrollTouchGate: UIGestureRecognizer {
  /// How long the content waits, in seconds (seen).
  private static let delay: TimeInterval = 0.15

  private var timer: MediaTimer?

  override init() {
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let scrollView = view as? UIScrollView else { return }
    scrollView.isTracking = true
    if scrollView.isDecelerating {
      scrollView.stopByTouch()
      cancelsTouchesInView = true
      state = .began
      return
    }
    cancelsTouchesInView = false
    guard scrollView.delaysContentTouches, scrollView.scrolls(.x) || scrollView.scrolls(.y),
      touches.allSatisfy({
        $0.type == .direct && $0.view !== scrollView && !Self.followsFinger($0.view)
      })
    else {
      state = .failed
      return
    }
    timer = MediaTimer.schedule(after: Self.delay) { [weak self] in self?.state = .failed }
  }

  /// Whether a view moves with the finger, and so is given it at once.
  private static func followsFinger(_ view: UIView?) -> Bool {
    view is UISwitch || view is UISlider
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { finish() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { finish() }

  private func finish() {
    guard state == .possible else {
      (view as? UIScrollView)?.returnToContent()
      state = .ended
      return
    }
    state = .failed
  }

  override func reset() {
    timer?.cancel()
    timer = nil
    (view as? UIScrollView)?.isTracking = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIPanGestureRecognizer)
      && preventedGestureRecognizer.view !== view
  }
}

extension UIScrollView {
  /// A finger came down on content that moves by itself: it stays where it is.
  func stopByTouch() {
    stopMoving()
    indicators.fade()
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// Whether a drag may take a touch from the content that it went to.
  func mayCancel(_ touch: UITouch) -> Bool {
    guard touch.type == .direct, let target = touch.view, target !== self else { return true }
    guard window?.touchDelivery.hasTold(touch) == true else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: target)
  }
}
