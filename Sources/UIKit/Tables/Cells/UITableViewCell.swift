// Longer than most: without the Objective-C runtime only what is declared in the body of a class
// can be overridden. What it does is in the files UITableViewCell+….swift.

internal import CoreGraphics
public import Foundation

/// A row of a table.
///
///     let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "file")
///     cell.textLabel?.text = "Report.pdf"
///     cell.detailTextLabel?.text = "120 KB"
///     cell.accessoryType = .disclosureIndicator
///
/// Views of your own go into `contentView`, which leaves room for the accessory and for the controls
/// of editing. Constraints in there from top to bottom give the row its height.
open class UITableViewCell: UIView {
  /// Which labels the cell has.
  let style: CellStyle

  /// The name under which the table keeps the cell for other rows; nil to keep it for none.
  public let reuseIdentifier: String?

  /// A cell with labels of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    setUpCell()
  }

  /// A cell of the default style, to be shown in one row only.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A cell of the default style; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUpCell()
  }

  package override class var drawsContent: Bool? { self == UITableViewCell.self ? false : nil }

  // MARK: Content

  /// Where the content goes.
  public let contentView: UIView = CellContentView()

  /// The first text. Nil once a content configuration was set.
  open var textLabel: UILabel? { label }
  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? { detailLabel }
  /// The picture before the text; takes no room without one.
  open var imageView: UIImageView? { picture }

  /// What fills the content view; nil for the cell's own labels or views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }

  /// The configuration of a list's cell in the cell's own style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1: .valueCell()
    case .value2: .sideCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Whether the content configuration follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// What the cell is doing.
  open var configurationState: UICellConfigurationState { currentState }
  /// Has `updateConfiguration(using:)` called before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// The state has changed: subclasses set a configuration for it.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// Is called where a subclass would override `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Looks

  /// Behind the content while the cell is not chosen.
  open var backgroundView: UIView? { didSet { replaceGround(oldValue, with: backgroundView) } }
  /// Behind the content while the cell is chosen or pressed; grey unless set.
  open var selectedBackgroundView: UIView? {
    didSet { replaceGround(oldValue, with: selectedBackgroundView) }
  }
  /// The same where several rows can be chosen; nil for `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceGround(oldValue, with: multipleSelectionBackgroundView) }
  }
  /// Whether it shows that the cell is chosen.
  open var selectionStyle = SelectionStyle.default { didSet { updateGround() } }
  /// How far the line below stays from the sides; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? Self.standardSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  /// How many steps the content is moved in.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// How far a step is, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  // MARK: Accessory

  /// What is at the end of the cell.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view at the end of the cell, in place of `accessoryType`. Keeps its size.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryDidChange() } }
  }
  /// What is at the end of the cell while the table is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view at the end of the cell while the table is edited.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
  }

  // MARK: State

  /// Whether the cell is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { updateGround() } } }
  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateGround() } } }
  /// Shows that the cell is chosen, or that it is not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    changeGround(animated) { isSelected = selected }
  }
  /// Shows that a finger is on the cell, or that it has left.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    changeGround(animated) { isHighlighted = highlighted }
  }
  /// The cell is about to be used for another row. Call `super`.
  open func prepareForReuse() { resetForReuse() }

  // MARK: Editing

  /// Whether the controls for editing are shown.
  open var isEditing = false
  /// Shows the controls for editing, or takes them away.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    accessoryDidChange()
    editingDidChange(animated: animated)
  }
  /// What the control at the leading edge does.
  public internal(set) var editingStyle = EditingStyle.delete
  /// Whether the content moves aside for the control at the leading edge.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }
  /// Whether the control to move the row is shown while the table is edited, where the data source
  /// lets the row be moved. It takes the accessory's place.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { gripDidChange() } }
  }
  /// Whether the button is shown that deletes the row.
  open var showingDeleteConfirmation: Bool { table?.isSwipedOpen(self) ?? false }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
  }

  /// The height in which labels and picture, or a configuration's view, have room at the width of
  /// `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: heightThatFits(width: targetSize.width))
  }

  open override var isFocused: Bool { table?.hasCursor(self) ?? super.isFocused }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? joinedText }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Storage of the aspects

  weak var table: UITableView?
  /// The cell was asked for and not shown yet.
  var isNewInTable = false
  var loadedLabel: UILabel?
  var loadedDetailLabel: UILabel?
  var loadedPicture: UIImageView?
  var defaultGround: UIView?
  let separator = UIView()
  let topSeparator = UIView()
  var ownSeparatorInset: UIEdgeInsets?
  var accessory: UIView?
  var editControl: EditControl?
  /// Whether a person holds the row to move it.
  var isLifted = false { didSet { if isLifted != oldValue { setNeedsLayout() } } }
  /// Whether the data source lets the row be moved, and whether it says so itself.
  var mayShowGrip = false
  var hasGripByDefault = false
  var configuredView: (any UIView & UIContentView)?
  var needsConfigurationUpdate = false
  var placeInGroup = GroupPlace()
}
