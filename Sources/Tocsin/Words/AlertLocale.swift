package import Foundation

/// Whose ways of writing numbers and dates an alert follows.
package enum AlertLocale {
  /// The reader's.
  package static var readers = Locale.autoupdatingCurrent

  /// That of a language, as its tag says: the reader's own where that is one of the language, so
  /// that somebody in Zurich who asks for German gets Swiss numbers; nil for the reader's.
  package static func speaking(_ language: String?) -> Locale {
    guard let language else { return readers }
    let wanted = Locale.Language(identifier: language)
    let own = readers.language
    let isOwn =
      wanted.languageCode == own.languageCode
      && (wanted.script == nil || wanted.script == own.script)
      && (wanted.region == nil || wanted.region == readers.region)
    return isOwn ? readers : Locale(identifier: language)
  }
}
