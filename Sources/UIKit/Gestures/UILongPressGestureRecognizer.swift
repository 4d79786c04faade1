public import CoreGraphics
internal import QuartzCore

/// Recognises fingers that stay down; goes on while they move until they are lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many fingers.
  open var numberOfTouchesRequired = 1
  /// How many taps must come before.
  open var numberOfTapsRequired = 0

  private var timer: MediaTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > numberOfTouchesRequired {
      if state == .possible { state = .failed }
      return
    }
    guard self.touches.count == numberOfTouchesRequired else { return }
    guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else {
      state = .failed
      return
    }
    timer = MediaTimer.schedule(after: minimumPressDuration) { [weak self] in
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    let hasStrayed = touches.contains { touch in
      hypot(touch.position.x - touch.start.x, touch.position.y - touch.start.y) > allowableMovement
    }
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
  }
}
