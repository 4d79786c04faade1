internal import CPixman
internal import Foundation

/// Pixels that are drawn into, placed somewhere on the plane of device pixels.
///
/// All coordinates are those of the plane. Every call draws within a rectangle that must lie in
/// `frame`; what lands in a pixel doesn't depend on that rectangle, so that a picture drawn in
/// pieces is the picture drawn at once, to the last bit.
nonisolated final class PixelSurface {
  /// The part of the plane that the surface covers.
  let frame: PixelRect
  /// The memory.
  let bitmap: Bitmap
  private let image: OpaquePointer
  /// How many pixels were written, for reports.
  private(set) var pixelsDrawn = 0

  init(bitmap: Bitmap, x: Int, y: Int, width: Int? = nil, height: Int? = nil) {
    self.bitmap = bitmap
    frame = PixelRect(
      x: x, y: y, width: width ?? bitmap.width, height: height ?? bitmap.height)
    image = bitmap.makePixmanImage(
      part: PixelRect(x: 0, y: 0, width: frame.width, height: frame.height))
  }

  /// A mask, to keep what lies in it.
  init(mask: Bitmap, x: Int, y: Int) {
    bitmap = mask
    frame = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
    image = mask.makePixmanImage()
  }

  deinit { pixman_image_unref(image) }

  /// Makes pixels transparent.
  func clear(_ rect: PixelRect) { store(0, in: rect) }

  private func store(_ word: UInt32, in rect: PixelRect) {
    guard !rect.isEmpty else { return }
    pixelsDrawn += rect.area
    pixman_fill(
      bitmap.data.assumingMemoryBound(to: UInt32.self), Int32(bitmap.bytesPerRow / 4), 32,
      Int32(rect.x - frame.x), Int32(rect.y - frame.y), Int32(rect.width), Int32(rect.height), word)
  }

  /// Paints a colour over pixels.
  func fill(_ rect: PixelRect, with color: PaintColor) {
    guard !rect.isEmpty, !color.isClear else { return }
    if color.isOpaque { return store(color.word, in: rect) }
    var value = color.pixman
    let source = pixman_image_create_solid_fill(&value)!
    composite(PIXMAN_OP_OVER, source, at: (0, 0), mask: nil, at: (0, 0), in: rect)
    pixman_image_unref(source)
  }

  /// Paints a colour through a mask whose upper left pixel lies at `origin`.
  func fill(
    _ rect: PixelRect, with color: PaintColor, through mask: Bitmap, origin: (x: Int, y: Int)
  ) {
    guard !rect.isEmpty, !color.isClear else { return }
    var value = color.pixman
    let source = pixman_image_create_solid_fill(&value)!
    let maskImage = mask.makePixmanImage()
    composite(
      PIXMAN_OP_OVER, source, at: (0, 0), mask: maskImage,
      at: (rect.x - origin.x, rect.y - origin.y), in: rect)
    pixman_image_unref(maskImage)
    pixman_image_unref(source)
  }

  /// Paints a colour through a mask that is turned or scaled onto the plane.
  func fill(_ rect: PixelRect, with color: PaintColor, through mask: PixelSource) {
    guard !rect.isEmpty, !color.isClear else { return }
    var value = color.pixman
    let source = pixman_image_create_solid_fill(&value)!
    composite(
      PIXMAN_OP_OVER, source, at: (0, 0), mask: mask.image, at: mask.origin(of: rect), in: rect)
    pixman_image_unref(source)
  }

  /// Paints a picture over pixels, or adds it to them, `level` of 255 strong.
  func draw(_ source: PixelSource, in rect: PixelRect, level: UInt8 = 255, adds: Bool = false) {
    guard !rect.isEmpty, level > 0 else { return }
    let opaque = level == 255 && source.isOpaque
    let mask = level == 255 ? nil : Self.solidMask(level)
    composite(
      adds ? PIXMAN_OP_ADD : opaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, source.image,
      at: source.origin(of: rect),
      mask: mask, at: (0, 0), in: rect)
    if let mask { pixman_image_unref(mask) }
  }

  /// Puts a picture, its colours multiplied, in the place of pixels.
  func store(_ source: PixelSource, in rect: PixelRect, times factors: ColorFactors) {
    guard !rect.isEmpty else { return }
    func part(_ value: Double) -> UInt16 { UInt16((value * factors.alpha * 65535).rounded()) }
    var color = pixman_color_t(
      red: part(factors.red), green: part(factors.green), blue: part(factors.blue), alpha: part(1))
    let mask = pixman_image_create_solid_fill(&color)!
    pixman_image_set_component_alpha(mask, 1)
    composite(
      PIXMAN_OP_SRC, source.image, at: source.origin(of: rect), mask: mask, at: (0, 0), in: rect)
    pixman_image_unref(mask)
  }

  /// Keeps so much of 255 of pixels.
  func keep(_ rect: PixelRect, level: UInt8) {
    let mask = Self.solidMask(level)
    composite(PIXMAN_OP_IN_REVERSE, mask, at: (0, 0), mask: nil, at: (0, 0), in: rect)
    pixman_image_unref(mask)
  }

  /// Paints a picture through a mask whose upper left pixel lies at `origin`.
  func draw(
    _ source: PixelSource, in rect: PixelRect, through mask: Bitmap, origin: (x: Int, y: Int)
  ) {
    guard !rect.isEmpty else { return }
    let maskImage = mask.makePixmanImage()
    composite(
      PIXMAN_OP_OVER, source.image, at: source.origin(of: rect), mask: maskImage,
      at: (rect.x - origin.x, rect.y - origin.y), in: rect)
    pixman_image_unref(maskImage)
  }

  /// Keeps as much of the pixels as the alpha of another surface says; nothing outside that.
  func keep(_ rect: PixelRect, where mask: PixelSurface) {
    let inside = rect.intersection(mask.frame)
    for outside in rect.subtracting(inside) { clear(outside) }
    guard !inside.isEmpty else { return }
    composite(
      PIXMAN_OP_IN_REVERSE, mask.image, at: (inside.x - mask.frame.x, inside.y - mask.frame.y),
      mask: nil, at: (0, 0), in: inside)
  }

  /// The pixels as something to draw elsewhere.
  var source: PixelSource { PixelSource(surface: image, bitmap, frame: frame) }

  private func composite(
    _ operation: pixman_op_t, _ source: OpaquePointer, at sourceOrigin: (x: Int, y: Int),
    mask: OpaquePointer?, at maskOrigin: (x: Int, y: Int), in rect: PixelRect
  ) {
    pixelsDrawn += rect.area
    pixman_image_composite32(
      operation, source, mask, image, Int32(sourceOrigin.x), Int32(sourceOrigin.y),
      Int32(maskOrigin.x), Int32(maskOrigin.y), Int32(rect.x - frame.x), Int32(rect.y - frame.y),
      Int32(rect.width), Int32(rect.height))
  }

  private static func solidMask(_ level: UInt8) -> OpaquePointer {
    var color = pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16(level) * 257)
    return pixman_image_create_solid_fill(&color)!
  }
}

/// A picture, or a mask, to draw with: moved by whole pixels, or mapped at will.
nonisolated final class PixelSource {
  let image: OpaquePointer
  let isOpaque: Bool
  /// Where the picture's upper left pixel lies; nil where a transform says it.
  private let place: (x: Int, y: Int)?
  /// The memory, which must stay.
  private let bitmap: Bitmap

  /// A picture that is not scaled, with its upper left pixel at (x, y).
  init(bitmap: Bitmap, part: PixelRect, isOpaque: Bool, x: Int, y: Int) {
    image = bitmap.makePixmanImage(part: part)
    self.bitmap = bitmap
    self.isOpaque = isOpaque
    place = (x, y)
  }

  /// A picture that `map` takes onto the plane; nil where it flattens it. Beyond its edges it
  /// goes on in the colour of the edge, or not at all.
  init?(
    bitmap: Bitmap, part: PixelRect, isOpaque: Bool, map: CGAffineTransform,
    extends: Bool, isSmooth: Bool = true
  ) {
    let determinant = map.a * map.d - map.b * map.c
    guard determinant != 0, determinant.isFinite else { return nil }
    let back = map.inverted()
    func fixed(_ value: CGFloat) -> Int32? {
      let scaled = (value * 65536).rounded()
      return abs(scaled) < 2_147_483_000 ? Int32(scaled) : nil
    }
    guard let a = fixed(back.a), let b = fixed(back.b), let c = fixed(back.c),
      let d = fixed(back.d), let tx = fixed(back.tx), let ty = fixed(back.ty)
    else { return nil }
    var transform = pixman_transform_t(
      matrix: ((a, c, tx), (b, d, ty), (0, 0, 65536)))
    image = bitmap.makePixmanImage(part: part)
    pixman_image_set_transform(image, &transform)
    pixman_image_set_filter(
      image, isSmooth ? PIXMAN_FILTER_BILINEAR : PIXMAN_FILTER_NEAREST, nil, 0)
    if extends { pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD) }
    self.bitmap = bitmap
    self.isOpaque = isOpaque && extends
    place = nil
  }

  fileprivate init(surface: OpaquePointer, _ bitmap: Bitmap, frame: PixelRect) {
    image = pixman_image_ref(surface)
    self.bitmap = bitmap
    isOpaque = false
    place = (frame.x, frame.y)
  }

  deinit { pixman_image_unref(image) }

  fileprivate func origin(of rect: PixelRect) -> (x: Int, y: Int) {
    guard let place else { return (rect.x, rect.y) }
    return (rect.x - place.x, rect.y - place.y)
  }
}

nonisolated extension Bitmap {
  /// A `pixman_image_t` over the pixels or a part of them; the caller releases it.
  fileprivate func makePixmanImage(part: PixelRect? = nil) -> OpaquePointer {
    let part = part ?? PixelRect(x: 0, y: 0, width: width, height: height)
    let bits = data + part.y * bytesPerRow + part.x * (format == .color ? 4 : 1)
    return pixman_image_create_bits_no_clear(
      format == .color ? PIXMAN_a8r8g8b8 : PIXMAN_a8, Int32(part.width), Int32(part.height),
      bits.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))!
  }
}
