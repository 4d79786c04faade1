internal import CoreGraphics
internal import Foundation

/// The button of a bar button item. It dims while it is pressed, as system buttons do.
final class BarButton: UIButton {
  private static let size: CGFloat = 17
  private let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(type: .system)
    addAction(UIAction { [weak item] _ in item?.perform() }, for: .primaryActionTriggered)
    refresh()
  }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    super.init(coder: coder)
  }

  /// Shows the item as it is now.
  func refresh() {
    isEnabled = item.isEnabled
    tintColor = item.tintColor
    let image = item.image
    setImage(image, for: .normal)
    imageEdgeInsets = item.imageInsets
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    let font = UIFont.systemFont(ofSize: Self.size, weight: weight)
    titleLabel?.font = font
    for state in [State.normal, .highlighted, .disabled] {
      let title = image == nil ? item.title : nil
      let attributes = item.titleTextAttributes(for: state)
      setTitle(title, for: state)
      setTitleColor(attributes?[.foregroundColor] as? UIColor, for: state)
      if state == .normal { titleLabel?.font = attributes?[.font] as? UIFont ?? font }
    }
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
  }

  /// The width of the widest title that it may get.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = super.sizeThatFits(size)
    if item.image == nil, let titles = item.possibleTitles, let font = titleLabel?.font {
      let widths = titles.map { $0.size(withAttributes: [.font: font]).width }
      fitting.width = max(fitting.width, pixelAligned(up: widths.max() ?? 0))
    }
    if item.width > 0 { fitting.width = item.width }
    return fitting
  }

  /// A finger needs more room than a picture.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(0, 44 - bounds.width) / 2
    return bounds.insetBy(dx: -min(missing, 8), dy: 0).contains(point)
  }
}

extension UIBarButtonItem {
  /// The view that shows the item: its own, or a button; nil for spaces.
  func makeView() -> UIView? {
    guard !isSpace else { return nil }
    let view = customView ?? BarButton(self)
    shownView = view
    return view
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
