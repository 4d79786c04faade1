internal import Foundation

/// Where the sections and rows of before are after a change.
struct TableChange {
  /// For each section of after: which it was before; nil for one that came or was reloaded.
  private(set) var sectionSources: [Int?] = []
  /// For each section of before: where it is; nil for one that went.
  private(set) var sectionTargets: [Int?] = []
  /// For each section of after, the rows of before; nil where all rows are as they were.
  private var rowSources: [[IndexPath?]?] = []
  /// For each section of before, the rows of after; nil where all rows are as they were.
  private var rowTargets: [[IndexPath?]?] = []
  private var reloadedTargets: Set<Int> = []

  /// Why what a program says and what its data source says don't go together.
  struct Mistake: Error {
    let words: String
  }

  /// - Parameters:
  ///   - before: how many rows each section had.
  ///   - after: how many rows each section has now, as the data source says.
  init(_ updates: TableUpdates, before: [Int], after: [Int]) throws(Mistake) {
    try check(updates, before: before, after: after)
    try checkConflicts(updates)
    mapSections(updates, before: before, after: after)
    rowTargets = Array(repeating: nil, count: before.count)
    rowSources = Array(repeating: nil, count: after.count)
    try mapRows(updates, before: before, after: after)
  }

  /// Where a row of before is; nil if it went.
  func target(of path: IndexPath) -> IndexPath? {
    guard let section = sectionTargets[path.section] else {
      return rowTargets[path.section]?[path.row]
    }
    if let rows = rowTargets[path.section] { return rows[path.row] }
    return reloadedTargets.contains(section) ? nil : IndexPath(row: path.row, section: section)
  }

  /// Which row of before one is; nil if it came.
  func source(of path: IndexPath) -> IndexPath? {
    if let rows = rowSources[path.section] { return rows[path.row] }
    return sectionSources[path.section].map { IndexPath(row: path.row, section: $0) }
  }

  // MARK: Sections

  private func check(_ updates: TableUpdates, before: [Int], after: [Int]) throws(Mistake) {
    let gone = Array(updates.deletedSections.keys) + Array(updates.movedSections.keys)
    for section in gone + Array(updates.reloadedSections.keys)
    where !before.indices.contains(section) {
      throw Mistake(
        words: "there is no section \(section) to delete, move or reload; there were "
          + "\(before.count)")
    }
    let expected = before.count - updates.deletedSections.count + updates.insertedSections.count
    guard after.count == expected else {
      throw Mistake(
        words: "the data source has \(after.count) sections after the update and must have "
          + "\(expected): there were \(before.count), \(updates.insertedSections.count) were "
          + "inserted and \(updates.deletedSections.count) deleted")
    }
    for section in Array(updates.insertedSections.keys) + Array(updates.movedSections.values)
    where !after.indices.contains(section) {
      throw Mistake(
        words: "a section can't come to place \(section); there are \(after.count) afterwards")
    }
    let rows = [
      updates.deletedRows.keys.map { $0 }, updates.reloadedRows.keys.map { $0 },
      updates.movedRows.keys.map { $0 },
    ].joined()
    for path in rows where !Self.has(path, in: before) {
      throw Mistake(
        words: "there is no row \(Self.words(path)) to delete, move or reload")
    }
    for path in Array(updates.insertedRows.keys) + Array(updates.movedRows.values)
    where !Self.has(path, in: after) {
      throw Mistake(
        words: "a row can't come to place \(Self.words(path)); the data source has no row there")
    }
  }

  /// One and the same section or row can't have two things done to it.
  private func checkConflicts(_ updates: TableUpdates) throws(Mistake) {
    let (deleted, moved) = (Set(updates.deletedSections.keys), Set(updates.movedSections.keys))
    if let section = deleted.intersection(moved).union(
      deleted.union(moved).intersection(updates.reloadedSections.keys)
    ).first {
      throw Mistake(words: "section \(section) is deleted, moved or reloaded at the same time")
    }
    var coming = Set(updates.insertedSections.keys)
    for section in updates.movedSections.values where !coming.insert(section).inserted {
      throw Mistake(words: "two sections come to place \(section)")
    }
    let gone = Set(updates.deletedRows.keys)
    if let path = gone.intersection(updates.movedRows.keys).union(
      gone.union(updates.movedRows.keys).intersection(updates.reloadedRows.keys)
    ).first {
      throw Mistake(words: "row \(Self.words(path)) is deleted, moved or reloaded at the same time")
    }
    var comingRows = Set(updates.insertedRows.keys)
    for path in updates.movedRows.values where !comingRows.insert(path).inserted {
      throw Mistake(words: "two rows come to place \(Self.words(path))")
    }
  }

  private static func has(_ path: IndexPath, in counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && path.row >= 0 && path.row < counts[path.section]
  }

  private static func words(_ path: IndexPath) -> String {
    path.count == 2 ? "\(path.row) in section \(path.section)" : "\(path)"
  }

  private mutating func mapSections(_ updates: TableUpdates, before: [Int], after: [Int]) {
    sectionTargets = Array(repeating: nil, count: before.count)
    sectionSources = Array(repeating: nil, count: after.count)
    for (old, new) in updates.movedSections {
      sectionTargets[old] = new
      sectionSources[new] = old
    }
    var next = 0
    for old in before.indices
    where updates.deletedSections[old] == nil && updates.movedSections[old] == nil {
      while next < after.count,
        updates.insertedSections[next] != nil || sectionSources[next] != nil
      { next += 1 }
      guard next < after.count else { break }
      sectionTargets[old] = next
      sectionSources[next] = old
      next += 1
    }
    for old in updates.reloadedSections.keys {
      guard let new = sectionTargets[old] else { continue }
      reloadedTargets.insert(new)
      sectionSources[new] = nil
    }
  }

  // MARK: Rows

  private mutating func mapRows(
    _ updates: TableUpdates, before: [Int], after: [Int]
  ) throws(Mistake) {
    let leaving = Dictionary(
      grouping: Set(updates.deletedRows.keys).union(updates.movedRows.keys), by: \.section)
    let coming = Dictionary(
      grouping: Set(updates.insertedRows.keys).union(updates.movedRows.values), by: \.section)
    for new in after.indices {
      guard let old = sectionSources[new] else { continue }
      let left = leaving[old] ?? []
      let came = coming[new] ?? []
      let expected = before[old] - left.count + came.count
      guard after[new] == expected else {
        throw Mistake(
          words: "section \(new) has \(after[new]) rows after the update and must have "
            + "\(expected): there were \(before[old]), \(came.count) came by inserting or moving "
            + "and \(left.count) went by deleting or moving")
      }
      if left.isEmpty, came.isEmpty { continue }
      pair(
        old, new, leaving: Set(left.map(\.row)), coming: Set(came.map(\.row)),
        before: before[old], after: after[new])
    }
    for (from, to) in updates.movedRows {
      if rowTargets[from.section] == nil {
        rowTargets[from.section] = Array(repeating: nil, count: before[from.section])
      }
      rowTargets[from.section]?[from.row] = to
      rowSources[to.section]?[to.row] = from
    }
  }

  /// Pairs the rows that stay in a section, in their order.
  private mutating func pair(
    _ old: Int, _ new: Int, leaving: Set<Int>, coming: Set<Int>, before: Int, after: Int
  ) {
    var targets: [IndexPath?] = Array(repeating: nil, count: before)
    var sources: [IndexPath?] = Array(repeating: nil, count: after)
    var next = 0
    for row in 0..<before where !leaving.contains(row) {
      while coming.contains(next) { next += 1 }
      targets[row] = IndexPath(row: next, section: new)
      sources[next] = IndexPath(row: row, section: old)
      next += 1
    }
    rowTargets[old] = targets
    rowSources[new] = sources
  }
}
