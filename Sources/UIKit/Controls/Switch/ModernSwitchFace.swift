internal import CoreGraphics
internal import QuartzCore

/// A switch as of iOS 13: a capsule that changes its colour and a thumb that stretches when held.
/// The measures are those that are seen.
final class ModernSwitchFace: UIView, SwitchFace {
  static let size = CGSize(width: 51, height: 31)
  private static let thumbLength: CGFloat = 27
  /// How much longer the thumb is while it is held.
  private static let stretch: CGFloat = 7
  private static let margin: CGFloat = 2
  /// In the dark it is stronger than the fill of that name.
  static let offColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.48) : .secondarySystemFill
  }

  private let thumb = KnobView()
  private var looks = SwitchLooks()
  private var isOn = false

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.size.height / 2
    thumb.frame = CGRect(
      x: Self.margin, y: Self.margin, width: Self.thumbLength, height: Self.thumbLength)
    addSubview(thumb)
  }

  required init?(coder: NSCoder) { return nil }

  override class var drawsContent: Bool? { false }

  var travelLength: CGFloat { Self.size.width - 2 * Self.margin - Self.thumbLength }

  func isMirrored(isRightToLeft: Bool) -> Bool { isRightToLeft }

  func show(_ pose: SwitchPose) {
    let length = Self.thumbLength + (pose.isHeld ? Self.stretch : 0)
    let travel = pose.isRightToLeft ? 1 - pose.travel : pose.travel
    let room = Self.size.width - 2 * Self.margin - length
    thumb.frame = CGRect(
      x: Self.margin + room * travel, y: Self.margin, width: length, height: Self.thumbLength)
    isOn = pose.isOn
    showColor()
  }

  func showLooks(_ looks: SwitchLooks) {
    self.looks = looks
    thumb.backgroundColor = looks.thumb ?? .white
    showColor()
  }

  private func showColor() {
    backgroundColor = isOn ? looks.on ?? .systemGreen : looks.off ?? Self.offColor
  }

  func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.86, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
  }
}
