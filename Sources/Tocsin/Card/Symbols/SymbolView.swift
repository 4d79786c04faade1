import UIKit

/// Draws a ``Symbol`` as paths, which can be seen to be drawn.
final class SymbolView: UIView {
  private let symbol: Symbol
  private let outline = CAShapeLayer()
  private let mark = CAShapeLayer()

  init(_ symbol: Symbol) {
    self.symbol = symbol
    super.init(frame: CGRect(x: 0, y: 0, width: Symbol.side, height: Symbol.side))
    isUserInteractionEnabled = false
    accessibilityIdentifier = "alert.symbol"
    for part in [outline, mark] {
      part.fillColor = nil
      part.lineCap = .round
      part.lineJoin = .round
      layer.addSublayer(part)
    }
    applyColor()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = min(bounds.width, bounds.height) / Symbol.side
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    for (part, path) in [(outline, symbol.outline), (mark, symbol.mark)] {
      path.apply(transform)
      part.path = path.cgPath
      part.frame = bounds
      part.lineWidth = 3.25 * scale
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyColor()
  }

  /// Draws the outline and then the mark, over a little more than half a second.
  func animate() {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    outline.add(drawing(after: 0.1, seconds: 0.35), forKey: "draw")
    mark.add(drawing(after: 0.35, seconds: 0.3), forKey: "draw")
  }

  private func drawing(after delay: TimeInterval, seconds: TimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    animation.duration = seconds
    animation.fillMode = .backwards
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }

  private func applyColor() {
    let color = symbol.color.resolvedColor(with: traitCollection).cgColor
    outline.strokeColor = color
    mark.strokeColor = color
  }
}
