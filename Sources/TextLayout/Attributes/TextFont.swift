package import Foundation

/// Which font a run asks for.
///
/// It names a wish, not a file: a family that is not installed falls back to the default sans, and
/// characters that the family lacks are taken from other fonts.
package struct TextFont: Hashable, Sendable {
  /// `nil` is the system font: Inter, with its tighter display cut for large sizes.
  package var family: String?
  /// In points. Sizes that are not finite or not positive are laid out at the nearest usable size.
  package var size: CGFloat
  /// 1…1000 as in OpenType and CSS: 400 is regular, 600 semibold, 700 bold.
  package var weight: Int
  package var isItalic: Bool
  package var features: Features

  package init(
    family: String? = nil, size: CGFloat = 17, weight: Int = 400, isItalic: Bool = false,
    features: Features = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
  }

  /// Typographic features of OpenType that a font may offer; one that it lacks changes nothing.
  package struct Features: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let monospacedDigits = Features(rawValue: 1 << 0)
    package static let proportionalDigits = Features(rawValue: 1 << 1)
    package static let smallCapitals = Features(rawValue: 1 << 2)

    /// The same in the notation that Pango shares with CSS; `nil` if there is nothing to say.
    var css: String? {
      var parts: [String] = []
      if contains(.monospacedDigits) { parts.append("\"tnum\" 1") }
      if contains(.proportionalDigits) { parts.append("\"pnum\" 1") }
      if contains(.smallCapitals) { parts.append("\"smcp\" 1") }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }
}

extension TextFont {
  /// The family of the system's fixed-pitch font.
  package static let monospacedFamily = "monospace"

  /// What fontconfig is asked for, most wanted first.
  var familyList: String {
    if let family { return family }
    return size >= Self.displaySize ? "Inter Display,Inter,sans-serif" : "Inter,sans-serif"
  }

  /// The size that is laid out.
  var usableSize: CGFloat {
    size.isFinite ? min(max(size, 0.01), 10_000) : 17
  }
}
