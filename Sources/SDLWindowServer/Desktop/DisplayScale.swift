internal import Foundation

/// Pixels per point, from what an X server's resources say.
nonisolated enum DisplayScale {
  /// The scale that `Xft.dpi` asks for, 96 being 1; nil where it asks for none.
  ///
  /// Desktops set it to 96 times their own scale, and people who fiddle with it set all sorts of
  /// figures; it is rounded to quarters and kept between 1 and 4.
  static func fromResources(_ resources: String) -> CGFloat? {
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "Xft.dpi" else { continue }
      guard let dpi = Double(parts[1].filter { !$0.isWhitespace }), dpi > 0, dpi.isFinite else {
        return nil
      }
      return min(max((dpi / 96 * 4).rounded() / 4, 1), 4)
    }
    return nil
  }
}
