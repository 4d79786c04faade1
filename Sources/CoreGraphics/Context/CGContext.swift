internal import CCairo
import Foundation

/// A place to draw: pixels, with a matrix, a clip, colours and line attributes, that can be
/// saved and restored.
///
/// User space has its origin at the bottom left and y upwards, as everywhere in Core Graphics;
/// the contexts that UIKit makes are flipped. A context belongs to one thread at a time.
public final class CGContext {
  /// The pixels that are drawn to.
  ///
  /// Meanwhile layers are drawn aside; see `beginTransparencyLayer`.
  package let bitmap: Bitmap
  /// From user space, as it was at the start, to pixels with y downwards.
  let baseMatrix: CGAffineTransform
  /// True for pixels without alpha, which stay opaque.
  let isOpaque: Bool
  /// Where alpha stands in a pixel, and the order of bytes.
  public let bitmapInfo: CGBitmapInfo
  /// How the numbers are to be read; nil for a mask.
  public let colorSpace: CGColorSpace?
  private let foreign: ForeignMemory?
  /// The `cairo_t` that is drawn with at the moment.
  ///
  /// Draw with it only inside `drawing(in:)`, or set operator and source first, as they are not
  /// kept from one drawing to the next.
  package internal(set) var cairo: OpaquePointer

  var state = GraphicsState()
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []

  /// Makes a context over a bitmap.
  ///
  /// One unit of user space is `scale` pixels; `flipped` puts the origin at the top left, with y
  /// downwards. With `isOpaque`, all pixels count as opaque.
  package convenience init(
    bitmap: Bitmap, scale: CGFloat = 1, flipped: Bool = false, isOpaque: Bool = false
  ) {
    let isMask = bitmap.format == .mask
    let alpha: CGImageAlphaInfo =
      isMask ? .alphaOnly : isOpaque ? .noneSkipFirst : .premultipliedFirst
    let order: CGBitmapInfo = isMask ? [] : .byteOrder32Little
    self.init(
      bitmap: bitmap, scale: scale, flipped: flipped, isOpaque: isOpaque,
      layout: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue),
      space: isMask ? nil : .standard, foreign: nil)
  }

  init(
    bitmap: Bitmap, scale: CGFloat = 1, flipped: Bool = false, isOpaque: Bool,
    layout: CGBitmapInfo, space: CGColorSpace?, foreign: ForeignMemory?
  ) {
    self.bitmap = bitmap
    self.isOpaque = isOpaque
    self.foreign = foreign
    bitmapInfo = layout
    colorSpace = space
    baseMatrix =
      flipped
      ? CGAffineTransform(scaleX: scale, y: scale)
      : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(bitmap.height))
    let surface = bitmap.makeSurface(ignoringAlpha: isOpaque)
    cairo = cairo_create(surface)!
    cairo_surface_destroy(surface)
    var matrix = baseMatrix.cairo
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, 1)
  }

  deinit {
    for layer in layers { cairo_destroy(layer.outerCairo) }
    cairo_destroy(cairo)
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }
  /// From one row to the next, in `data`.
  public var bytesPerRow: Int { foreign?.bytesPerRow ?? bitmap.bytesPerRow }
  /// Of each component.
  public var bitsPerComponent: Int { 8 }
  /// Of each pixel.
  public var bitsPerPixel: Int { (foreign?.layout.bytesPerPixel ?? bitmap.bytesPerPixel) * 8 }

  /// The first byte of the top row. Inside a transparency layer, without what the layer adds.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return foreign?.bytes ?? bitmap.data
  }

  /// Where alpha stands in a pixel.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(
      rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  /// A picture of what was drawn so far; later drawing doesn't change it.
  public func makeImage() -> CGImage? {
    let copy = bitmap.copy()
    if isOpaque { copy.makeOpaque() }
    return CGImage(bitmap: copy, isOpaque: isOpaque)
  }

  /// Keeps colours, line attributes, matrix, clip, alpha, blend mode and shadow for the next
  /// `restoreGState`.
  public func saveGState() {
    savedStates.append(state)
    cairo_save(cairo)
  }

  /// Goes back to what the last `saveGState` kept.
  ///
  /// One too many does nothing.
  public func restoreGState() {
    guard savedStates.count > (layers.last?.savedStateCount ?? 0) else { return }
    state = savedStates.removeLast()
    cairo_restore(cairo)
  }

  /// Brings the memory of the context up to date, where it is not drawn to directly.
  public func flush() {
    guard let foreign else { return }
    foreign.layout.write(bitmap, to: foreign.bytes, bytesPerRow: foreign.bytesPerRow)
  }

  /// The same as `flush`.
  public func synchronize() { flush() }

  /// To be called after each change of pixels, so that a caller's own memory shows it.
  func finishPainting() {
    if let foreign, !foreign.isOwned, layers.isEmpty { flush() }
  }
}
