internal import CoreGraphics

extension UIScrollView {
  /// How long content takes back to a scale that is allowed (seen).
  private static let zoomDuration: TimeInterval = 0.3

  func listenToPinch() {
    let pinch = UIPinchGestureRecognizer { [weak self] recognizer in
      if let pinch = recognizer as? UIPinchGestureRecognizer { self?.pinched(pinch) }
    }
    pinch.isEnabled = false
    pinchRecognizer = pinch
    addGestureRecognizer(pinch)
  }

  /// Whether there is a range of scales to pinch through.
  var zooms: Bool { maximumZoomScale > minimumZoomScale }

  func zoomLimitsChanged() {
    pinchRecognizer?.isEnabled = zooms
    let scale = zoomScale.clamped(to: zoomLimits)
    if scale != zoomScale, zoomedView != nil { setZoomScale(scale, animated: false) }
  }

  private var zoomLimits: ClosedRange<CGFloat> {
    minimumZoomScale...max(minimumZoomScale, maximumZoomScale)
  }

  private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  // MARK: By the program

  func zoom(to scale: CGFloat, animated: Bool) {
    guard zoomedView != nil else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    change(to: scale.clamped(to: zoomLimits), about: middle, animated: animated)
  }

  func zoom(toShow rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
      .clamped(to: zoomLimits)
    let change = { [self] in
      apply(scale, to: view)
      contentOffset = resting(
        CGPoint(
          x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2))
    }
    run(animated, scale, view, change)
  }

  /// Changes the scale so that the content at a point of what is seen stays where it is.
  private func change(to scale: CGFloat, about point: CGPoint, animated: Bool) {
    guard let view = zoomedView, scale != zoomScale else { return }
    run(animated, scale, view) { [self] in scaleContent(of: view, to: scale, about: point) }
  }

  private func run(
    _ animated: Bool, _ scale: CGFloat, _ view: UIView, _ change: @escaping () -> Void
  ) {
    stopMoving()
    guard animated, window != nil else {
      change()
      return
    }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    isZoomBouncing = true
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction,
      animations: change
    ) { [weak self] _ in
      guard let self else { return }
      isZoomBouncing = false
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  // MARK: The content

  private func scaleContent(of view: UIView, to scale: CGFloat, about point: CGPoint) {
    let place = CGPoint(
      x: (contentOffset.x + point.x) / zoomScale, y: (contentOffset.y + point.y) / zoomScale)
    apply(scale, to: view)
    contentOffset = resting(CGPoint(x: place.x * scale - point.x, y: place.y * scale - point.y))
  }

  /// The view and the content's size take a scale; the view stays at the content's top left.
  private func apply(_ scale: CGFloat, to view: UIView) {
    let size = CGSize(width: contentSize.width / zoomScale, height: contentSize.height / zoomScale)
    let origin = CGPoint(x: view.frame.minX / zoomScale, y: view.frame.minY / zoomScale)
    currentZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    view.center.x += origin.x * scale - frame.minX
    view.center.y += origin.y * scale - frame.minY
    contentSize = CGSize(width: size.width * scale, height: size.height * scale)
    scrollDelegate?.scrollViewDidZoom(self)
  }

  // MARK: By fingers

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      stopMoving()
      isZooming = true
      zoomStart = zoomScale
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      pinchMoved(pinch, view)
    case .changed: pinchMoved(pinch, view)
    case .ended, .cancelled, .failed: endPinch(pinch, view)
    default: break
    }
  }

  private func pinchMoved(_ pinch: UIPinchGestureRecognizer, _ view: UIView) {
    let wanted = zoomStart * pinch.scale
    let allowed = wanted.clamped(to: zoomLimits)
    // Beyond the limits the content follows less and less.
    let scale = bouncesZoom ? allowed * pow(wanted / allowed, 0.4) : allowed
    scaleContent(of: view, to: scale, about: center(of: pinch))
  }

  private func center(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let place = pinch.location(in: self)
    return CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
  }

  private func endPinch(_ pinch: UIPinchGestureRecognizer, _ view: UIView) {
    guard isZooming else { return }
    isZooming = false
    let allowed = zoomScale.clamped(to: zoomLimits)
    guard allowed != zoomScale else {
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      return
    }
    let point = center(of: pinch)
    isZoomBouncing = true
    UIView.animate(withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction) {
      self.scaleContent(of: view, to: allowed, about: point)
    } completion: { [weak self] _ in
      guard let self else { return }
      isZoomBouncing = false
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }
}
