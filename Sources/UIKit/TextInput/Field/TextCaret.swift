internal import QuartzCore

/// The bar that shows where typing goes. It blinks as long as somebody types, and stands still,
/// visible, when nobody has for a while, so that an idle field wakes nobody.
final class TextCaret: UIView {
  /// Two points, as on iOS.
  static let width: CGFloat = 2
  /// How long it is to be seen, and then not to be seen.
  static let blinkInterval: TimeInterval = 0.5
  /// How long after the last sign of life it goes on blinking.
  static let blinkingTime: TimeInterval = 10

  private var timer: MediaTimer?
  private var stopTime: TimeInterval = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.width / 2
    isHidden = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { false }

  override func tintColorDidChange() { backgroundColor = tintColor }

  /// Shows it and begins to blink anew: something was typed or it moved.
  func stir() {
    backgroundColor = tintColor
    isHidden = false
    stopTime = CACurrentMediaTime() + Self.blinkingTime
    scheduleBlink()
  }

  /// Takes it away.
  func stop() {
    timer?.cancel()
    timer = nil
    isHidden = true
  }

  private func scheduleBlink() {
    timer?.cancel()
    timer = MediaTimer.schedule(after: Self.blinkInterval) { [weak self] in self?.blink() }
  }

  private func blink() {
    timer = nil
    guard CACurrentMediaTime() < stopTime else {
      isHidden = false
      return
    }
    isHidden.toggle()
    scheduleBlink()
  }
}
