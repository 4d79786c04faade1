public import CoreGraphics
internal import QuartzCore

extension UIView {
  func setFrame(_ frame: CGRect) {
    guard frame != layer.frame else { return }
    let old = layer.bounds
    layer.frame = frame
    geometryDidChange(from: old)
  }

  func setBounds(_ bounds: CGRect) {
    let old = layer.bounds
    guard bounds != old else { return }
    layer.bounds = bounds
    geometryDidChange(from: old)
  }

  func setCenter(_ center: CGPoint) {
    guard center != layer.position else { return }
    layer.position = center
    constrainedFrameDidChange()
    updateSafeAreaInsets()
  }

  private func geometryDidChange(from old: CGRect) {
    if old.size != layer.bounds.size {
      setNeedsLayout()
      if contentMode == .redraw { setNeedsDisplay() }
      if autoresizesSubviews {
        for subview in subviews { subview.autoresize(from: old.size, to: layer.bounds.size) }
      }
    }
    if old.origin != layer.bounds.origin { scrolledPlaceDidChange() }
    constrainedFrameDidChange()
    updateSafeAreaInsets()
  }

  /// The frame as it were with no transform.
  var untransformedFrame: CGRect {
    let size = layer.bounds.size
    let anchor = layer.anchorPoint
    return CGRect(
      x: layer.position.x - anchor.x * size.width, y: layer.position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  func setUntransformedFrame(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    bounds = CGRect(origin: bounds.origin, size: frame.size)
  }

  /// A point of this view in another one's coordinates; nil stands for the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window ?? topView).layer)
  }

  /// A point of another view, nil for the window, in this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window ?? topView).layer)
  }

  /// The box around a rectangle of this view in another one's coordinates; nil stands for the
  /// window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window ?? topView).layer)
  }

  /// The box around a rectangle of another view, nil for the window, in this one's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window ?? topView).layer)
  }

  private var topView: UIView { superview?.topView ?? self }

  /// The view's bounds in the screen's coordinates.
  package var frameOnScreen: CGRect {
    guard let window else { return convert(bounds, to: nil) }
    return window.convert(convert(bounds, to: nil), to: nil as UIWindow?)
  }
}
