/// What is in a list at one time: sections, and the items in each, by names that are theirs alone.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Person.ID>()
///     snapshot.appendSections([.friends])
///     snapshot.appendItems(friends.map(\.id))
///     dataSource.apply(snapshot)
///
/// Where UIKit raises an exception, for a name that is there twice or for one that isn't there, there
/// is a warning, and the change is left out.
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Section: Sendable {
    let name: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// The items whose cells are to be made anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections of which everything is to be made anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are to be given their content anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Nothing.
  public init() {}

  // MARK: Asking

  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.name) }
  /// The items of all sections in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has; none, with a warning, for a section that isn't there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section; none, with a warning, for a section that isn't there.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { place(of: identifier).map { sections[$0].items } ?? [] }

  /// The section that an item is in; nil for an item that isn't there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { find(identifier).map { sections[$0.section].name } }

  /// An item's number among all items; nil for an item that isn't there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// A section's number; nil for a section that isn't there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.name == identifier }
  }

  // MARK: Items

  /// Adds items at the end of a section; of the last one for nil.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    if let sectionIdentifier {
      guard let section = place(of: sectionIdentifier) else { return }
      sections[section].items += fresh(identifiers)
    } else if let section = sections.indices.last {
      sections[section].items += fresh(identifiers)
    } else {
      warn("there is no section to add items to")
    }
  }

  /// Puts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, 0) }

  /// Puts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, 1) }

  /// Takes items out; those that aren't there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    forget(items: gone)
  }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Puts an item that is there before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, 0) }

  /// Puts an item that is there after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, 1) }

  /// Has the cells of items made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers)
  }

  /// Has the cells of items given their content anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += freshSections(identifiers)
  }

  /// Puts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: toIdentifier, 0) }

  /// Puts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: toIdentifier, 1) }

  /// Takes sections out with their items; those that aren't there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    forget(items: Set(sections.filter { gone.contains($0.name) }.flatMap(\.items)))
    sections.removeAll { gone.contains($0.name) }
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
  }

  /// Puts a section that is there before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, 0) }

  /// Puts a section that is there after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, 1) }

  /// Has everything in sections made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { place(of: $0) != nil }
  }

  // MARK: Parts of these

  /// Snapshots may be made anywhere, and warnings are given on the main actor.
  private func warn(_ words: String) {
    let line = "A snapshot of a list is wrong: \(words)."
    Task { @MainActor in UIKitLog.warn(line) }
  }

  private func place(of section: SectionIdentifierType) -> Int? {
    let index = indexOfSection(section)
    if index == nil { warn("there is no section \(section)") }
    return index
  }

  private func find(_ item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (index, place) }
    }
    return nil
  }

  /// Those that are in no section yet, each once.
  private func fresh(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var seen = Set(itemIdentifiers)
    return items.filter { item in
      let isNew = seen.insert(item).inserted
      if !isNew { warn("the item \(item) is there already") }
      return isNew
    }
  }

  private func known(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let all = Set(itemIdentifiers)
    return items.filter { item in
      if !all.contains(item) { warn("there is no item \(item)") }
      return all.contains(item)
    }
  }

  private func freshSections(_ names: [SectionIdentifierType]) -> [Section] {
    var seen = Set(sectionIdentifiers)
    return names.filter { name in
      let isNew = seen.insert(name).inserted
      if !isNew { warn("the section \(name) is there already") }
      return isNew
    }.map { Section(name: $0) }
  }

  private mutating func forget(items: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll(where: items.contains)
    reconfiguredItemIdentifiers.removeAll(where: items.contains)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at item: ItemIdentifierType, _ offset: Int
  ) {
    guard let place = find(item) else { return warn("there is no item \(item)") }
    sections[place.section].items.insert(
      contentsOf: fresh(items), at: place.item + offset)
  }

  private mutating func move(
    _ item: ItemIdentifierType, to other: ItemIdentifierType, _ offset: Int
  ) {
    guard let place = find(item), item != other, find(other) != nil else {
      return warn("the item \(item) can't be moved to \(other)")
    }
    sections[place.section].items.remove(at: place.item)
    guard let target = find(other) else { return }
    sections[target.section].items.insert(item, at: target.item + offset)
  }

  private mutating func insertSections(
    _ names: [SectionIdentifierType], at name: SectionIdentifierType, _ offset: Int
  ) {
    guard let index = place(of: name) else { return }
    sections.insert(contentsOf: freshSections(names), at: index + offset)
  }

  private mutating func moveSection(
    _ name: SectionIdentifierType, to other: SectionIdentifierType, _ offset: Int
  ) {
    guard let index = place(of: name), place(of: other) != nil, name != other else { return }
    let section = sections.remove(at: index)
    guard let target = indexOfSection(other) else { return }
    sections.insert(section, at: target + offset)
  }
}
