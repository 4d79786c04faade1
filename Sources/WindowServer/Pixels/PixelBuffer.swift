/// Memory that holds pixels: 32 bits each, premultiplied, 0xAARRGGBB in the machine's byte order
/// (cairo's ARGB32), rows from the top.
nonisolated public struct PixelBuffer {
  /// The first byte of the first row.
  public let baseAddress: UnsafeMutableRawPointer
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Bytes from a row to the next.
  public let bytesPerRow: Int
  /// False where the alpha byte means nothing, as in a window on the screen.
  public let hasAlpha: Bool

  /// Describes pixels that somebody else owns.
  public init(
    baseAddress: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, hasAlpha: Bool
  ) {
    self.baseAddress = baseAddress
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.hasAlpha = hasAlpha
  }

  /// All of it.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixel at a place inside `bounds`, as 0xAARRGGBB; anywhere else is a programmer's mistake.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "There is no pixel (\(x), \(y)) in a buffer of \(width) × \(height).")
    return baseAddress.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }
}
