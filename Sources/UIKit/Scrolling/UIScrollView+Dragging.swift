internal import CoreGraphics

/// A drag that begins only along an axis on which its scroll view can move.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  override func mayBegin(moving: CGPoint) -> Bool {
    guard let scrollView = view as? UIScrollView,
      touches.allSatisfy({ scrollView.isDragged(by: $0) && scrollView.mayCancel($0) })
    else { return false }
    return scrollView.scrolls(abs(moving.x) > abs(moving.y) ? .x : .y)
  }
}

extension UIScrollView {
  func listenToPan() {
    panGestureRecognizer.addAction { [weak self] recognizer in
      (recognizer as? UIPanGestureRecognizer).map { self?.panned($0) }
    }
    addGestureRecognizer(panGestureRecognizer)
    addGestureRecognizer(ScrollTouchGate())
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag(pan)
    case .changed: drag(pan)
    case .ended: endDrag(pan, velocity: pan.velocity(in: superview))
    case .cancelled, .failed: endDrag(pan, velocity: .zero)
    default: break
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    stopMoving()
    isDragging = true
    let translation = pan.translation(in: superview)
    let isVertical = abs(translation.y) >= abs(translation.x)
    lockedAxis = isDirectionalLockEnabled ? (isVertical ? .y : .x) : nil
    // The way that a finger had to go for the offset to be where it is, rubber band undone.
    dragStart = CGPoint(x: fingerOffset(.x), y: fingerOffset(.y))
    // The first few points, by which a drag is told from a tap, do not count.
    pan.setTranslation(.zero, in: superview)
    if keyboardDismissMode != .none, !keyboardDismissMode.followsFinger {
      window?.endEditing(true)
    }
    indicators.show(in: self)
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard isDragging else { return }
    let translation = pan.translation(in: superview)
    var offset = contentOffset
    if scrolls(.x), lockedAxis != .y { offset.x = banded(dragStart.x - translation.x, .x) }
    if scrolls(.y), lockedAxis != .x { offset.y = banded(dragStart.y - translation.y, .y) }
    contentOffset = offset
    if keyboardDismissMode.followsFinger, let window {
      let finger = window.convert(pan.location(in: window), to: nil)
      KeyboardController.shared.follow(finger: finger.y)
    }
  }

  private func endDrag(_ pan: UIPanGestureRecognizer, velocity: CGPoint) {
    guard isDragging else { return }
    KeyboardController.shared.letGo(speed: velocity.y)
    refreshControl?.dragWillEnd()
    isDragging = false
    let speed = CGPoint(
      x: scrolls(.x) && lockedAxis != .y ? -velocity.x : 0,
      y: scrolls(.y) && lockedAxis != .x ? -velocity.y : 0)
    let projected = CGPoint(
      x: restingPlace(.x, speed: speed.x), y: restingPlace(.y, speed: speed.y))
    var target = projected
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &target)
    target.y = clearOfTitle(target.y)
    let isSteered = target != projected || isPagingEnabled
    let x = motion(.x, speed: speed.x, to: isSteered ? target.x : nil)
    let y = motion(.y, speed: speed.y, to: isSteered ? target.y : nil)
    let duration = max(x.duration, y.duration)
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: duration > 0)
    guard duration > 0 else {
      contentOffset = CGPoint(x: x.position(at: 0), y: y.position(at: 0))
      return indicators.fade()
    }
    isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    ticker = ScrollTicker(duration: duration) { [weak self] time in
      self?.follow(CGPoint(x: x.position(at: time), y: y.position(at: time)))
    } end: { [weak self] in
      guard let self else { return }
      follow(CGPoint(x: x.position(at: duration), y: y.position(at: duration)))
      stopMoving()
      indicators.fade()
      scrollDelegate?.scrollViewDidEndDecelerating(self)
      returnToContent()
    }
  }

  /// Shows a place of a motion, which knows nothing of content that has been moved since.
  /// - Parameter within: whether nothing beyond the edges is to be seen.
  func follow(_ place: CGPoint, within: Bool = false) {
    let moved = CGPoint(x: place.x + motionShift.x, y: place.y + motionShift.y)
    contentOffset = within ? resting(moved) : moved
  }

  /// Goes where there is content, if what was there when a motion began has gone since.
  func returnToContent() {
    let place = resting(contentOffset)
    if place != contentOffset, !isDragging, ticker == nil {
      setContentOffset(place, animated: true)
    }
  }

  /// Moves the content down by a distance and the offset along, so that nothing is seen of it:
  /// what is above the content in view has grown. A drag or motion goes on from there.
  func shiftContent(by distance: CGFloat) {
    motionShift.y += distance
    dragStart.y += distance
    contentOffset.y += distance
  }

  /// A large title is seen whole or not at all where content comes to rest.
  private func clearOfTitle(_ target: CGFloat) -> CGFloat {
    guard let stretch = barLink?.stretch, stretch > 0 else { return target }
    let limits = limits(.y)
    let start = limits.lowerBound
    guard target > start, target < start + stretch else { return target }
    return target < start + stretch / 2 ? start : min(start + stretch, limits.upperBound)
  }

  private func motion(_ axis: ScrollAxis, speed: CGFloat, to target: CGFloat?) -> ScrollMotion {
    let start = axis == .x ? contentOffset.x : contentOffset.y
    if let target { return ScrollMotion(from: start, velocity: speed, to: target) }
    return ScrollMotion(
      from: start, velocity: speed, within: limits(axis), rate: decelerationRate.rawValue,
      bounces: bounces)
  }

  /// Where the content would come to rest by itself, or on which page.
  private func restingPlace(_ axis: ScrollAxis, speed: CGFloat) -> CGFloat {
    let limits = limits(axis)
    let start = axis == .x ? contentOffset.x : contentOffset.y
    guard isPagingEnabled else {
      let motion = motion(axis, speed: speed, to: nil)
      return motion.position(at: motion.duration).clamped(to: limits)
    }
    let length = axis == .x ? bounds.width : bounds.height
    guard length > 0 else { return start }
    let page = start / length
    let next =
      abs(speed) < 300 ? page.rounded() : speed > 0 ? page.rounded(.up) : page.rounded(.down)
    return (next * length).clamped(to: limits)
  }

  private func banded(_ offset: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let limits = limits(axis)
    let inside = offset.clamped(to: limits)
    guard bounces else { return inside }
    let length = axis == .x ? bounds.width : bounds.height
    return inside + ScrollMotion.rubberBand(offset - inside, dimension: length)
  }

  private func fingerOffset(_ axis: ScrollAxis) -> CGFloat {
    let offset = axis == .x ? contentOffset.x : contentOffset.y
    let inside = offset.clamped(to: limits(axis))
    let length = axis == .x ? bounds.width : bounds.height
    return inside + ScrollMotion.unband(offset - inside, dimension: length)
  }
}
