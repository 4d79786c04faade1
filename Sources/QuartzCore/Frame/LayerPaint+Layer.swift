internal import Foundation

/// From a layer's values to what is drawn.
extension LayerPaint {
  mutating func add(_ values: LayerProperties, of layer: CALayer) {
    if let color = values.backgroundColor {
      let paint = PaintColor(color)
      if !paint.isClear { background = paint }
    }
    if let contents = values.contents {
      addPictures(contents, values, layer)
    }
    switch values.own {
    case .none, .space, .replicator, .emitter: break
    case .backdrop(let properties):
      backdrop = bounds.isEmpty ? nil : BackdropPaint(properties)
      if backdrop == nil, background == nil, let color = properties.tintColor {
        let paint = PaintColor(color)
        if !paint.isClear { background = paint }
      }
    case .gradient(let gradient):
      if !gradient.colors.isEmpty, !bounds.isEmpty {
        pictures.append(
          PicturePaint(content: .gradient(gradient), frame: bounds, visible: bounds))
      }
    case .shape(let shape):
      if let frame = shape.extent {
        pictures.append(PicturePaint(content: .shape(shape), frame: frame, visible: frame))
      }
    }
    if values.borderWidth > 0, let color = values.borderColor {
      let paint = PaintColor(color)
      if !paint.isClear {
        borderColor = paint
        borderWidth = values.borderWidth
      }
    }
    if values.shadowOpacity > 0, !values.masksToBounds, let color = values.shadowColor {
      let paint = PaintColor(color, opacity: values.shadowOpacity)
      if !paint.isClear, let shape = shadowShape(values) {
        shadow = ShadowPaint(
          shape: shape, sigma: max(0, values.shadowRadius), offset: values.shadowOffset,
          color: paint)
      }
    }
  }

  /// The shadow path, else the background's shape, else that of the contents.
  ///
  /// DIFFERENCE: sublayers don't throw the shadow of a layer that has no background.
  private func shadowShape(_ values: LayerProperties) -> ShadowPaint.Shape? {
    if let path = values.shadowPath { return path.isEmpty ? nil : .path(path) }
    if background != nil || borderColor != nil {
      guard !bounds.isEmpty else { return nil }
      return .box(
        bounds, radius: corner.radius, mask: corner.mask, isContinuous: corner.isContinuous)
    }
    if case .pixels(let contents, _)? = pictures.first?.content, let frame = pictures.first?.frame {
      return .contents(ShadowContents(contents: contents, frame: frame))
    }
    if case .shape(let shape) = values.own, let path = shape.path { return .path(path) }
    if case .gradient = values.own, !pictures.isEmpty {
      return .box(
        bounds, radius: corner.radius, mask: corner.mask, isContinuous: corner.isContinuous)
    }
    return nil
  }

  private mutating func addPictures(
    _ contents: LayerContents, _ values: LayerProperties, _ layer: CALayer
  ) {
    let smooth =
      layer.magnificationFilter != .nearest && layer.minificationFilter != .nearest
    let shown = values.contentsRect
    let part = contents.part
    // The pixels of the part that shows; the frame is that of all of these pixels.
    let source =
      shown == CGRect(x: 0, y: 0, width: 1, height: 1)
      ? part.rect
      : CGRect(
        x: CGFloat(part.x) + shown.minX * CGFloat(part.width),
        y: CGFloat(part.y) + shown.minY * CGFloat(part.height),
        width: shown.width * CGFloat(part.width), height: shown.height * CGFloat(part.height))
    guard source.width > 0, source.height > 0 else { return }
    let scale = contents.scale ?? (layer.contentsScale > 0 ? layer.contentsScale : 1)
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let frame = layer.contentsGravity.frame(of: size, in: bounds, pixel: 1 / scale)
    guard frame.width > 0, frame.height > 0 else { return }
    let center = values.contentsCenter
    if center != CGRect(x: 0, y: 0, width: 1, height: 1) {
      for (from, to) in NinePieces(center, source: source, frame: frame, scale: scale).pieces {
        addPicture(contents, from, to, smooth)
      }
    } else {
      addPicture(contents, source, frame, smooth)
    }
  }

  private mutating func addPicture(
    _ contents: LayerContents, _ source: CGRect, _ frame: CGRect, _ smooth: Bool
  ) {
    let pixels = PixelRect(outside: source).intersection(contents.part)
    guard !pixels.isEmpty else { return }
    let (sx, sy) = (frame.width / source.width, frame.height / source.height)
    func place(of pixels: PixelRect) -> CGRect {
      CGRect(
        x: frame.minX + (CGFloat(pixels.x) - source.minX) * sx,
        y: frame.minY + (CGFloat(pixels.y) - source.minY) * sy,
        width: CGFloat(pixels.width) * sx, height: CGFloat(pixels.height) * sy)
    }
    let whole = place(of: pixels)
    var visible = whole.intersection(frame)
    if contents.ink != contents.part {
      // With some of the transparent pixels around, here and on the plane, which the outermost
      // ones mix with when scaled.
      let ink = contents.ink.insetBy(-2).intersection(pixels)
      guard !contents.ink.isEmpty, !ink.isEmpty else { return }
      let reach = 2 / min(hypot(map.a, map.b), hypot(map.c, map.d))
      visible = visible.intersection(place(of: ink).insetBy(dx: -reach, dy: -reach))
    }
    pictures.append(
      PicturePaint(
        content: .pixels(contents, part: pixels), frame: whole, visible: visible,
        isSmooth: smooth))
  }
}

nonisolated extension CALayerContentsGravity {
  /// Where contents of a size go. Contents that fill the bounds but for a part of a pixel, as a
  /// backing store does, are not stretched.
  func frame(of size: CGSize, in bounds: CGRect, pixel: CGFloat) -> CGRect {
    func place(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x,
        y: bounds.minY + (bounds.height - size.height) * y, width: size.width,
        height: size.height)
    }
    func scaled(_ pick: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
      let factor = pick(bounds.width / size.width, bounds.height / size.height)
      return place(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
    }
    return switch self {
    case .center: place(size, 0.5, 0.5)
    case .top: place(size, 0.5, 0)
    case .bottom: place(size, 0.5, 1)
    case .left: place(size, 0, 0.5)
    case .right: place(size, 1, 0.5)
    case .topLeft: place(size, 0, 0)
    case .topRight: place(size, 1, 0)
    case .bottomLeft: place(size, 0, 1)
    case .bottomRight: place(size, 1, 1)
    case .resizeAspect: scaled(min)
    case .resizeAspectFill: scaled(max)
    default:
      abs(size.width - bounds.width) < pixel && abs(size.height - bounds.height) < pixel
        ? CGRect(origin: bounds.origin, size: size) : bounds
    }
  }
}

/// The pieces of contents with a middle that stretches.
nonisolated private struct NinePieces {
  let pieces: [(source: CGRect, frame: CGRect)]

  init(_ center: CGRect, source: CGRect, frame: CGRect, scale: CGFloat) {
    func cuts(
      _ from: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ start: CGFloat,
      _ size: CGFloat
    ) -> [(CGFloat, CGFloat, CGFloat, CGFloat)] {
      let (first, last) = (low * length, (1 - high) * length)
      // Where there is no room for both ends, they shrink in proportion.
      let room = min(1, size / max((first + last) / scale, 1e-9))
      let (a, b) = (first / scale * room, last / scale * room)
      return [
        (from, first, start, a),
        (from + first, length - first - last, start + a, size - a - b),
        (from + length - last, last, start + size - b, b),
      ].filter { $0.1 > 0 && $0.3 > 0 }
    }
    let columns = cuts(
      source.minX, source.width, center.minX, center.maxX, frame.minX, frame.width)
    let rows = cuts(
      source.minY, source.height, center.minY, center.maxY, frame.minY, frame.height)
    pieces = rows.flatMap { row in
      columns.map { column in
        (
          CGRect(x: column.0, y: row.0, width: column.1, height: row.1),
          CGRect(x: column.2, y: row.2, width: column.3, height: row.3)
        )
      }
    }
  }
}

nonisolated extension LayerPaint {
  /// The pixels that a rectangle of the layer touches.
  func pixels(of rect: CGRect) -> PixelRect {
    if isOnGrid { return gridPixels(of: rect) }
    return PixelRect(outside: rect.applying(map))
  }

  /// The pixels that an upright rectangle covers wholly.
  func wholePixels(of rect: CGRect) -> PixelRect {
    if isOnGrid { return gridPixels(of: rect) }
    let mapped = rect.applying(map)
    return PixelRect(
      left: Int(mapped.minX.rounded(.up)), top: Int(mapped.minY.rounded(.up)),
      right: Int(mapped.maxX.rounded(.down)), bottom: Int(mapped.maxY.rounded(.down)))
  }

  private func gridPixels(of rect: CGRect) -> PixelRect {
    let box = self.box(of: rect)
    return PixelRect(
      left: Int(box.left), top: Int(box.top), right: Int(box.right), bottom: Int(box.bottom))
  }

  /// A rectangle of the layer, upright, on the plane. On the grid its edges are whole pixels, so
  /// that neighbours meet and hairlines stay sharp.
  func box(of rect: CGRect, corner: Corner? = nil) -> RoundedBox {
    func place(_ x: CGFloat, _ y: CGFloat) -> (Double, Double) {
      let p = CGPoint(x: x, y: y).applying(map)
      guard isOnGrid else { return (Double(p.x), Double(p.y)) }
      func whole(_ value: CGFloat) -> Double {
        (Double(min(max(value, -1e9), 1e9)) + 1e-6).rounded()
      }
      return (whole(p.x), whole(p.y))
    }
    let first = place(rect.minX, rect.minY)
    let last = place(rect.maxX, rect.maxY)
    let radius = Double(corner?.radius ?? 0)
    return RoundedBox(
      left: min(first.0, last.0), top: min(first.1, last.1), right: max(first.0, last.0),
      bottom: max(first.1, last.1), radiusX: radius * abs(Double(map.a)),
      radiusY: radius * abs(Double(map.d)), corners: corner?.mask.mirrored(by: map) ?? [],
      isContinuous: corner?.isContinuous ?? false)
  }

  /// The pixels that the layer itself may draw on, its shadow aside.
  func extent(clipped: Bool) -> PixelRect {
    var extent = PixelRect.empty
    if background != nil || borderColor != nil || backdrop != nil { extent = pixels(of: bounds) }
    for picture in pictures {
      var visible = picture.visible
      if clipped { visible = visible.intersection(bounds) }
      guard !visible.isNull else { continue }
      // A path is drawn on a grid of its own and may reach into the next pixel.
      let isPath = if case .shape = picture.content { true } else { false }
      extent = extent.union(pixels(of: visible).insetBy(isOnGrid && !isPath ? 0 : -1))
    }
    return extent
  }
}

nonisolated extension CACornerMask {
  /// The corners as they come to lie under a map that may mirror.
  func mirrored(by map: CGAffineTransform) -> CACornerMask {
    guard map.a < 0 || map.d < 0 else { return self }
    var result: CACornerMask = []
    for (corner, isRight, isBottom) in Self.places where contains(corner) {
      let right = isRight != (map.a < 0)
      let bottom = isBottom != (map.d < 0)
      result.formUnion(Self.places.first { $0.1 == right && $0.2 == bottom }?.0 ?? [])
    }
    return result
  }

  private static let places: [(CACornerMask, Bool, Bool)] = [
    (.layerMinXMinYCorner, false, false), (.layerMaxXMinYCorner, true, false),
    (.layerMinXMaxYCorner, false, true), (.layerMaxXMaxYCorner, true, true),
  ]
}

nonisolated extension ShapeProperties {
  /// Where the shape may draw, in the layer's coordinates; nil where it draws nothing.
  var extent: CGRect? {
    guard let path, !path.isEmpty else { return nil }
    var box = path.boundingBoxOfPath
    guard !box.isNull else { return nil }
    if strokeColor != nil, lineWidth > 0 {
      let reach = lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, 1.42)
      box = box.insetBy(dx: -reach, dy: -reach)
    } else if fillColor == nil {
      return nil
    }
    return box.width > 0 && box.height > 0 ? box : nil
  }
}
