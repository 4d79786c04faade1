import UIKit

/// An arc that turns while work is under way.
final class ProgressRing: UIView {
  private let arc = CAShapeLayer()

  /// The colour of the arc.
  var color: UIColor = .label { didSet { applyColor() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    arc.fillColor = nil
    arc.lineCap = .round
    layer.addSublayer(arc)
    applyColor()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Begins to turn, once a second; nothing if it turns already.
  func spin() {
    guard arc.animation(forKey: "spin") == nil else { return }
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 2 * CGFloat.pi
    turn.duration = 1
    turn.repeatCount = .infinity
    turn.isRemovedOnCompletion = false
    arc.add(turn, forKey: "spin")
  }

  /// Stands still.
  func stop() { arc.removeAnimation(forKey: "spin") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(1.5, bounds.width / 9)
    arc.frame = bounds
    arc.lineWidth = width
    arc.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
        radius: max(0, (min(bounds.width, bounds.height) - width) / 2), startAngle: 0,
        endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyColor()
  }

  private func applyColor() {
    arc.strokeColor = color.resolvedColor(with: traitCollection).cgColor
  }
}
