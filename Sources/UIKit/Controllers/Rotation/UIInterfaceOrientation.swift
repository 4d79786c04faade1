internal import CoreGraphics

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

  /// How a device is held whose interface is upright so.
  package var deviceOrientation: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown: .unknown
    }
  }

  /// The angle, clockwise and at most half a turn, by which the device was turned since it was held
  /// so that another orientation was upright.
  func turn(from old: UIInterfaceOrientation) -> CGFloat {
    let quarters = (deviceQuarters - old.deviceQuarters + 4) % 4
    return CGFloat(quarters == 3 ? -1 : quarters) * .pi / 2
  }

  /// Quarters of a turn of the device, clockwise from upright.
  private var deviceQuarters: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeLeft: 1
    case .portraitUpsideDown: 2
    case .landscapeRight: 3
    }
  }

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
