/// Where alpha stands in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// Last, and the colours are multiplied by it.
  case premultipliedLast
  /// First, and the colours are multiplied by it.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// There is none, but room for it at the end.
  case noneSkipLast
  /// There is none, but room for it at the start.
  case noneSkipFirst
  /// There is nothing but alpha.
  case alphaOnly
}

/// Where alpha stands in a pixel, and the order of its bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a value from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that hold the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Words of four bytes, the lowest first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Words of four bytes, the highest first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
