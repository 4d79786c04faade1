/// How two pictures differ.
public nonisolated struct PictureDifference: Sendable, Equatable {
  /// What still counts as the same.
  public struct Tolerance: Sendable {
    /// The largest difference of a colour channel, 0…255, that counts as none.
    public var channel: Int
    /// How many pixels may differ by more than that.
    public var pixels: Int
    /// Makes a tolerance.
    public init(channel: Int = 0, pixels: Int = 0) {
      self.channel = channel
      self.pixels = pixels
    }
    /// Every byte must agree.
    public static let exact = Tolerance()
  }

  /// Set where the pictures are not of one size: both sizes in words.
  public let sizes: String?
  /// How many pixels differ by more than the tolerance.
  public let pixels: Int
  /// The largest difference of a channel.
  public let worst: Int
  /// Red where the pictures differ, else the first one faded.
  public let picture: Picture?

  /// Compares; nil where the second is the same as the first within the tolerance.
  public init?(_ old: Picture, _ new: Picture, tolerance: Tolerance = .exact) {
    guard old.width == new.width, old.height == new.height else {
      sizes = "\(old.width) × \(old.height) before, \(new.width) × \(new.height) now"
      pixels = max(old.width * old.height, new.width * new.height)
      worst = 255
      picture = nil
      return
    }
    guard old != new else { return nil }
    var count = 0
    var worst = 0
    var marked = old.pixels
    for (index, (before, now)) in zip(old.pixels, new.pixels).enumerated() {
      let difference = Self.distance(before, now)
      worst = max(worst, difference)
      let differs = difference > tolerance.channel
      if differs { count += 1 }
      marked[index] = differs ? 0xFFFF_0000 : Self.faded(before)
    }
    guard count > tolerance.pixels else { return nil }
    sizes = nil
    pixels = count
    self.worst = worst
    picture = Picture(width: old.width, height: old.height, pixels: marked)
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    guard a != b else { return 0 }
    var worst = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      worst = max(worst, abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)))
    }
    return worst
  }

  private static func faded(_ pixel: UInt32) -> UInt32 {
    let grey = 192 + (((pixel >> 16) & 255) + ((pixel >> 8) & 255) + (pixel & 255)) / 12
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
