/// Which way up the interface is.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known, as where a window has no device frame.
  case unknown = 0
  /// Upright, the home indicator below.
  case portrait = 1
  /// Upright, the home indicator above.
  case portraitUpsideDown = 2
  /// Sideways, the home indicator on the left.
  case landscapeLeft = 4
  /// Sideways, the home indicator on the right.
  case landscapeRight = 3

  /// Sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The mask that holds this orientation alone; empty for an unknown one.
  var mask: UIInterfaceOrientationMask {
    self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}

/// A set of interface orientations.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit each, at the place of the orientation's number.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright, the home indicator below.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Sideways, the home indicator on the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Sideways, the home indicator on the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// Upright, the home indicator above.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// Sideways, either way.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Any.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// Any but upside down, as on phones.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
