/// What a layer's `contents` holds: an image that never changes, or a backing store that is
/// drawn anew now and then and tells by its version.
nonisolated package struct LayerContents: Equatable, @unchecked Sendable {
  // Unchecked: a bitmap is only written to on the main actor, between frames.
  package let bitmap: Bitmap
  /// The pixels of the bitmap that are meant.
  package let part: PixelRect
  /// Rises each time the bitmap is drawn anew.
  package let version: Int
  /// What the caller set and gets back.
  let object: AnyObject
  /// True where no pixel lets anything through.
  package let isOpaque: Bool
  /// The pixels beside which all are transparent, and need not be drawn.
  package let ink: PixelRect
  /// Pixels per point of what was drawn coarser than the layer asks for; nil for all else.
  package let scale: CGFloat?

  init(_ image: CGImage) {
    bitmap = image.bitmap
    part = image.part
    version = 0
    object = image
    isOpaque = image.isOpaque
    ink = image.part
    scale = nil
  }

  init(_ bitmap: Bitmap, version: Int, isOpaque: Bool, scale: CGFloat? = nil) {
    self.bitmap = bitmap
    part = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    self.version = version
    self.object = bitmap
    self.isOpaque = isOpaque
    ink = isOpaque ? part : bitmap.ink
    self.scale = scale
  }

  /// The contents that `object` stands for; nil for what is neither an image nor a bitmap.
  init?(object: Any?) {
    switch object {
    case let image as CGImage: self.init(image)
    case let bitmap as Bitmap: self.init(bitmap, version: 0, isOpaque: false)
    default: return nil
    }
  }

  package static func == (a: LayerContents, b: LayerContents) -> Bool {
    a.bitmap === b.bitmap && a.part == b.part && a.version == b.version && a.isOpaque == b.isOpaque
  }
}
