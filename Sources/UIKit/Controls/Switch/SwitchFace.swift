internal import CoreGraphics

/// What is to be seen of a switch.
protocol SwitchFace: UIView {
  /// How far the thumb goes, in points.
  var travelLength: CGFloat { get }
  /// Puts the parts where a pose has them.
  func show(_ pose: SwitchPose)
  /// Takes over colours and pictures.
  func showLooks(_ looks: SwitchLooks)
  /// Animates changes at the pace of this look.
  func animate(_ changes: @escaping () -> Void)
  /// Whether on is at the left.
  func isMirrored(isRightToLeft: Bool) -> Bool
}

/// Where the thumb of a switch is.
struct SwitchPose: Equatable {
  /// Which of the colours shows.
  var isOn: Bool
  /// From 0, off, to 1, on.
  var travel: CGFloat
  /// Whether a finger is on the switch.
  var isHeld: Bool
  var isRightToLeft: Bool
}

/// What a program can change of the looks; nil is the look's own.
struct SwitchLooks {
  var on: UIColor?
  var off: UIColor?
  var thumb: UIColor?
  var onImage: UIImage?
  var offImage: UIImage?
}
