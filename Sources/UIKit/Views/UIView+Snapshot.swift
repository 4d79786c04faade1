public import CoreGraphics
internal import QuartzCore

extension UIView {
  /// A view that shows this one as it is now; nil for an empty one.
  /// - Parameter afterUpdates: whether changes that were not committed yet show.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a part of this one as it is now, and keeps its caps when it is resized.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isEmpty else { return nil }
    if afterUpdates { CATransaction.flush() }
    let format = UIGraphicsImageRendererFormat(for: traitCollection)
    let picture = UIGraphicsImageRenderer(bounds: rect, format: format).image { context in
      layer.render(in: context.cgContext)
    }
    let shown =
      capInsets == .zero
      ? picture : picture.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
    let view = UIImageView(image: shown)
    view.contentMode = .scaleToFill
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }

  /// Draws the view and what is below it into the current context.
  /// - Parameters:
  ///   - rect: where, and how large.
  ///   - afterUpdates: whether changes that were not committed yet show.
  /// - Returns: false where there is no context or nothing to draw.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty, !bounds.isEmpty else {
      return false
    }
    if afterUpdates { CATransaction.flush() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
