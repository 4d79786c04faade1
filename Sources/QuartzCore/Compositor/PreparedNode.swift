internal import CCairo
internal import Foundation

/// What is worked out once a frame for a node that is drawn.
nonisolated final class PreparedNode {
  /// The bounds with their rounded corners.
  let outline: Coverage
  let border: Coverage
  fileprivate(set) var backdrop: PreparedPicture?
  fileprivate(set) var pictures: [PreparedPicture] = []

  init(outline: Coverage, border: Coverage) {
    self.outline = outline
    self.border = border
  }
}

/// A picture and where it is seen.
nonisolated struct PreparedPicture {
  let source: PixelSource
  let coverage: Coverage
  var tint: ColorFactors?
  var adds = false
}

nonisolated extension Compositor {
  /// What is worked out for a node.
  func prepare(_ index: Int) -> PreparedNode {
    if let node = prepared[index] { return node }
    let node = nodes[index]
    let paint = node.paint
    let result = PreparedNode(outline: outline(of: paint), border: border(of: paint))
    if let backdrop = paint.backdrop { result.backdrop = prepare(backdrop, index, result.outline) }
    for picture in paint.pictures {
      if var ready = prepare(picture, node) {
        ready.tint = picture.tint
        ready.adds = picture.adds
        result.pictures.append(ready)
      }
    }
    prepared[index] = result
    return result
  }

  private func isUpright(_ map: CGAffineTransform) -> Bool { map.b == 0 && map.c == 0 }

  func outline(of paint: LayerPaint, rect: CGRect? = nil, round: Bool = true) -> Coverage {
    let rect = rect ?? paint.bounds
    let corner = round ? paint.corner : nil
    if isUpright(paint.map) {
      return Coverage(paint.box(of: rect, corner: corner), masks: masks)
    }
    let extent = paint.pixels(of: rect).intersection(visible)
    return Coverage(extent: extent) { cairo in
      cairo.addBox(rect, corner, inset: 0, map: paint.map)
      cairo_fill(cairo)
    }
  }

  private func border(of paint: LayerPaint) -> Coverage {
    guard paint.borderColor != nil else { return Coverage() }
    if isUpright(paint.map) {
      let box = paint.box(of: paint.bounds, corner: paint.corner)
      var width = Double(paint.borderWidth * abs(paint.map.a))
      var height = Double(paint.borderWidth * abs(paint.map.d))
      if paint.isOnGrid {
        // At least a pixel, and whole ones, as the edges.
        width = max(1, width.rounded())
        height = max(1, height.rounded())
      }
      return Coverage(borderOf: box, width: width, height: height, masks: masks)
    }
    let extent = paint.pixels(of: paint.bounds).intersection(visible)
    return Coverage(extent: extent) { cairo in
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      cairo.addBox(paint.bounds, paint.corner, inset: 0, map: paint.map)
      cairo.addBox(paint.bounds, paint.corner, inset: paint.borderWidth, map: paint.map)
      cairo_fill(cairo)
    }
  }

  /// All pixels that anything is drawn on.
  private var visible: PixelRect { nodes.first?.extent ?? .empty }

  private func prepare(_ picture: PicturePaint, _ node: DisplayNode) -> PreparedPicture? {
    let paint = node.paint
    var frame = picture.frame
    let bitmap: Bitmap
    let part: PixelRect
    var isOpaque = false
    var isGradient = false
    var isRaster = false
    switch picture.content {
    case .pixels(let contents, let pixels):
      bitmap = contents.bitmap
      part = pixels
      isOpaque = contents.isOpaque
    case .gradient, .shape:
      guard let drawing = drawings.drawing(of: picture, serial: node.serial, paint, scale: scale)
      else { return nil }
      bitmap = drawing.bitmap
      part = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
      frame = drawing.frame
      if case .gradient = picture.content { isGradient = true }
    case .raster(let raster):
      bitmap = rasters.bitmap(of: raster, serial: node.serial, for: self)
      part = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
      isRaster = true
    case .projected(let raster, let projection):
      return prepare(raster, projection, picture, node)
    }
    let sx = frame.width / CGFloat(part.width)
    let sy = frame.height / CGFloat(part.height)
    // From the picture's pixels to those of the plane.
    var map = CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: frame.minX, ty: frame.minY)
      .concatenating(paint.map)
    if paint.isOnGrid {
      let box = paint.box(of: frame)
      if abs(map.a - 1) * CGFloat(part.width) < 0.02, abs(map.d - 1) * CGFloat(part.height) < 0.02 {
        // Pixel on pixel.
        let place = (x: Int(box.left), y: Int(box.top))
        let source = PixelSource(
          bitmap: bitmap, part: part, isOpaque: isOpaque, x: place.x, y: place.y)
        var coverage = Coverage()
        if isGradient {
          coverage = outline(of: paint)
        } else if picture.visible == picture.frame {
          coverage.add(
            PixelRect(x: place.x, y: place.y, width: part.width, height: part.height))
        } else {
          coverage = outline(of: paint, rect: picture.visible, round: false)
        }
        return PreparedPicture(source: source, coverage: coverage)
      }
      map = CGAffineTransform(
        a: box.width / CGFloat(part.width), b: 0, c: 0, d: box.height / CGFloat(part.height),
        tx: box.left, ty: box.top)
    }
    guard
      let source = PixelSource(
        bitmap: bitmap, part: part, isOpaque: isOpaque, map: map, extends: !isRaster,
        isSmooth: picture.isSmooth)
    else { return nil }
    if isRaster {
      // Its edges are in its pixels.
      var coverage = Coverage()
      coverage.add(paint.pixels(of: frame).insetBy(-1).intersection(visible))
      return PreparedPicture(source: source, coverage: coverage)
    }
    let coverage =
      isGradient ? outline(of: paint) : outline(of: paint, rect: picture.visible, round: false)
    return PreparedPicture(source: source, coverage: coverage)
  }
}

nonisolated extension Compositor {
  /// What lies beneath, as a backdrop shows it.
  private func prepare(_ backdrop: BackdropPaint, _ index: Int, _ outline: Coverage)
    -> PreparedPicture?
  {
    let rect = nodes[index].ownExtent
    guard !rect.isEmpty else { return nil }
    let picture = backdrops.picture(backdrop, of: index, in: rect, for: self)
    let bitmap = picture.bitmap
    let part = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let factor = CGFloat(picture.factor)
    let (x, y) = picture.origin
    guard
      let source = picture.factor == 1
        ? PixelSource(bitmap: bitmap, part: part, isOpaque: false, x: x, y: y)
        : PixelSource(
          bitmap: bitmap, part: part, isOpaque: false,
          map: CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: CGFloat(x), ty: CGFloat(y)),
          extends: true)
    else { return nil }
    return PreparedPicture(source: source, coverage: outline)
  }

  /// A raster in perspective: as much of it as is damaged.
  private func prepare(
    _ raster: Raster, _ projection: Projection, _ picture: PicturePaint, _ node: DisplayNode
  ) -> PreparedPicture? {
    let rect = node.ownExtent.intersection(damageExtent)
    guard !rect.isEmpty else { return nil }
    let bitmap = rasters.bitmap(of: raster, serial: node.serial, for: self)
    let back = projection.inverted.then(
      raster.map.concatenating(
        CGAffineTransform(
          translationX: -CGFloat(raster.extent.x), y: -CGFloat(raster.extent.y))))
    let seen = ProjectiveWarp.picture(of: bitmap, back: back, in: rect)
    var coverage = Coverage()
    coverage.add(rect)
    return PreparedPicture(
      source: PixelSource(
        bitmap: seen, part: PixelRect(x: 0, y: 0, width: seen.width, height: seen.height),
        isOpaque: false, x: rect.x, y: rect.y),
      coverage: coverage)
  }
}

/// A `cairo_t` that outlines are built in.
nonisolated extension OpaquePointer {
  /// Adds a rectangle of a layer, turned as the layer is.
  func addBox(_ rect: CGRect, _ corner: Corner?, inset: CGFloat, map: CGAffineTransform) {
    let radius = Double(corner?.radius ?? 0)
    let box = RoundedBox(
      left: Double(rect.minX), top: Double(rect.minY), right: Double(rect.maxX),
      bottom: Double(rect.maxY), radiusX: radius, radiusY: radius, corners: corner?.mask ?? [],
      isContinuous: corner?.isContinuous ?? false
    ).inset(Double(inset), Double(inset))
    guard box.right > box.left, box.bottom > box.top else { return }
    cairo_save(self)
    var matrix = cairo_matrix_t(
      xx: Double(map.a), yx: Double(map.b), xy: Double(map.c), yy: Double(map.d),
      x0: Double(map.tx), y0: Double(map.ty))
    cairo_transform(self, &matrix)
    box.outline(CairoSink(cairo: self))
    cairo_restore(self)
  }
}
