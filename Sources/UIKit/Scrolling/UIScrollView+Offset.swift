public import CoreGraphics
internal import QuartzCore

extension UIScrollView {
  /// Moves the content to an offset, at once or within 0.3 seconds.
  ///
  /// The offset is taken as it is, beyond the edges too. One within them is kept within while the
  /// content or the view changes its size on the way.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    stopMoving()
    guard animated, window != nil, offset != contentOffset else {
      contentOffset = offset
      return
    }
    let start = contentOffset
    let staysWithin = resting(start) == start && resting(offset) == offset
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    ticker = ScrollTicker(duration: 0.3) { [weak self] time in
      guard let self else { return }
      let part = CGFloat(curve.curve(time / 0.3))
      let place = CGPoint(
        x: start.x + (offset.x - start.x) * part, y: start.y + (offset.y - start.y) * part)
      follow(place, within: staysWithin)
    } end: { [weak self] in
      guard let self else { return }
      follow(offset, within: staysWithin)
      stopMoving()
      indicators.fade()
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Moves the content as little as needed for a rectangle of it to be seen; nothing moves if it
  /// is seen already.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    offset.x += Self.way(
      from: visible.minX...max(visible.minX, visible.maxX), to: rect.minX, rect.maxX)
    offset.y += Self.way(
      from: visible.minY...max(visible.minY, visible.maxY), to: rect.minY, rect.maxY)
    let target = resting(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Shows the indicators for a moment.
  public func flashScrollIndicators() {
    indicators.show(in: self)
    indicators.fade()
  }

  /// Ends whatever moves the content without a finger.
  func stopMoving() {
    ticker?.stop()
    ticker = nil
    motionShift = .zero
    isDecelerating = false
  }

  private static func way(
    from visible: ClosedRange<CGFloat>, to start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    if end - start > visible.upperBound - visible.lowerBound || start < visible.lowerBound {
      return start - visible.lowerBound
    }
    return max(0, end - visible.upperBound)
  }
}
