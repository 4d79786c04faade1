import Foundation

/// The words of the languages that were asked for last, taken apart.
nonisolated enum WordTable {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var latest: (languages: [String], words: [Word: String])?

  /// The words in the language that serves a reader of these languages best.
  static func words(for languages: [String]) -> [Word: String] {
    lock.withLock {
      if let latest, latest.languages == languages { return latest.words }
      let line = Word.table[WordLanguage.best(of: languages)] ?? ""
      let words = Dictionary(
        uniqueKeysWithValues: zip(Word.allCases, line.split(separator: "|").map(String.init)))
      latest = (languages, words)
      return words
    }
  }
}
