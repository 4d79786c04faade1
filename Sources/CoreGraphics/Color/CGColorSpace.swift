import Foundation

/// How the numbers of a colour are to be read.
///
/// All drawing happens in sRGB with eight bits a component, so other spaces serve to read and
/// convert colours.
public final class CGColorSpace: Sendable {
  /// The name of the standard space of screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of sRGB with numbers below 0 and above 1 allowed.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of the wide space of Apple's displays.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the space of greys with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// How colours are laid out.
  let kind: Kind

  enum Kind: Hashable, Sendable { case sRGB, extendedSRGB, displayP3, gray }

  init(_ kind: Kind) { self.kind = kind }

  /// Makes one of the spaces named here; nil for any other name.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB: self.init(.sRGB)
    case CGColorSpace.extendedSRGB: self.init(.extendedSRGB)
    case CGColorSpace.displayP3: self.init(.displayP3)
    case CGColorSpace.genericGrayGamma2_2: self.init(.gray)
    default: return nil
    }
  }

  /// The name, one of the constants above.
  public var name: CFString? {
    switch kind {
    case .sRGB: CGColorSpace.sRGB
    case .extendedSRGB: CGColorSpace.extendedSRGB
    case .displayP3: CGColorSpace.displayP3
    case .gray: CGColorSpace.genericGrayGamma2_2
    }
  }

  /// The count of components without alpha: 1 or 3.
  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

  /// The family of the space.
  public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }

  /// True where components beyond 0…1 have a meaning.
  public var isWideGamutRGB: Bool { kind == .displayP3 || kind == .extendedSRGB }

  static let standard = CGColorSpace(.sRGB)
  static let gray = CGColorSpace(.gray)
}

extension CGColorSpace: Hashable {
  /// True for two spaces of the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.kind == right.kind
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The families of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// Greys.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of the screen, which here is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
