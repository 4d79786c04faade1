internal import CoreGraphics
internal import QuartzCore

extension UIView {
  func markForDisplay() {
    DrawingProbe.ask(type(of: self))
    layer.setNeedsDisplay()
  }

  func displayContent() {
    guard DrawingProbe.mayDraw(type(of: self)), !bounds.isEmpty else { return }
    DrawingProbe.display(layer, of: type(of: self))
  }

  func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    traitCollection.performAsCurrent { draw(bounds) }
  }

  // MARK: Looks that the layer keeps

  func setHidden(_ isHidden: Bool) {
    guard self.isHidden != isHidden else { return }
    if isHidden { window?.focus.forget(self) }
    stopLeaving()
    layer.isHidden = isHidden
    (superview as? UIStackView)?.visibilityChanged(of: self, isHidden: isHidden)
  }

  func updateContentMode() {
    layer.contentsGravity = contentMode.gravity
    if contentMode == .redraw { setNeedsDisplay() }
  }

  func setContentScaleFactor(_ scale: CGFloat) {
    contentScaleIsOwn = true
    guard scale > 0, layer.contentsScale != scale else { return }
    layer.contentsScale = scale
    if Self.drawsContent != false { setNeedsDisplay() }
  }

  func updateContentScale() {
    let scale = traitCollection.displayScale
    guard !contentScaleIsOwn, scale > 0, layer.contentsScale != scale else { return }
    layer.contentsScale = scale
    if Self.drawsContent != false { layer.setNeedsDisplay() }
  }

  func updateMask(replacing old: UIView?) {
    if old?.layer === layer.mask { layer.mask = nil }
    guard let mask else { return }
    mask.removeFromSuperview()
    layer.mask = mask.layer
  }
}

extension UIView.ContentMode {
  /// The gravity of the layer's contents.
  nonisolated var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
