internal import CoreGraphics
internal import QuartzCore

extension UISegmentedControl {
  /// The segment at a place; beside the row the nearest one, above and below it none.
  func index(at place: CGPoint) -> Int? {
    guard !items.isEmpty, bounds.insetBy(dx: 0, dy: -Self.touchSlop).minY < place.y,
      place.y < bounds.maxY + Self.touchSlop
    else { return nil }
    let inside = place.x.clamped(to: bounds.minX...max(bounds.minX, bounds.maxX - 0.5))
    return items.firstIndex { $0.view.frame.minX <= inside && inside < $0.view.frame.maxX }
  }

  var fittingSize: CGSize {
    let natural = items.map(naturalWidth)
    let flexible = zip(items, natural).filter { $0.0.width == 0 }.map(\.1)
    let fixed = items.reduce(0) { $0 + $1.width }
    let shared =
      apportionsSegmentWidthsByContent
      ? flexible.reduce(0, +) : (flexible.max() ?? 0) * CGFloat(flexible.count)
    let tallest = items.map(\.view.contentSize.height).max() ?? 0
    return CGSize(width: fixed + shared, height: max(SegmentLooks.height, tallest + 10))
  }

  /// The same whether the segment is chosen or not.
  private func naturalWidth(_ item: SegmentItem) -> CGFloat {
    let content: CGFloat
    if let image = item.image {
      content = image.size.width
    } else {
      let widths = [State.normal, .selected].map { state in
        NSAttributedString(string: item.title ?? "", attributes: looks.attributes(for: state))
          .size().width
      }
      content = widths.max() ?? 0
    }
    return (content + 2 * SegmentLooks.padding).rounded(.up)
  }

  /// The widths in the room there is: fixed ones first, the rest shared.
  private var widths: [CGFloat] {
    let flexible = items.filter { $0.width == 0 }
    let rest = max(0, bounds.width - items.reduce(0) { $0 + $1.width })
    let natural = flexible.reduce(0) { $0 + naturalWidth($1) }
    return items.map { item in
      guard item.width == 0 else { return item.width }
      guard apportionsSegmentWidthsByContent, natural > 0 else {
        return rest / CGFloat(flexible.count)
      }
      return rest * naturalWidth(item) / natural
    }
  }

  func placeSegments() {
    background.frame = bounds
    var x: CGFloat = 0
    for (item, width) in zip(items, widths) {
      item.view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width,
        height: bounds.height)
      x += width
    }
    while dividers.count > max(0, items.count - 1) { dividers.removeLast().removeFromSuperview() }
    while dividers.count < items.count - 1 {
      let divider = UIImageView()
      divider.backgroundColor = .separator
      divider.layer.cornerRadius = 0.5
      insertSubview(divider, aboveSubview: background)
      dividers.append(divider)
    }
    let height = max(0, bounds.height - 16)
    for (index, divider) in dividers.enumerated() {
      divider.image = self.divider(after: index)
      divider.backgroundColor = divider.image == nil ? .separator : nil
      // Above the segments' own pictures.
      divider.layer.zPosition = divider.image == nil ? 0 : 1
      let before = items[index].view.frame
      let edge = isRightToLeft ? before.minX : before.maxX
      let width = divider.image?.size.width ?? 1
      divider.frame = CGRect(
        x: edge - width / 2, y: divider.image == nil ? bounds.midY - height / 2 : 0, width: width,
        height: divider.image == nil ? height : bounds.height)
    }
    showCapsule()
  }

  var shownIndex: Int? {
    let index = draggedIndex ?? selectedSegmentIndex
    return items.indices.contains(index) ? index : nil
  }

  /// Puts the capsule and the strength of texts as the choice and the finger have them.
  func showSelection(animated: Bool) {
    background.isHidden = hasPictures
    background.backgroundColor = .tertiarySystemFill
    capsule.backgroundColor = selectedSegmentTintColor ?? SegmentLooks.capsuleColor
    for (index, item) in items.enumerated() {
      let state: State =
        !isEnabled || !item.isEnabled ? .disabled : index == shownIndex ? .selected : .normal
      item.view.show(item, attributes: looks.attributes(for: state), state: state)
      item.view.ground = ground(index)
    }
    // Which divider stands beside the chosen segment is up to the layout.
    guard animated, window != nil, !hasPictures else { return setNeedsLayout() }
    animate { self.showCapsule() }
  }

  private func showCapsule() {
    for (index, item) in items.enumerated() where item.view.superview === self {
      item.view.alpha = index == pressedIndex && !hasPictures ? 0.3 : 1
    }
    for (index, divider) in dividers.enumerated() {
      let isBesideCapsule = shownIndex == index || shownIndex == index + 1
      divider.alpha = isBesideCapsule && divider.image == nil ? 0 : 1
    }
    capsule.isHidden = shownIndex == nil || hasPictures
    guard let shownIndex else { return }
    // Held, the capsule gives way a little.
    let inset = SegmentLooks.capsuleInset + (draggedIndex == nil ? 0 : 1.5)
    capsule.frame = items[shownIndex].view.frame.insetBy(dx: inset, dy: inset)
  }
}
