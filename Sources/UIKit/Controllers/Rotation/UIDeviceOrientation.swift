/// How the device is held, which the interface may follow or not.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright, the home indicator below.
  case portrait = 1
  /// Upright, the home indicator above.
  case portraitUpsideDown = 2
  /// Sideways, the home indicator on the right.
  case landscapeLeft = 3
  /// Sideways, the home indicator on the left.
  case landscapeRight = 4
  /// Flat, the screen upwards.
  case faceUp = 5
  /// Flat, the screen downwards.
  case faceDown = 6

  /// Sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Lying on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Upright or sideways, and not flat.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }

  /// The orientation of an interface that is upright on a device held so: a device turned to the
  /// left shows its interface turned to the right. Unknown for a device that lies flat.
  package var interfaceOrientation: UIInterfaceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: .unknown
    }
  }
}
