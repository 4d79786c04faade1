internal import CoreGraphics

/// Bar button items in a row: spaces are shared out, buttons are as high as the bar.
final class BarItemRow: UIView {
  /// Between items without a space between them.
  private static let spacing: CGFloat = 16

  private(set) var items: [UIBarButtonItem] = []
  private var views: [UIView?] = []

  override class var drawsContent: Bool? { false }

  /// Shows these items in place of those before.
  func show(_ items: [UIBarButtonItem]) {
    for item in self.items where !items.contains(item) { item.onChange = nil }
    for view in views where view?.superview === self { view?.removeFromSuperview() }
    self.items = items
    views = items.map { $0.isHidden ? nil : $0.makeView() }
    for view in views { view.map(addSubview) }
    for item in items { item.onChange = { [weak self, unowned item] in self?.itemDidChange(item) } }
    setNeedsLayout()
  }

  /// Lets the items go, for another row to show.
  func letGo() { for item in items { item.onChange = nil } }

  private func itemDidChange(_ item: UIBarButtonItem) {
    guard let index = items.firstIndex(of: item) else { return }
    let isButton = views[index] is BarButton
    if isButton, item.customView == nil, !item.isHidden {
      (views[index] as? BarButton)?.refresh()
      setNeedsLayout()
      superview?.setNeedsLayout()
    } else {
      show(items)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: lengths.reduce(0) { $0 + $1.length }, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let lengths = lengths
    let flexible = lengths.filter(\.isFlexible).count
    let spare = max(0, bounds.width - lengths.reduce(0) { $0 + $1.length })
    // Without a flexible space the row begins at the leading edge.
    let share = flexible > 0 ? spare / CGFloat(flexible) : 0
    var x: CGFloat = 0
    for length in lengths {
      let width = length.length + (length.isFlexible ? share : 0)
      if let view = length.view { place(view, x: x, width: width) }
      x += width
    }
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat) {
    let height =
      view is BarButton ? bounds.height : min(fittingSize(of: view).height, bounds.height)
    let left = isRightToLeft ? bounds.width - x - width : x
    view.frame = CGRect(
      x: pixelAligned(nearest: left), y: pixelAligned(nearest: (bounds.height - height) / 2),
      width: width, height: height)
  }

  private struct Length {
    var view: UIView?
    var length: CGFloat
    var isFlexible = false
  }

  /// Items and the gaps between them, in order.
  private var lengths: [Length] {
    var lengths: [Length] = []
    var needsGap = false
    for (item, view) in zip(items, views) where !item.isHidden {
      if let view {
        if needsGap { lengths.append(Length(length: Self.spacing)) }
        lengths.append(Length(view: view, length: fittingSize(of: view).width))
      } else {
        lengths.append(
          Length(length: item.width, isFlexible: item.systemItem == .flexibleSpace))
      }
      needsGap = view != nil
    }
    return lengths
  }

  private func fittingSize(of view: UIView) -> CGSize {
    if view is BarButton { return view.sizeThatFits(.zero) }
    if view.bounds.size != .zero { return view.bounds.size }
    let intrinsic = view.intrinsicContentSize
    return intrinsic.width >= 0 ? intrinsic : view.sizeThatFits(bounds.size)
  }
}
