internal import CoreGraphics
internal import QuartzCore

extension UIView {
  /// Whether this is `view` or somewhere below it.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// Swaps two subviews; an index out of range does nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    orderSublayers()
  }

  /// The window at the top of the tree.
  var containingWindow: UIWindow? {
    var top = self
    while let above = top.superview { top = above }
    return top as? UIWindow
  }

  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, nextTo sibling: UIView, isAbove: Bool) {
    guard view !== sibling else { return }
    guard subviews.contains(sibling) else {
      preconditionFailure(
        "\(type(of: sibling)) is not a subview of \(type(of: self)); add it before placing "
          + "\(type(of: view)) next to it.")
    }
    // The sibling's index is asked after the view has left its old place among the subviews.
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex(of: sibling) ?? others.endIndex
    insert(view, at: isAbove ? index + 1 : index)
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "A \(type(of: view)) cannot be a subview of itself or of its own subview."
    )
    if view.superview === self { return reorder(view, to: index) }

    let newWindow = window
    let windowChanges = view.window !== newWindow
    let oldTint = view.tint
    if windowChanges { view.announceWindow(newWindow) }
    view.willMove(toSuperview: self)
    view.leaveSuperview()

    view.superview = self
    let place = min(max(0, index), subviews.count)
    subviews.insert(view, at: place)
    insertLayer(of: view, at: place)
    view.enterRegion()
    setNeedsLayout()

    view.updateTraits()
    view.updateInheritedTint(from: oldTint)
    view.updateSafeAreaInsets()
    if windowChanges { view.enterWindow(newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func detach() {
    guard superview != nil else { return }
    let windowChanges = window != nil
    if windowChanges { announceWindow(nil) }
    willMove(toSuperview: nil)
    leaveSuperview()
    if windowChanges { enterWindow(nil) }
    didMoveToSuperview()
  }

  private func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    leaveRegion()
    if let index = superview.subviews.lastIndex(where: { $0 === self }) {
      superview.subviews.remove(at: index)
    }
    self.superview = nil
    layer.removeFromSuperlayer()
    superview.setNeedsLayout()
  }

  func move(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    reorder(view, to: toFront ? subviews.count : 0)
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(of: view) else { return }
    let place = min(max(0, index), subviews.count - 1)
    guard old != place else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: place)
    orderSublayers()
  }

  /// Puts the layer in front of the layer of the subview before; layers that were added by hand
  /// keep their places.
  private func insertLayer(of view: UIView, at index: Int) {
    if index > 0 {
      layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
    } else if subviews.count > 1 {
      layer.insertSublayer(view.layer, below: subviews[1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func orderSublayers() {
    for (below, above) in zip(subviews, subviews.dropFirst()) {
      layer.insertSublayer(above.layer, above: below.layer)
    }
  }

  // MARK: Windows

  /// Tells this view and those below of the window to come.
  private func announceWindow(_ window: UIWindow?) {
    if window == nil { resignFirstResponderBelow() }
    viewController?.viewWillMove(from: knownWindow, to: window)
    willMove(toWindow: window)
    for subview in subviews { subview.announceWindow(window) }
  }

  /// Tells this view and those below of the window they came into.
  private func enterWindow(_ window: UIWindow?) {
    if window == nil, let old = knownWindow { old.focus.forget(self) }
    knownWindow = window
    if window != nil { motionBinding?.showAgain() }
    if window != nil { updateContentScale() }
    didMoveToWindow()
    viewController?.viewDidMoveToWindow()
    for subview in subviews { subview.enterWindow(window) }
  }

  private func resignFirstResponderBelow() {
    guard let window = knownWindow, let responder = window.firstResponder,
      responder === self || responder === viewController
    else { return }
    responder.resignFirstResponder()
    // What leaves its window can't keep the keys, whatever it says.
    if window.firstResponder === responder { window.firstResponder = nil }
  }
}
