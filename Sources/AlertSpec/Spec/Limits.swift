/// The ranges that numbers must lie in, and the largest spec that is read.
package enum Limits {
  /// Seconds.
  ///
  /// A year: beyond that a timer's ticks no longer fit.
  package static let longestTime = 31_536_000.0

  /// Seconds.
  ///
  /// Nobody holds a button for longer than a minute.
  package static let longestHold = 60.0

  /// Characters that a field's limit may allow.
  package static let longestText = 1_000_000.0

  /// Bytes of a line about progress: more than an alert can show.
  package static let progressLineBytes = 16384

  /// Pixels per point.
  package static let scale = 0.5...8.0

  /// Points, for each side of a page: on less no card can be read.
  package static let side = 240.0...4096.0

  /// Pixels, for each side of a picture: half of what Cairo can address.
  package static let pixelSide = 16384.0

  /// Pixels of a whole picture, four bytes each.
  package static let pixels = 67_108_864.0

  /// Bytes of a spec.
  ///
  /// Text of that length fills two thousand pages.
  package static let specBytes = 4 * 1024 * 1024

  /// Bytes of the file of a picture that an alert shows.
  package static let pictureBytes = 64 * 1024 * 1024

  /// Whether a picture of that size and scale can be made.
  static func allow(_ size: PointSize, scale: Double) -> Bool {
    let width = size.width * scale
    let height = size.height * scale
    return max(width, height) <= pixelSide && width * height <= pixels
  }
}
