package import Foundation

/// Who reads: which languages they prefer, and how they write numbers and dates.
///
/// It holds tags, as in “de-AT”; what is nil is the system's to say, which is asked when it matters.
nonisolated package struct Reader: Sendable, Equatable {
  /// The languages, the favourite first.
  package var languages: [String]?
  /// Whose numbers.
  package var numbers: String?
  /// Whose dates.
  package var dates: String?

  /// The reader of this process.
  package nonisolated(unsafe) static var current = ofProcess
  /// As the environment says, or else the system.
  package static let ofProcess = Reader(environment: ProcessInfo.processInfo.environment)
  /// The one of tests and pictures, which don't depend on who makes them.
  package static let neutral = Reader(language: "en-001")

  /// A reader of one language, who writes everything as is usual in it.
  package init(language: String) {
    languages = [language]
    numbers = language
    dates = language
  }

  /// The reader whom the variables of a desktop or a shell tell of, by the rules of POSIX and
  /// gettext. iOS sets none of them.
  package init(environment: [String: String]) {
    func tag(of category: String) -> String? {
      let values = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }
      return values.first { !$0.isEmpty }.flatMap(Self.tag)
    }
    languages = tag(of: "LC_MESSAGES").map { usual in
      (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap { Self.tag(of: String($0)) }
        + [usual]
    }
    numbers = tag(of: "LC_NUMERIC")
    dates = tag(of: "LC_TIME")
  }

  /// The tag of a locale that POSIX names as in “de_AT.UTF-8” or “sr_RS@latin”; nil for that of
  /// programmers, which is nobody's language.
  private static func tag(of name: String) -> String? {
    var parts = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_").map(String.init)
    guard let language = parts.first, language != "C", language != "POSIX" else { return nil }
    switch name.split(separator: "@").dropFirst().first {
    case "latin": parts.insert("Latn", at: 1)
    case "cyrillic": parts.insert("Cyrl", at: 1)
    default: break
    }
    return parts.joined(separator: "-")
  }

  /// How numbers are written in the language of a tag; nil stands for the reader's.
  package static func numbers(in language: String?) -> Locale {
    locale(of: language, own: current.numbers)
  }

  /// How dates are written in the language of a tag; nil stands for the reader's.
  package static func dates(in language: String?) -> Locale {
    locale(of: language, own: current.dates)
  }

  /// The reader's own where that is one of the language, so that somebody in Zurich who asks for
  /// German gets Swiss numbers.
  private static func locale(of language: String?, own: String?) -> Locale {
    let own = own.map(Locale.init(identifier:)) ?? .autoupdatingCurrent
    guard let language else { return own }
    let wanted = Locale.Language(identifier: language)
    let isOwn =
      wanted.languageCode == own.language.languageCode
      && (wanted.script == nil || wanted.script == own.language.script)
      && (wanted.region == nil || wanted.region == own.region)
    return isOwn ? own : Locale(identifier: language)
  }
}
