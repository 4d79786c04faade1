internal import CoreGraphics
internal import QuartzCore

/// A rounded ground with texts above and buttons below, both scrolling where there is no room.
final class AlertCard: UIView {
  let header: AlertHeaderView
  let list: AlertActionList
  private let headerScroll = UIScrollView()
  private let listScroll = UIScrollView()
  private let seam = UIView()

  init(_ looks: AlertLooks, ground: UIColor) {
    header = AlertHeaderView(looks)
    list = AlertActionList(looks)
    super.init(frame: .zero)
    backgroundColor = ground
    clipsToBounds = true
    layer.cornerRadius = AlertLooks.cornerRadius
    layer.cornerCurve = .continuous
    for (scroll, content) in [(headerScroll, header as UIView), (listScroll, list as UIView)] {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.addSubview(content)
      addSubview(scroll)
    }
    seam.backgroundColor = .alertSeparator
    addSubview(seam)
  }

  required init?(coder: NSCoder) {
    header = AlertHeaderView(.alert)
    list = AlertActionList(.alert)
    super.init(coder: coder)
  }

  /// Gives up ground and corners, as in a bubble that has its own.
  func becomeFlat() {
    backgroundColor = nil
    layer.cornerRadius = 0
  }

  var isEmpty: Bool { header.isEmpty && list.isEmpty }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: share(size).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let share = share(bounds.size)
    let top = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(share.text, bounds.height - share.buttons))
    let bottom = CGRect(x: 0, y: top.maxY, width: bounds.width, height: share.buttons)
    place(headerScroll, at: top, header)
    place(listScroll, at: bottom, list)
    seam.frame = CGRect(x: 0, y: top.maxY, width: bounds.width, height: hairline)
    seam.isHidden = header.isEmpty || list.isEmpty
  }

  /// Scrolls so that a part of the upper part is seen whole.
  func reveal(_ view: UIView) {
    let rect = headerScroll.convert(view.bounds, from: view)
    headerScroll.scrollRectToVisible(rect.insetBy(dx: 0, dy: -8), animated: true)
  }

  private func place(_ scroll: UIScrollView, at frame: CGRect, _ content: UIView) {
    let height = max(frame.height, height(of: content, width: frame.width))
    scroll.frame = frame
    scroll.contentSize = CGSize(width: frame.width, height: height)
    scroll.isScrollEnabled = height > frame.height + 0.5
    content.frame = CGRect(x: 0, y: 0, width: frame.width, height: height)
  }

  private func share(_ size: CGSize) -> AlertCardLayout {
    AlertCardLayout(
      text: height(of: header, width: size.width), buttons: height(of: list, width: size.width),
      limit: size.height)
  }

  private func height(of part: UIView, width: CGFloat) -> CGFloat {
    part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
