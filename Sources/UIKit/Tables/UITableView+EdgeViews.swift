internal import CoreGraphics

/// The views above and below all sections, and the one behind.
extension UITableView {
  func replaceEdgeView(_ old: UIView?, with new: UIView?) {
    // Setting the same view again is how a table is told of another height.
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    guard !needsLoad else { return setNeedsLayout() }
    measureEdgeViews()
    measureHeaders()
    updateContentSize()
    setNeedsLayout()
  }

  /// Takes over the heights, and gives the views the table's width.
  func measureEdgeViews() {
    layout.top = tableHeaderView?.frame.height ?? 0
    layout.bottom = tableFooterView?.frame.height ?? 0
  }

  func placeEdgeViews() {
    if let view = tableHeaderView {
      place(view, CGRect(x: 0, y: 0, width: layout.width, height: layout.top))
    }
    if let view = tableFooterView {
      place(
        view, CGRect(x: 0, y: layout.sectionsEnd, width: layout.width, height: layout.bottom))
    }
    if let backgroundView { place(backgroundView, bounds) }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  func replaceBackgroundView(_ old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
