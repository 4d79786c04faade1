internal import CoreGraphics

/// An arrow and the title of the page that it leads back to.
final class BackButton: UIControl {
  private static let gap: CGFloat = 5
  private let arrow = UIImageView(image: BarGlyph.chevron())
  private let label = UILabel()
  private let titles: [String]

  init(to item: UINavigationItem, _ goBack: @escaping () -> Void) {
    let given = item.backBarButtonItem?.title ?? item.backButtonTitle
    let title = given ?? item.title
    switch item.backButtonDisplayMode {
    case .default: titles = title.map { [$0, "Back"] } ?? ["Back"]
    case .generic: titles = ["Back"]
    case .minimal: titles = []
    }
    super.init(frame: .zero)
    addAction(UIAction { _ in goBack() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = titles.first ?? "Back"
    accessibilityIdentifier = "back"
    tintColor = item.backBarButtonItem?.tintColor
    label.font = .systemFont(ofSize: 17)
    label.isAccessibilityElement = false
    addSubview(arrow)
    addSubview(label)
    stateDidChange()
  }

  required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  override class var drawsContent: Bool? { false }

  /// Takes the first of its titles that fits, or the arrow alone.
  /// - Returns: the width that it takes.
  func fit(_ room: CGFloat) -> CGFloat {
    let start = arrow.image.map { $0.size.width + Self.gap } ?? 0
    for title in titles {
      label.text = title
      let width = start + label.intrinsicContentSize.width
      if width <= room { return width }
    }
    label.text = nil
    return start
  }

  /// The label of the title; nil where the arrow is alone.
  var titleLabel: UILabel? { label.text == nil ? nil : label }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = arrow.image?.size ?? .zero
    let y = pixelAligned(nearest: (bounds.height - size.height) / 2)
    arrow.frame = CGRect(
      x: isRightToLeft ? bounds.width - size.width : 0, y: y, width: size.width, height: size.height
    )
    arrow.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    let start = size.width + Self.gap
    let width = max(0, bounds.width - start)
    // Not by the frame: on its way from a large title the label has a transform.
    label.bounds.size = CGSize(width: width, height: bounds.height)
    label.center = CGPoint(
      x: (isRightToLeft ? 0 : start) + width / 2, y: bounds.height / 2)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.textColor = tintColor
    for view in [arrow, label] as [UIView] { view.alpha = isHighlighted ? 0.2 : 1 }
  }

  override var isPressedByKeys: Bool { true }

  override func pressed(_ event: UIEvent?) { callHandlers(for: .touchUpInside, event) }

  /// A finger needs more room than the arrow.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.inset(by: UIEdgeInsets(top: 0, left: -8, bottom: 0, right: -8)).contains(point)
  }
}
