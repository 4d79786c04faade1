internal import CoreGraphics
internal import QuartzCore

/// A switch as of iOS 6: a strip with both words, or pictures, slides through a sunken frame.
///
/// The strip is as long as two frames that overlap by the knob; the knob hides where they meet.
/// It is the same in all languages, and where they are read from the right.
final class ClassicSwitchFace: UIView, SwitchFace {
  static let size = CGSize(width: 77, height: 27)
  private static let knob: CGFloat = 27

  private let opening = UIView()
  private let strip = UIView()
  private let onPart = ClassicSwitchPart(word: "ON", isOn: true)
  private let offPart = ClassicSwitchPart(word: "OFF", isOn: false)
  private let rim = ClassicSwitchRim()
  private let thumb = ClassicSwitchKnob()

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    opening.frame = bounds
    opening.clipsToBounds = true
    opening.layer.cornerRadius = Self.size.height / 2
    let half = travelLength + Self.knob / 2
    strip.frame = CGRect(x: 0, y: 0, width: 2 * half, height: Self.size.height)
    onPart.frame = CGRect(x: 0, y: 0, width: half, height: Self.size.height)
    offPart.frame = CGRect(x: half, y: 0, width: half, height: Self.size.height)
    rim.frame = bounds
    thumb.frame = CGRect(x: 0, y: 0, width: Self.knob, height: Self.knob)
    strip.addSubview(onPart)
    strip.addSubview(offPart)
    opening.addSubview(strip)
    for part in [opening, rim, thumb] { addSubview(part) }
  }

  required init?(coder: NSCoder) { return nil }

  override class var drawsContent: Bool? { false }

  var travelLength: CGFloat { Self.size.width - Self.knob }

  func isMirrored(isRightToLeft: Bool) -> Bool { false }

  func show(_ pose: SwitchPose) {
    strip.frame.origin.x = -travelLength * (1 - pose.travel)
    thumb.frame.origin.x = travelLength * pose.travel
    thumb.isHeld = pose.isHeld
  }

  func showLooks(_ looks: SwitchLooks) {
    onPart.show(
      color: looks.on ?? UIColor(red: 0, green: 0.5, blue: 0.92, alpha: 1), image: looks.onImage)
    offPart.show(color: looks.off ?? UIColor(white: 0.93, alpha: 1), image: looks.offImage)
    thumb.color = looks.thumb ?? UIColor(white: 0.94, alpha: 1)
  }

  func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes)
  }
}

/// One half of the strip: a word or a picture on a colour.
private final class ClassicSwitchPart: UIView {
  private let isOn: Bool
  private let label = UILabel()
  private let picture = UIImageView()

  init(word: String, isOn: Bool) {
    self.isOn = isOn
    super.init(frame: .zero)
    clipsToBounds = true
    label.text = word
    label.font = .systemFont(ofSize: 16, weight: .bold)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { return nil }

  override class var drawsContent: Bool? { false }

  func show(color: UIColor, image: UIImage?) {
    backgroundColor = color
    label.isHidden = image != nil
    picture.isHidden = image == nil
    picture.image = image
    let isDark = color.dimmed.cgColor.rgba.red < 0.75
    label.textColor = isDark ? .white : UIColor(white: 0.45, alpha: 1)
    label.shadowColor = isDark ? UIColor(white: 0, alpha: 0.35) : UIColor(white: 1, alpha: 0.8)
    label.shadowOffset = CGSize(width: 0, height: isDark ? -1 : 1)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let whole = ClassicSwitchFace.size
    // What shows of the strip beside the knob, and all of the frame that a wide picture fills.
    let seen = 2 * bounds.width - whole.width
    let free = CGRect(
      x: isOn ? 2 : bounds.width - seen, y: 0, width: seen - 2, height: bounds.height)
    label.frame = free
    let size = picture.image?.size ?? .zero
    let middle =
      size.width > seen ? (isOn ? whole.width / 2 : bounds.width - whole.width / 2) : free.midX
    picture.frame = CGRect(
      x: middle - size.width / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}

/// The sunken edge and the gloss over the strip; drawn once.
private final class ClassicSwitchRim: UIView {
  override class var drawsContent: Bool? { true }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let outline = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
    context.saveGState()
    outline.addClip()
    // Light from above: the lower half shines, the upper edge throws a shadow inwards.
    UIColor(white: 1, alpha: 0.18).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height),
      cornerRadius: 8
    ).fill()
    for (width, strength) in [(6.0, 0.05), (4.0, 0.07), (2.0, 0.12)] as [(CGFloat, CGFloat)] {
      let edge = UIBezierPath(
        roundedRect: bounds.offsetBy(dx: 0, dy: 1.5).insetBy(dx: -1, dy: -0.5),
        cornerRadius: bounds.height / 2)
      edge.lineWidth = width
      UIColor(white: 0, alpha: strength).setStroke()
      edge.stroke()
    }
    context.restoreGState()
    let line = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: bounds.height / 2 - 0.5)
    UIColor(white: 0, alpha: 0.28).setStroke()
    line.stroke()
  }
}

/// The round knob, brighter towards the bottom.
private final class ClassicSwitchKnob: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override class var drawsContent: Bool? { false }

  var color = UIColor.white { didSet { showColor() } }
  var isHeld = false { didSet { if isHeld != oldValue { showColor() } } }

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = ClassicSwitchFace.size.height / 2
    layer.borderWidth = 1
    layer.borderColor = CGColor(gray: 0, alpha: 0.32)
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 1
    layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  required init?(coder: NSCoder) { return nil }

  private func showColor() {
    let color = color.resolvedCGColor(with: traitCollection)
    let shade = isHeld ? 0.74 : 0.86
    (layer as? CAGradientLayer)?.colors = [
      color.mixed(with: 0, part: 1 - shade), color, color.mixed(with: 1, part: 0.7),
    ]
  }
}

extension CGColor {
  /// The colour with a part of a grey in it, opacity kept.
  fileprivate func mixed(with white: CGFloat, part: CGFloat) -> CGColor {
    func mix(_ component: CGFloat) -> CGFloat { component + (white - component) * part }
    return CGColor(
      srgbRed: mix(rgba.red), green: mix(rgba.green), blue: mix(rgba.blue), alpha: rgba.alpha)
  }
}
