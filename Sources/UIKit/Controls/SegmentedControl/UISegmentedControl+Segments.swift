internal import CoreGraphics
internal import QuartzCore

extension UISegmentedControl {
  func item(_ index: Int) -> SegmentItem? {
    guard items.indices.contains(index) else {
      UIKitLog.warn("A control of \(items.count) segments has none of index \(index).")
      return nil
    }
    return items[index]
  }

  func change(_ index: Int, _ body: (SegmentItem) -> Void) {
    guard let item = item(index) else { return }
    body(item)
    contentDidChange()
  }

  func insert(_ item: SegmentItem, at index: Int, animated: Bool) {
    let index = min(max(0, index), items.count)
    items.insert(item, at: index)
    item.view.onActivate = { [weak self, weak item] in
      guard let self, let item, item.isEnabled, isEnabled,
        let index = items.firstIndex(where: { $0 === item })
      else { return false }
      choose(index, nil)
      return true
    }
    addSubview(item.view)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    guard animated, window != nil else { return contentDidChange() }
    // It grows from between its neighbours.
    let edge = index > 0 ? items[index - 1].view.frame : .zero
    let x = index == 0 ? (isRightToLeft ? bounds.maxX : 0) : isRightToLeft ? edge.minX : edge.maxX
    UIView.performWithoutAnimation {
      item.view.frame = CGRect(x: x, y: 0, width: 0, height: bounds.height)
      item.view.alpha = 0
    }
    contentDidChange()
    animate {
      item.view.alpha = 1
      self.layoutIfNeeded()
    }
  }

  func remove(at index: Int, animated: Bool) {
    guard let item = item(index) else { return }
    if selectedSegmentIndex == index {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
    items.remove(at: index)
    guard animated, window != nil else {
      item.view.removeFromSuperview()
      return contentDidChange()
    }
    contentDidChange()
    animate {
      item.view.alpha = 0
      self.layoutIfNeeded()
    } completion: {
      item.view.removeFromSuperview()
    }
  }

  /// A person chose a segment.
  func choose(_ index: Int, _ event: UIEvent?) {
    let isChange = index != selectedSegmentIndex
    isChoosing = true
    selectedSegmentIndex = index
    isChoosing = false
    showSelection(animated: true)
    if isChange {
      let action = items[index].action
      sendValueChanged(event)
      if let action { sendAction(action) }
    }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  func contentDidChange() {
    showSelection(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
    ) { _ in completion() }
  }
}
