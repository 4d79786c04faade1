internal import CoreGraphics
internal import QuartzCore

extension UIScrollView {
  /// How long the way to the top takes, in seconds.
  private static let durationToTop: Double = 0.3

  /// Takes the content to its top, as a tap on the status bar does, unless it is there already or
  /// the delegate doesn't want it.
  func goToTop() {
    guard scrolls(.y), contentOffset.y > limits(.y).lowerBound,
      scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return }
    stopMoving()
    indicators.show(in: self)
    let start = contentOffset.y
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    ticker = ScrollTicker(duration: Self.durationToTop) { [weak self] time in
      guard let self else { return }
      // The top may move meanwhile, as rows above turn out to be higher than was thought.
      let top = limits(.y).lowerBound
      let part = CGFloat(curve.curve(time / Self.durationToTop))
      contentOffset.y = top + (start + motionShift.y - top) * (1 - part)
    } end: { [weak self] in
      guard let self else { return }
      stopMoving()
      contentOffset.y = limits(.y).lowerBound
      indicators.fade()
      scrollDelegate?.scrollViewDidScrollToTop(self)
    }
  }
}

extension UIScreen {
  /// The scroll view that a tap on the status bar takes to its top; nil where there is none, or,
  /// but for tablets, more than one that could be meant.
  func scrollView(below point: CGPoint) -> UIScrollView? {
    guard let page = page(at: point) else { return nil }
    var found: [(view: UIScrollView, top: CGFloat)] = []
    func look(in view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01, !view.bounds.isEmpty else { return }
      if let scroll = view as? UIScrollView, scroll.scrollsToTop {
        let frame = scroll.convert(scroll.bounds, to: nil)
        if frame.intersects(bounds) { found.append((scroll, frame.minY)) }
      }
      for subview in view.subviews { look(in: subview) }
    }
    look(in: page)
    if traitCollection.userInterfaceIdiom == .pad { return found.min { $0.top < $1.top }?.view }
    return found.count == 1 ? found[0].view : nil
  }

  /// The view of the controllers that are seen at a point: right below their window.
  private func page(at point: CGPoint) -> UIView? {
    for window in windows.reversed() where !window.belongsToSystem {
      guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
      var page = hit
      while let above = page.superview, above !== window { page = above }
      return page
    }
    return nil
  }
}
