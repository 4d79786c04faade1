internal import CoreGraphics

/// The menu of the device: what can be done with it, and by which keys.
final class DeviceMenu: UIView {
  /// A line of the menu.
  struct Entry {
    var title: String
    /// The keys that do the same; empty for none.
    var keys: String
    var action: () -> Void
  }

  private static let rowHeight: CGFloat = 34
  private static let cornerRadius: CGFloat = 10
  private let rows: [DeviceMenuRow]

  /// - Parameter close: called before an entry's action.
  init(_ entries: [Entry], close: @escaping () -> Void) {
    rows = entries.map { DeviceMenuRow($0) }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Self.cornerRadius
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    accessibilityIdentifier = "device-menu"
    accessibilityViewIsModal = true
    for (row, entry) in zip(rows, entries) {
      addSubview(row)
      row.addAction(
        UIAction { _ in
          close()
          entry.action()
        }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// As large as its rows need.
  var fittingSize: CGSize {
    CGSize(
      width: rows.map(\.fittingWidth).max() ?? 0,
      height: CGFloat(rows.count) * Self.rowHeight + 2 * Self.cornerRadius / 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: Self.cornerRadius / 2 + CGFloat(index) * Self.rowHeight, width: bounds.width,
        height: Self.rowHeight)
    }
  }
}

/// A line of the menu, lit under the pointer.
private final class DeviceMenuRow: UIControl {
  private static let inset: CGFloat = 16
  private static let gap: CGFloat = 28
  private let title = UILabel()
  private let keys = UILabel()

  init(_ entry: DeviceMenu.Entry) {
    super.init(frame: .zero)
    title.text = entry.title
    title.font = .systemFont(ofSize: 14)
    keys.text = entry.keys
    keys.font = .systemFont(ofSize: 13)
    keys.textColor = .secondaryLabel
    keys.textAlignment = .right
    addSubview(title)
    addSubview(keys)
    isAccessibilityElement = true
    accessibilityLabel = entry.title
    accessibilityTraits = .button
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] recognizer in
        self?.isHighlighted = recognizer.state == .began || recognizer.state == .changed
      })
  }

  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  var fittingWidth: CGFloat {
    let keysWidth = keys.text?.isEmpty == false ? keys.intrinsicContentSize.width + Self.gap : 0
    return (title.intrinsicContentSize.width + keysWidth + 2 * Self.inset).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Self.inset, dy: 0)
    title.frame = inner
    keys.frame = inner
  }
}
