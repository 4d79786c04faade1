import Foundation

/// Finds the language of the table that serves a reader best.
nonisolated package enum WordLanguage {
  /// The first of the preferred languages that the table has, or English.
  static func best(of preferred: [String]) -> String {
    preferred.lazy.compactMap(match).first ?? "en"
  }

  /// Whether a language is written from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool {
    ["ar", "fa", "he", "iw", "ur", "ps", "yi", "ckb", "dv", "ug"].contains(parts(of: tag).language)
  }

  /// The tag in the table for a tag such as “de-AT”, “zh_TW” or “nn”.
  static func match(_ tag: String) -> String? {
    let (language, others) = parts(of: tag)
    switch language {
    case "zh":
      let isTraditional = !others.isDisjoint(with: ["hant", "tw", "hk", "mo"])
      return isTraditional && !others.contains("hans") ? "zh-Hant" : "zh-Hans"
    case "pt": return others.contains("pt") ? "pt-PT" : "pt"
    case "no", "nn": return "nb"
    case "iw": return "he"
    case "in": return "id"
    default: return Word.table[language] == nil ? nil : language
    }
  }

  private static func parts(of tag: String) -> (language: String, others: Set<String>) {
    let parts = tag.prefix { $0 != "." && $0 != "@" }.lowercased()
      .split { $0 == "-" || $0 == "_" }.map(String.init)
    return (parts.first ?? "", Set(parts.dropFirst()))
  }
}
