internal import CoreGraphics
internal import QuartzCore

/// Recognises taps: one or more fingers that come down and go up, once or several times.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may move, in points (seen).
  private static let slop: CGFloat = 45
  /// How soon the next tap must come (seen).
  private static let interval: TimeInterval = 0.35

  /// How many taps in a row.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
  /// Which button of the pointer.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var fingers = 0
  private var timer: MediaTimer?

  override var awaitsTouches: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.cancel()
    fingers = max(fingers, self.touches.count)
    if fingers > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasStrayed = touches.contains { touch in
      hypot(touch.position.x - touch.start.x, touch.position.y - touch.start.y) > Self.slop
    }
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == touches.count else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      timer = MediaTimer.schedule(after: Self.interval) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    taps = 0
    fingers = 0
  }

  /// A tap that counts less doesn't rule out one that counts more only where that one waits.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
