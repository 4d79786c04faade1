internal import CoreGraphics
internal import QuartzCore

extension UIScrollView {
  /// How long after the last movement of a pad content between pages goes on to one.
  private static let restingDelay: TimeInterval = 0.15

  /// Moves the content by a turn of the wheel, downwards for a positive y; false where it can't move
  /// that way.
  ///
  /// Where there are pages, each notch is a page. A pad moves content freely; when it rests, the
  /// nearest page comes.
  func wheel(_ delta: CGVector, isPrecise: Bool) -> Bool {
    if isPagingEnabled, !isPrecise { return turnPage(delta) }
    let before = contentOffset
    var offset = before
    if scrolls(.x) { offset.x -= delta.dx }
    if scrolls(.y) { offset.y -= delta.dy }
    offset = resting(offset)
    guard offset != before else { return false }
    stopMoving()
    indicators.show(in: self)
    contentOffset = offset
    indicators.fade()
    if isPagingEnabled { goToPageSoon() }
    return true
  }

  private func turnPage(_ delta: CGVector) -> Bool {
    // A page that is turning already is not turned again by the same movement of the hand.
    guard ticker == nil else { return true }
    var place = contentOffset
    if scrolls(.x) { place.x = page(.x, towards: -delta.dx) }
    if scrolls(.y) { place.y = page(.y, towards: -delta.dy) }
    guard place != contentOffset else { return false }
    indicators.show(in: self)
    setContentOffset(place, animated: true)
    return true
  }

  private func goToPageSoon() {
    wheelRest?.cancel()
    wheelRest = MediaTimer.schedule(after: Self.restingDelay) { [weak self] in
      guard let self, !isDragging, ticker == nil else { return }
      let place = CGPoint(x: page(.x, towards: 0), y: page(.y, towards: 0))
      if place != contentOffset { setContentOffset(place, animated: true) }
    }
  }

  /// Where the next page of a direction begins, or the nearest one for none.
  private func page(_ axis: ScrollAxis, towards way: CGFloat) -> CGFloat {
    let (offset, length) =
      axis == .x ? (contentOffset.x, bounds.width) : (contentOffset.y, bounds.height)
    guard length > 0 else { return offset }
    let page = offset / length
    let next = way == 0 ? page.rounded() : way > 0 ? floor(page) + 1 : ceil(page) - 1
    return (next * length).clamped(to: limits(axis))
  }
}
