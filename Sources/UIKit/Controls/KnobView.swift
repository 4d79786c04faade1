internal import CoreGraphics
internal import QuartzCore

/// The round white knob of switches and sliders: a hairline around it, a soft shadow below.
final class KnobView: UIView {
  override class var drawsContent: Bool? { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.borderColor = CGColor(gray: 0, alpha: 0.04)
    layer.borderWidth = 0.5
    layer.shadowColor = CGColor(gray: 0, alpha: 1)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2.5)
  }

  required init?(coder: NSCoder) { return nil }

  override var bounds: CGRect { didSet { layer.cornerRadius = bounds.height / 2 } }
  override var frame: CGRect { didSet { layer.cornerRadius = bounds.height / 2 } }
}
