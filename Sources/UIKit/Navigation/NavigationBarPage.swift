internal import CoreGraphics
internal import Foundation

/// What a navigation bar shows of one item: the prompt, a row with back button, items at both sides
/// and title, and a large title below, of which as much is seen as the bar is high.
final class NavigationBarPage: UIView {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// Below a large title (seen).
  private static let largeTitleFoot: CGFloat = 8
  /// The title is in the row as soon as less than this is seen of the large one.
  private static let leastOfLargeTitle: CGFloat = 14

  /// How a page is shown.
  struct Looks {
    var title: [NSAttributedString.Key: Any]
    /// Nil for no large title.
    var largeTitle: [NSAttributedString.Key: Any]?
  }

  let item: UINavigationItem
  /// The item that the back button leads to.
  let previous: UINavigationItem?
  let title: UIView
  let back: BackButton?
  /// Nil where the title is only in the row.
  let largeTitle: UILabel?
  private let largeTitleArea: UIView?
  private let prompt: UILabel?
  private let left = BarItemRow(frame: .zero)
  private let right = BarItemRow(frame: .zero)
  private var showsTitleInRow = true

  /// - Parameter previous: the item that the back button leads to; nil for no back button.
  init(
    _ item: UINavigationItem, previous: UINavigationItem?, looks: Looks,
    goBack: @escaping () -> Void
  ) {
    self.item = item
    self.previous = previous
    let label = UILabel()
    label.text = item.title
    label.textAlignment = .center
    label.accessibilityTraits = [.staticText, .header]
    title = item.titleView ?? label
    let hasLeftItems = item.leftBarButtonItems?.isEmpty == false
    let hasBack =
      !item.hidesBackButton && (!hasLeftItems || item.leftItemsSupplementBackButton)
    back = hasBack ? previous.map { BackButton(to: $0, goBack) } : nil
    prompt = item.prompt.map(Self.promptLabel)
    largeTitle = looks.largeTitle.map { _ in UILabel() }
    largeTitleArea = looks.largeTitle.map { _ in UIView() }
    super.init(frame: .zero)
    left.show(item.leftBarButtonItems ?? [])
    right.show((item.rightBarButtonItems ?? []).reversed())
    for view in [title, left, right] { addSubview(view) }
    for view in [back, prompt] as [UIView?] { view.map(addSubview) }
    addLargeTitle()
    show(looks)
  }

  required init?(coder: NSCoder) {
    item = UINavigationItem()
    previous = nil
    title = UIView()
    (back, prompt, largeTitle, largeTitleArea) = (nil, nil, nil, nil)
    super.init(coder: coder)
  }

  override class var drawsContent: Bool? { false }

  private static func promptLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    return label
  }

  private func addLargeTitle() {
    guard let largeTitle, let largeTitleArea else { return }
    largeTitle.text = item.title
    largeTitle.accessibilityTraits = [.staticText, .header]
    largeTitleArea.clipsToBounds = true
    largeTitleArea.isUserInteractionEnabled = false
    largeTitleArea.addSubview(largeTitle)
    addSubview(largeTitleArea)
  }

  /// Shows the titles in font and colour of some attributes.
  func show(_ looks: Looks) {
    let color = looks.title[.foregroundColor] as? UIColor ?? .label
    if item.titleView == nil, let label = title as? UILabel {
      label.font = looks.title[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
      label.textColor = color
    }
    prompt?.textColor = color
    largeTitle?.font =
      looks.largeTitle?[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    largeTitle?.textColor = looks.largeTitle?[.foregroundColor] as? UIColor ?? color
    setNeedsLayout()
  }

  /// The large title where enough of it is seen to stand in for the one in the row.
  var shownLargeTitle: UILabel? { showsTitleInRow ? nil : largeTitle }

  /// Lets the large title be seen where the row of items is, on its way to or from there.
  var letsLargeTitleOut = false {
    didSet { largeTitleArea?.clipsToBounds = !letsLargeTitleOut }
  }

  func letGo() {
    left.letGo()
    right.letGo()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    if let prompt {
      let (top, rest) = area.divided(atDistance: UINavigationBar.promptHeight, from: .minYEdge)
      prompt.frame = top.insetBy(dx: Self.margin, dy: 0).offsetBy(dx: 0, dy: 3)
      area = rest
    }
    if largeTitle != nil {
      let (row, rest) = area.divided(atDistance: UINavigationBar.height, from: .minYEdge)
      placeLargeTitle(in: rest)
      area = row
    }
    // The row is at the top also while the bar still has the height of another page.
    area.size.height = min(area.height, UINavigationBar.height)
    layOutRow(in: area)
  }

  /// The foot of the large title is at the bar's; its head goes below the row first.
  private func placeLargeTitle(in area: CGRect) {
    guard let largeTitle, let largeTitleArea else { return }
    largeTitleArea.frame = area
    let height = pixelAligned(up: largeTitle.intrinsicContentSize.height)
    largeTitle.bounds.size = CGSize(width: max(0, area.width - 2 * Self.margin), height: height)
    largeTitle.center = CGPoint(
      x: area.width / 2, y: area.height - Self.largeTitleFoot - height / 2)
    let isSeen = area.height > Self.leastOfLargeTitle
    guard showsTitleInRow == isSeen, item.titleView == nil else { return }
    showsTitleInRow = !isSeen
    let change = { self.title.alpha = isSeen ? 0 : 1 }
    guard window != nil else { return change() }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: change)
  }

  private func layOutRow(in room: CGRect) {
    let margin = Self.margin
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
