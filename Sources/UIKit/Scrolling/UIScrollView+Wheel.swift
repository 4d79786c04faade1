internal import CoreGraphics

extension UIScrollView {
  /// Moves the content by a turn of the wheel, downwards for a positive y; false where it can't move that way.
  func wheel(_ delta: CGVector) -> Bool {
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
    return true
  }
}
