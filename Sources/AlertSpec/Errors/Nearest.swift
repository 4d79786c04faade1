/// Finds what was probably meant by a word that isn't known.
enum Nearest {
  /// The known word that is closest to `word`, if one is close at all.
  ///
  /// A word that is begun but not finished counts as close, else the number of letters to insert,
  /// delete, replace or swap is at most a third of the longer word.
  static func to(_ word: String, in known: [String]) -> String? {
    // Nothing of that length is close; and the work stays small for absurd input.
    if word.count > 32 || word.isEmpty { return nil }
    let word = word.lowercased()
    let stem = word.drop { $0 == "-" }
    if stem.count >= 2, let begun = known.first(where: { $0.hasPrefix(word) }) { return begun }
    var best: (distance: Int, word: String)?
    for candidate in known {
      let distance = distance(Array(word.utf8), Array(candidate.utf8))
      // Dashes are not what a word is known by.
      let length = max(stem.count, candidate.drop { $0 == "-" }.count)
      if distance <= max(1, length / 3), distance < length, distance < best?.distance ?? .max {
        best = (distance, candidate)
      }
    }
    return best?.word
  }

  /// The optimal string alignment distance (Damerau and Levenshtein's, no part changed twice).
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
