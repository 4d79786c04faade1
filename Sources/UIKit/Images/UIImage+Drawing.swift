public import CoreGraphics

nonisolated extension UIImage {
  /// Draws the image with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at a point, blended and faded.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the current context; a resizable one keeps its caps.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image into a rectangle, blended and faded.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, context: context)
    context.restoreGState()
  }

  /// Fills a rectangle with copies of the image, the first at its top left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(in: CGRect(origin: CGPoint(x: x, y: y), size: size), context: context)
      }
    }
    context.restoreGState()
  }

  /// Draws the image in a flat colour, its opacity counting only.
  package func draw(in rect: CGRect, tint: CGColor) {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
    context.saveGState()
    context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
    draw(in: rect, context: context)
    context.setBlendMode(.sourceIn)
    context.setFillColor(tint)
    context.fill(rect)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func draw(in rect: CGRect, context: CGContext) {
    guard let image = cgImage else { return }
    guard capInsets != .zero else { return draw(image, in: rect, context: context) }
    for (piece, place) in CapGeometry(image: self).pieces(in: rect) {
      guard let part = image.cropping(to: piece) else { continue }
      guard resizingMode == .tile else {
        context.drawFlipped(part, in: place)
        continue
      }
      let tile = CGSize(width: piece.width / scale, height: piece.height / scale)
      context.saveGState()
      context.clip(to: place)
      context.drawFlipped(part, in: CGRect(origin: place.origin, size: tile), byTiling: true)
      context.restoreGState()
    }
  }

  private func draw(_ image: CGImage, in rect: CGRect, context: CGContext) {
    guard imageOrientation != .up else { return context.drawFlipped(image, in: rect) }
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.rotate(by: imageOrientation.angle)
    if imageOrientation.isMirrored { context.scaleBy(x: -1, y: 1) }
    let size =
      imageOrientation.isQuarterTurned
      ? CGSize(width: rect.height, height: rect.width) : rect.size
    context.drawFlipped(
      image,
      in: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    context.restoreGState()
  }
}

/// Where the nine pieces of a resizable image go.
nonisolated struct CapGeometry {
  let image: UIImage

  /// The pieces in pixels of the image, with their places in points; empty ones are left out.
  func pieces(in rect: CGRect) -> [(piece: CGRect, place: CGRect)] {
    let scale = image.scale
    let caps = image.capInsets
    let from = (
      x: Self.cuts(length: image.size.width, before: caps.left, after: caps.right),
      y: Self.cuts(length: image.size.height, before: caps.top, after: caps.bottom)
    )
    let to = (
      x: Self.cuts(length: rect.width, before: caps.left, after: caps.right),
      y: Self.cuts(length: rect.height, before: caps.top, after: caps.bottom)
    )
    var pieces: [(CGRect, CGRect)] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let piece = CGRect(
          x: from.x[column] * scale, y: from.y[row] * scale,
          width: (from.x[column + 1] - from.x[column]) * scale,
          height: (from.y[row + 1] - from.y[row]) * scale)
        let place = CGRect(
          x: rect.minX + to.x[column], y: rect.minY + to.y[row],
          width: to.x[column + 1] - to.x[column], height: to.y[row + 1] - to.y[row])
        if !piece.isEmpty, !place.isEmpty { pieces.append((piece, place)) }
      }
    }
    return pieces
  }

  /// The four borders of the three parts of a length; caps that don't fit share what there is.
  private static func cuts(length: CGFloat, before: CGFloat, after: CGFloat) -> [CGFloat] {
    let caps = before + after
    let shrink = caps > length && caps > 0 ? length / caps : 1
    return [0, before * shrink, length - after * shrink, length]
  }
}
