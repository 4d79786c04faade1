/// A sign above the title that says at a glance what the alert is about.
package enum SymbolKind: String, NamedChoice {
  case success
  case error
  case warning
  case information
  case question

  package static let noun = "symbol"
}

/// Where on a card a picture is.
package enum PicturePlace: String, CaseIterable, Hashable, Sendable {
  /// Above the title.
  case image
  /// From edge to edge at the top.
  case header
  /// In a circle at the top.
  case icon
}

/// How a card looks: the library's presets.
package enum StylePreset: String, NamedChoice {
  case system
  case card
  case dialog
  case flat
  case outlined
  case glass
  case popping
  case raised
  case slip
  case floating

  package static let noun = "style"
}

/// Where on a device's page the card goes.
package enum PlacementKind: String, NamedChoice {
  /// The style's own; without a style, the middle.
  case automatic
  case center
  case top
  case bottom
  case leading
  case trailing
  /// Along the whole upper edge.
  case banner
  /// Along the whole lower edge.
  case bottomBanner
  /// At the lower edge, and no wider than its text needs.
  case toast
  /// At the upper edge, and no wider than its text needs.
  case topToast

  package static let noun = "placement"
}

/// How large text is.
package enum TextSize: String, NamedChoice {
  case xSmall, small, medium
  /// The usual size.
  case large
  case xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  package static let noun = "size of text"
}

/// On which side lines begin.
package enum Direction: String, NamedChoice {
  case leftToRight
  case rightToLeft

  package static let noun = "direction"
}

/// How much colours stand out from each other.
package enum Contrast: String, NamedChoice {
  case normal
  case high

  package static let noun = "contrast"
}

/// How much moves.
package enum Motion: String, NamedChoice {
  case normal
  /// Transitions fade, and nothing slides or turns.
  case reduced

  package static let noun = "amount of motion"
}

/// Whether things shine through others.
package enum Transparency: String, NamedChoice {
  case normal
  case reduced

  package static let noun = "amount of transparency"
}

/// What lies between a device's page and the card.
package enum BackdropKind: String, NamedChoice {
  /// The style's own.
  case automatic
  /// One translucent colour.
  case dim
  /// Darker in the middle than at the corners.
  case radial
  /// The page out of focus.
  case blur
  case none

  package static let noun = "backdrop"
}

/// The tag of a language, as in "de" or "zh-Hant".
package struct LanguageTag: Hashable, Sendable {
  package var text: String

  /// A language of two or three letters and further parts of letters and digits, as in RFC 5646.
  init(_ text: String) throws(UsageError.Problem) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    func isPart(_ part: Substring) -> Bool {
      (1...8).contains(part.utf8.count)
        && part.unicodeScalars.allSatisfy { scalar in
          switch scalar {
          case "a"..."z", "A"..."Z", "0"..."9": true
          default: false
          }
        }
    }
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.allSatisfy(\.isLetter), parts.allSatisfy(isPart)
    else { throw .notALanguage(text) }
    self.text = text
  }
}
