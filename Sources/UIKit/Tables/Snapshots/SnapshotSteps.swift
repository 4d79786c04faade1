internal import Foundation

/// What comes, goes and moves from one snapshot to the next.
struct SnapshotSteps<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private let old: NSDiffableDataSourceSnapshot<Section, Item>
  private let new: NSDiffableDataSourceSnapshot<Section, Item>

  init(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.old = old
    self.new = new
  }

  func tell(_ table: UITableView, _ animation: UITableView.RowAnimation) {
    let sections = Order(old.sectionIdentifiers, new.sectionIdentifiers)
    table.deleteSections(IndexSet(sections.gone), with: animation)
    table.insertSections(IndexSet(sections.come), with: animation)
    for (from, to) in sections.moved { table.moveSection(from, toSection: to) }
    let kept = Set(old.sectionIdentifiers).intersection(new.sectionIdentifiers)
    tellOfItems(table, kept, animation)
    let reloaded = Set(new.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
    table.reloadSections(
      IndexSet(reloaded.subtracting(sections.moved.map(\.from))), with: animation)
  }

  private func tellOfItems(
    _ table: UITableView, _ kept: Set<Section>, _ animation: UITableView.RowAnimation
  ) {
    let before = Self.places(old)
    let after = Self.places(new)
    var gone: [IndexPath] = []
    var come: [IndexPath] = []
    var moved: Set<Item> = []
    // Rows of sections that go or come do so with them, but for those that change the section.
    for (item, place) in before {
      guard let target = after[item] else {
        if kept.contains(place.section) { gone.append(place.path) }
        continue
      }
      if target.section != place.section { moved.insert(item) }
    }
    for (item, place) in after where before[item] == nil && kept.contains(place.section) {
      come.append(place.path)
    }
    for section in kept {
      let old = old.itemIdentifiers(inSection: section)
      let new = new.itemIdentifiers(inSection: section)
      moved.formUnion(Order(old, new).moved.map { old[$0.from] })
    }
    table.deleteRows(at: gone, with: animation)
    table.insertRows(at: come, with: animation)
    for item in moved {
      guard let from = before[item]?.path, let to = after[item]?.path else { continue }
      table.moveRow(at: from, to: to)
    }
    // A row that moves is the same cell all the while; only those that stay can be made anew.
    func rows(_ items: [Item]) -> [IndexPath] {
      items.filter { !moved.contains($0) && after[$0] != nil }.compactMap { before[$0] }
        .filter { kept.contains($0.section) }.map(\.path)
    }
    table.reloadRows(at: rows(new.reloadedItemIdentifiers), with: animation)
    table.reconfigureRows(at: rows(new.reconfiguredItemIdentifiers))
  }

  private static func places(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: (section: Section, path: IndexPath)] {
    var places: [Item: (section: Section, path: IndexPath)] = [:]
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        places[item] = (section, IndexPath(row: row, section: index))
      }
    }
    return places
  }

  /// What has become of a list of names.
  private struct Order<Name: Hashable> {
    /// Places before of those that have gone.
    var gone: [Int] = []
    /// Places after of those that have come.
    var come: [Int] = []
    /// Those of which others that stay are no longer on the same side; as few as possible.
    var moved: [(from: Int, to: Int)] = []

    init(_ old: [Name], _ new: [Name]) {
      let (before, after) = (Set(old), Set(new))
      gone = old.indices.filter { !after.contains(old[$0]) }
      come = new.indices.filter { !before.contains(new[$0]) }
      let stayedBefore = old.filter(after.contains)
      let stayedAfter = new.filter(before.contains)
      guard stayedBefore != stayedAfter else { return }
      let restless = Set(
        stayedAfter.difference(from: stayedBefore).removals.compactMap { change in
          if case .remove(_, let name, _) = change { name } else { nil }
        })
      for (from, name) in old.enumerated() where restless.contains(name) {
        if let to = new.firstIndex(of: name) { moved.append((from, to)) }
      }
    }
  }
}
