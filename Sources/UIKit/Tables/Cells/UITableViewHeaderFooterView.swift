internal import CoreGraphics
public import Foundation

/// The header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
  /// The name under which the table keeps the view for other sections; nil to keep it for none.
  public let reuseIdentifier: String?
  /// Where the content goes.
  public let contentView: UIView = CellContentView()
  /// The text. Nil once a content configuration was set.
  open var textLabel: UILabel? { contentConfiguration == nil ? label : nil }
  /// A second text. Only a view of the program's own shows it, by placing it.
  open var detailTextLabel: UILabel? { contentConfiguration == nil ? detail : nil }
  /// Behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      updateGround()
      setNeedsLayout()
    }
  }
  /// What fills the content view; nil for the text or views of the program's own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }

  private let label = UILabel()
  private lazy var detail = UILabel()
  private var configuredView: (any UIView & UIContentView)?
  private var tableStyle = UITableView.Style.plain
  private var isHeader = true
  private var isFirst = false

  /// A view that the table keeps under a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUpHeader()
  }

  /// A view for one section.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view for one section; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUpHeader()
  }

  private func setUpHeader() {
    addSubview(contentView)
    contentView.addSubview(label)
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    label.accessibilityTraits = [.staticText, .header]
    adoptFont()
  }

  package override class var drawsContent: Bool? {
    self == UITableViewHeaderFooterView.self ? false : nil
  }

  /// The view is about to be used for another section. Call `super`.
  open func prepareForReuse() {}

  /// The configuration of a list's header or footer in the table's style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (tableStyle, isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }

  // MARK: Looks

  /// Takes over where the view is.
  func adopt(style: UITableView.Style, isHeader: Bool, isFirst: Bool) {
    guard style != tableStyle || isHeader != self.isHeader || isFirst != self.isFirst else {
      return updateGround()
    }
    (tableStyle, self.isHeader, self.isFirst) = (style, isHeader, isFirst)
    adoptFont()
    updateGround()
    setNeedsLayout()
  }

  private func adoptFont() {
    if tableStyle == .plain {
      label.font = .systemFont(ofSize: 17, weight: isHeader ? .semibold : .regular)
      label.textColor = isHeader ? .label : .secondaryLabel
    } else {
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
    }
    label.numberOfLines = isHeader && tableStyle == .plain ? 1 : 0
  }

  private func updateGround() {
    guard backgroundView == nil, tableStyle == .plain else {
      contentView.backgroundColor = nil
      return
    }
    contentView.backgroundColor = .secondarySystemBackground
  }

  /// Shows the title of a section; capitals above groups (seen until iOS 14).
  func setTitle(_ title: String) {
    label.text = tableStyle != .plain && isHeader ? title.uppercased() : title
  }

  // MARK: Layout

  private var margins: UIEdgeInsets {
    let side: CGFloat = tableStyle == .insetGrouped ? 32 : 16
    let (left, right) = (side + safeAreaInsets.left, side + safeAreaInsets.right)
    switch (tableStyle, isHeader) {
    case (.plain, _): return UIEdgeInsets(top: 3, left: left, bottom: 3, right: right)
    case (_, true):
      return UIEdgeInsets(top: isFirst ? 32 : 16, left: left, bottom: 7, right: right)
    case (_, false): return UIEdgeInsets(top: 7, left: left, bottom: 8, right: right)
    }
  }

  private static let leastHeight: CGFloat = 28

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuredView { return configuredView.sizeThatFits(size) }
    if contentView.isLaidOutInside {
      return contentView.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let inset = margins
    let room = CGSize(width: max(0, size.width - inset.left - inset.right), height: .infinity)
    let height = label.hasContent ? label.sizeThatFits(room).height : 0
    return CGSize(
      width: size.width, height: max(Self.leastHeight, inset.top + height + inset.bottom))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configuredView?.frame = contentView.bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    guard contentConfiguration == nil, label.hasContent else { return }
    let inset = margins
    let room = contentView.bounds.inset(by: inset)
    let height = label.sizeThatFits(CGSize(width: room.width, height: .infinity)).height
    // Above a group the text stands at the bottom, in a plain table in the middle.
    let y: CGFloat =
      switch (tableStyle, isHeader) {
      case (.plain, _): (bounds.height - height) / 2
      case (_, true): bounds.height - inset.bottom - height
      case (_, false): inset.top
      }
    label.frame = CGRect(x: inset.left, y: y.rounded(), width: room.width, height: height)
  }

  private func contentConfigurationDidChange() {
    label.isHidden = contentConfiguration != nil
    configuredView = contentConfiguration?.show(in: contentView, replacing: configuredView)
    setNeedsLayout()
  }
}
