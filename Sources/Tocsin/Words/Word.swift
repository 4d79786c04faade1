import Foundation

/// A customary title, or another word of the library's own, in the reader's language.
///
/// ```swift
/// alert.addAction(Action(.delete) { _ in delete() })    // “Delete”, “Löschen”, “削除” …
/// Word.save.text(in: "fr")                              // “Enregistrer”
/// ```
///
/// A title that you give yourself is never changed.
nonisolated public enum Word: String, Sendable, CaseIterable {
  // The order is that of the table.
  /// Agrees.
  case ok
  /// Leaves everything as it is.
  case cancel
  /// Ends what was being done.
  case done
  /// Destroys.
  case delete
  /// Ends what was being looked at.
  case close
  /// Tries once more.
  case retry
  /// Goes on.
  case `continue`
  /// Affirms.
  case yes
  /// Denies.
  case no
  /// Keeps what was changed.
  case save
  /// Lets what was changed go.
  case dontSave
  /// Makes a copy.
  case copy
  /// Changes.
  case edit
  /// Puts something in.
  case add
  /// Takes something out, without destroying it.
  case remove
  /// Opens.
  case open
  /// Where choices are made.
  case settings
  /// Permits.
  case allow
  /// Refuses.
  case dontAllow
  /// At another time.
  case later
  /// Leaves a step out.
  case skip
  /// To the step before.
  case back
  /// To the following step.
  case next
  /// Sends.
  case send
  /// Ends what is under way.
  case stop
  /// Beside the box that spares the question from now on.
  case dontAskAgain
  /// Under a field that is empty and must not be.
  case required
  /// Shows what is hidden.
  case show
  /// Hides what is shown.
  case hide
  /// Under a field whose value can't be taken.
  case invalid

  /// The word in a language.
  /// - Parameter language: a tag such as “de”, “pt-PT” or “zh-Hans”; nil takes what the reader
  ///   prefers. Where the library doesn't speak the language, the word is English.
  public func text(in language: String? = nil) -> String {
    let languages = language.map { [$0] } ?? Reader.current.languages ?? Locale.preferredLanguages
    return WordTable.words(for: languages)[self] ?? rawValue
  }

  /// The languages that the words exist in, as tags, in alphabetical order.
  public static var languages: [String] { table.keys.sorted() }
}
