import Foundation

/// How large a device's picture may be so that all of it fits on the screen.
enum DeviceFit {
  /// Pixels per point: the usual number, or as many less as make the device fit, held either way.
  ///
  /// Text and lines are drawn for that scale, so they are as crisp as at any other. The longer side
  /// is a whole number of pixels.
  /// - Parameters:
  ///   - size: the device's, in points.
  ///   - available: the room on the screen, in points of the usual scale.
  static func scale(for size: CGSize, available: CGSize, usual: CGFloat) -> CGFloat {
    let (long, short) = (max(size.width, size.height), min(size.width, size.height))
    let part = min(
      available.width / long, available.height / long, available.width / short,
      available.height / short)
    guard part < 1 else { return usual }
    return (long * usual * part).rounded(.down) / long
  }
}
