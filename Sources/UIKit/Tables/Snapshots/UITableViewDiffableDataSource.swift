public import Foundation

/// Fills a table from snapshots: it finds out by itself what came, went and moved between two of them.
///
///     let source = UITableViewDiffableDataSource<Section, Person.ID>(tableView: table) {
///       table, path, id in
///       let cell = table.dequeueReusableCell(withIdentifier: "person", for: path)
///       cell.textLabel?.text = people[id]?.name
///       return cell
///     }
///     source.apply(snapshot, animatingDifferences: true)
///
/// Keep it for as long as the table is there, as tables don't retain their data source. Subclass it
/// for titles of sections and for editing.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Gives the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// What it is filled from.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// How rows and sections come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var table: UITableView?
  private let provideCell: CellProvider
  private var current = Snapshot()

  /// Becomes the data source of a table, which is empty until the first snapshot.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provideCell = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows what a snapshot has. Without animation the table is brought to it at once.
  /// - Parameter completion: called when the animation has ended.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let table else {
      current = snapshot
      completion?()
      return
    }
    let steps = SnapshotSteps(from: current, to: snapshot)
    let change = { [self] in
      table.performBatchUpdates { [self] in
        current = snapshot
        steps.tell(table, defaultRowAnimation)
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows what a snapshot has by loading everything anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    table?.reloadData()
    completion?()
  }

  /// What is shown. A copy, to be changed and applied.
  open func snapshot() -> Snapshot { current }

  // MARK: Names and places

  /// The item of a row; nil for a row that isn't there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// The row of an item; nil for an item that isn't there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let name = current.sectionIdentifier(containingItem: itemIdentifier),
      let section = current.indexOfSection(name),
      let row = current.itemIdentifiers(inSection: name).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// The section of a number; nil for one that isn't there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let names = current.sectionIdentifiers
    return names.indices.contains(index) ? names[index] : nil
  }

  /// The number of a section; nil for one that isn't there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: As a data source

  /// As many as the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// As many as the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }
  /// What the provider gives for the item.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = provideCell(tableView, indexPath, item)
    {
      return cell
    }
    UIKitLog.warn("A diffable data source has no cell for \(tableView.words(indexPath)).")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Nil.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Nil.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The same number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// False.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// False.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
