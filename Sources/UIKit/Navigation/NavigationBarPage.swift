internal import CoreGraphics
internal import Foundation

/// What a navigation bar shows of one item: back button, items at both sides, title.
final class NavigationBarPage: UIView {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  let item: UINavigationItem
  let title: UIView
  let back: BackButton?
  private let left = BarItemRow(frame: .zero)
  private let right = BarItemRow(frame: .zero)

  /// - Parameter previous: the item that the back button leads to; nil for no back button.
  init(
    _ item: UINavigationItem, previous: UINavigationItem?,
    titleAttributes: [NSAttributedString.Key: Any], goBack: @escaping () -> Void
  ) {
    self.item = item
    let label = UILabel()
    label.text = item.title
    label.textAlignment = .center
    label.accessibilityTraits = [.staticText, .header]
    title = item.titleView ?? label
    let hasLeftItems = item.leftBarButtonItems?.isEmpty == false
    let hasBack =
      !item.hidesBackButton && (!hasLeftItems || item.leftItemsSupplementBackButton)
    back = hasBack ? previous.map { BackButton(to: $0, goBack) } : nil
    super.init(frame: .zero)
    left.show(item.leftBarButtonItems ?? [])
    right.show((item.rightBarButtonItems ?? []).reversed())
    for view in [title, left, right] { addSubview(view) }
    if let back { addSubview(back) }
    showTitle(titleAttributes)
  }

  required init?(coder: NSCoder) {
    item = UINavigationItem()
    title = UIView()
    back = nil
    super.init(coder: coder)
  }

  override class var drawsContent: Bool? { false }

  /// Shows the title in font and colour of some attributes.
  func showTitle(_ attributes: [NSAttributedString.Key: Any]) {
    guard item.titleView == nil, let label = title as? UILabel else { return }
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    setNeedsLayout()
  }

  func letGo() {
    left.letGo()
    right.letGo()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let titleSize = fittingTitle
    let leftWidth = left.sizeThatFits(room.size).width
    let rightWidth = right.sizeThatFits(room.size).width
    let trailing = rightWidth > 0 ? margin + rightWidth + Self.gap : margin
    var leading = leftWidth > 0 ? margin + leftWidth + Self.gap : margin
    if let back {
      // The title has its place first; the back button makes do with what is left.
      let side = max(0, (room.width - titleSize.width) / 2 - Self.gap)
      let left = room.width - trailing - titleSize.width - Self.gap
      let width = back.fit(max(side, min(left, room.width / 2)))
      place(back, leading: Self.gap, width: width, in: room)
      leading = Self.gap + width + Self.gap
      if leftWidth > 0 {
        place(self.left, leading: leading + Self.gap, width: leftWidth, in: room)
        leading += leftWidth + 2 * Self.gap
      }
    } else {
      place(left, leading: margin, width: leftWidth, in: room)
    }
    place(
      right, leading: room.width - margin - rightWidth, width: rightWidth, in: room)
    placeTitle(titleSize, between: leading, room.width - trailing, in: room)
  }

  /// In the middle of the bar, moved aside where the items need that.
  private func placeTitle(
    _ size: CGSize, between start: CGFloat, _ end: CGFloat, in room: CGRect
  ) {
    let width = min(size.width, max(0, end - start))
    let x = min(max((room.width - width) / 2, start), end - width)
    let height = item.titleView == nil ? room.height : min(size.height, room.height)
    place(title, leading: x, width: width, in: room)
    title.bounds.size.height = height
  }

  private func place(_ view: UIView, leading: CGFloat, width: CGFloat, in room: CGRect) {
    let x = isRightToLeft ? room.maxX - leading - width : room.minX + leading
    view.bounds.size = CGSize(width: width, height: room.height)
    view.center = CGPoint(x: pixelAligned(nearest: x) + width / 2, y: room.midY)
  }

  private var fittingTitle: CGSize {
    guard let view = item.titleView else { return title.intrinsicContentSize }
    if view.bounds.size != .zero { return view.bounds.size }
    let intrinsic = view.intrinsicContentSize
    return intrinsic.width >= 0 ? intrinsic : view.sizeThatFits(bounds.size)
  }
}
