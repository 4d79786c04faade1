// Longer than most: without the Objective-C runtime only what is declared in the body of a class
// can be overridden. What it does is in the files UITableView+….swift.

public import CoreGraphics
public import Foundation

/// Rows in sections, as many as there are: only those in view have cells, which are used again for
/// the rows that come next.
///
///     final class Names: UIViewController, UITableViewDataSource {
///       let names = ["Ada", "Grace", "Margaret"]
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         let table = UITableView(frame: view.bounds)
///         table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
///         table.dataSource = self
///         view.addSubview(table)
///       }
///
///       func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
///         names.count
///       }
///
///       func tableView(
///         _ tableView: UITableView, cellForRowAt indexPath: IndexPath
///       ) -> UITableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///         cell.textLabel?.text = names[indexPath.row]
///         return cell
///       }
///     }
///
/// What the data source answers holds until `reloadData()` or until it is told of a change by one of
/// the methods that insert, delete, move and reload. With the focus, the arrow keys go through the
/// rows and Return chooses one.
open class UITableView: UIScrollView {
  /// Stands for a height that follows from the content: −1.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// How sections are set apart.
  public let style: Style

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A plain table; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUpTable()
  }

  // MARK: Who decides

  /// Tells what is in the table. Not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetContent() } }
  }

  /// Decides on looks and hears of touches. Not retained.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      scrollDelegate = newValue
      forgetContent()
    }
  }

  // MARK: Heights

  /// The height of rows for which the delegate says nothing: by default that of their content, 44
  /// at least for the cells' own labels.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetContent() } }
  }
  /// A guess at the height of rows out of view; by default the table guesses. At zero all heights
  /// are asked for when the table loads.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetContent() } }
  }
  /// The height of headers; by default that of their content, none where there is no content.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetContent() } }
  }
  /// The height of footers; by default that of their content, none where there is no content.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetContent() } }
  }
  /// A guess at the height of headers whose height follows from their content. Not needed here:
  /// these are measured when the table loads.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The same for footers.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Space above the headers of a plain table; automatic is none.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetContent() } }
  }

  // MARK: Looks

  /// What is between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { restyleCells() } }
  }
  /// The colour of the lines between rows; nil for the system's.
  open var separatorColor: UIColor? = .separator { didSet { restyleCells() } }
  /// How far the lines stay from the sides, for cells that don't say it; 16 at the leading edge.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { restyleCells() } }
  }
  /// Above all sections. Its height counts, the width becomes the table's.
  open var tableHeaderView: UIView? { didSet { replaceEdgeView(oldValue, with: tableHeaderView) } }
  /// Below all sections. Its height counts, the width becomes the table's.
  open var tableFooterView: UIView? { didSet { replaceEdgeView(oldValue, with: tableFooterView) } }
  /// Behind the rows, as large as the table; doesn't scroll.
  open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }
  /// Whether cells keep their content within the readable width. Kept and not used: no guide here
  /// is narrower than a table on a screen of the sizes that there are.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Whether what is in rows keeps clear of the screen's edges, as on a telephone on its side. Grounds
  /// and lines go on to the edge in any case.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { forgetContent() } }
  }

  // MARK: Index

  /// The colour of the index's titles; nil for the tint.
  open var sectionIndexColor: UIColor? { didSet { colorIndex() } }
  /// The ground of the index; nil for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { colorIndex() } }
  /// The ground of the index while a finger is on it; nil for the usual one.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { colorIndex() } }
  /// How many rows there must be for the index to be shown.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { forgetContent() } }
  }

  // MARK: Choosing

  /// Whether rows can be chosen.
  open var allowsSelection = true { didSet { if !allowsSelection { clearSelection() } } }
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while the table is edited; a circle shows which.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { restyleCells() } }
  }

  /// Whether the controls to delete, insert and move are shown.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the controls to delete, insert and move, or takes them away.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  // MARK: Content

  /// Asks for everything anew. Nothing is chosen afterwards; the offset stays where there is
  /// content.
  open func reloadData() { reload() }

  /// The cell that a row shows; nil for rows out of view.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

  /// A cell that is out of use, or a new one of the class that was registered; nil if none was.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier)
  }

  /// A cell that is out of use, or a new one of the class that was registered. Where none was
  /// there is a warning, and a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reusableCell(identifier) { return cell }
    UIKitLog.warn(
      "No class was registered for cells with the identifier \"\(identifier)\". Call "
        + "register(_:forCellReuseIdentifier:) before the table loads.")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that is out of use, or a new one of the class that was registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reusableHeader(identifier) }

  /// As large as the content now is: where it was not loaded yet it is loaded.
  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  // MARK: Layout and events

  open override func layoutSubviews() {
    layOutTable()
    super.layoutSubviews()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch(touches) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch()
    super.touchesCancelled(touches, with: event)
  }

  open override var canBecomeFocused: Bool { allowsSelection && layout.rowCount > 0 }
  package override var hasFocusInside: Bool { true }
  package override func focusDidChange() {
    super.focusDidChange()
    focusChanged()
  }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takePresses(presses) { super.pressesBegan(presses, with: event) }
  }
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takePresses(presses) { super.pressesChanged(presses, with: event) }
  }

  // MARK: Storage of the aspects

  /// Where everything is, as of the last answers of the data source.
  var layout = TableLayout()
  var needsLoad = true
  /// Whether the data source is being asked, so that a question about the content gets no answer
  /// that depends on the same.
  var isLoading = false
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  /// Headers and footers that were made to be measured and not shown yet.
  var preparedHeaders: [Int: UIView] = [:]
  var preparedFooters: [Int: UIView] = [:]
  var cells = ReusePool<UITableViewCell>()
  var headerFooters = ReusePool<UITableViewHeaderFooterView>()
  var selectedPaths: Set<IndexPath> = []
  /// The row that a finger is on.
  var touchedPath: IndexPath?
  /// The row that the arrow keys are at.
  var cursorPath: IndexPath?
  /// Changes that were told of and not carried out yet, and how many `beginUpdates` are open.
  var updates = TableUpdates()
  var updateDepth = 0
  /// Where rows come from, while a change is carried out.
  var entrances: TableEntrances?
  var isInEditingMode = false
  var reachedDefaultOfCanEdit = false
  var reachedDefaultOfCanMove = false
  /// How far the offset has followed rows above that changed their heights, in the layout under way.
  var offsetShift: CGFloat = 0
  var swipe: RowSwipe?
  var indexView: SectionIndexView?
  /// A row that a person moves.
  var rowMove: RowMove?
}
