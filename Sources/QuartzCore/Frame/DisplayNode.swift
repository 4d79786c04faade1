/// What one layer shows in a frame: values alone, mapped to pixels, that are compared with those
/// of the frame before.
nonisolated struct DisplayNode: Sendable {
  /// Tells layers apart.
  let serial: Int
  /// The superlayer's number; 0 for the root.
  let parent: Int
  /// What the layer itself draws.
  var paint: LayerPaint
  /// What it does to all below it, too.
  var effect: LayerEffect
  /// The pixels that the layer itself may draw on.
  var ownExtent = PixelRect.empty
  /// The pixels that the layer and all below it may draw on.
  var extent = PixelRect.empty
  /// The same without the layer's own shadow.
  var bodyExtent = PixelRect.empty
  /// The index after the last of its sublayers' nodes; those of the mask follow.
  var childrenEnd = 0
  /// The index after the last node that belongs to it.
  var end = 0
}

/// What a layer itself draws, back to front; the border comes after the sublayers.
nonisolated struct LayerPaint: Equatable, Sendable {
  /// From the layer's coordinates to pixels.
  var map: CGAffineTransform
  /// The map only moves, apart from the screen's scale: everything falls on whole pixels.
  var isOnGrid: Bool
  var bounds: CGRect
  var corner: Corner
  var shadow: ShadowPaint?
  /// What is done to what lies beneath, in the bounds.
  var backdrop: BackdropPaint?
  var background: PaintColor?
  var pictures: [PicturePaint] = []
  var borderColor: PaintColor?
  var borderWidth: CGFloat = 0

  /// How many things are drawn.
  var count: Int {
    (shadow == nil ? 0 : 1) + (background == nil ? 0 : 1) + pictures.count
      + (backdrop == nil ? 0 : 1) + (borderColor == nil ? 0 : 1)
  }
}

/// The corners of a layer.
nonisolated struct Corner: Equatable, Sendable {
  var radius: CGFloat
  var mask: CACornerMask
  var isContinuous: Bool

  var isRound: Bool { radius > 0 && !mask.isEmpty }
}

/// What a layer does to its sublayers.
nonisolated struct LayerEffect: Equatable, Sendable {
  /// The opacity of what the layer draws, or of the group as a whole.
  var alpha: Float
  /// The layer and those below are drawn apart, as one picture.
  var isGroup = false
  /// What lies outside the bounds is cut off.
  var clips: Bool
  /// The group's alpha is multiplied by that of a mask.
  var hasMask = false
}

/// A picture in a layer.
nonisolated struct PicturePaint: Equatable, Sendable {
  /// What is seen.
  enum Content: Equatable, Sendable {
    /// Pixels, and the part of them.
    case pixels(LayerContents, part: PixelRect)
    /// A gradient, drawn when needed.
    case gradient(GradientProperties)
    /// A path, drawn when needed.
    case shape(ShapeProperties)
    /// Layers that are drawn apart.
    case raster(Raster)
    /// The same, seen in perspective; the frame is that of pixels.
    case projected(Raster, Projection)
  }

  let content: Content
  /// Where it goes, in the layer's coordinates.
  let frame: CGRect
  /// Where it is seen, in the layer's coordinates.
  let visible: CGRect
  var isSmooth = true
  /// What its colours are multiplied by; nil for nothing.
  var tint: ColorFactors?
  /// It is added to what is behind it, as light is.
  var adds = false
}

/// The shadow of a layer.
nonisolated struct ShadowPaint: Equatable, Sendable {
  /// What throws it.
  enum Shape: Equatable, Hashable, Sendable {
    case box(CGRect, radius: CGFloat, mask: CACornerMask, isContinuous: Bool)
    case path(CGPath)
    case contents(ShadowContents)
  }

  let shape: Shape
  /// The blur's standard deviation in points.
  let sigma: CGFloat
  let offset: CGSize
  let color: PaintColor
}

/// Contents that throw a shadow.
nonisolated struct ShadowContents: Hashable, Sendable {
  let contents: LayerContents
  let frame: CGRect

  static func == (a: ShadowContents, b: ShadowContents) -> Bool {
    a.contents == b.contents && a.frame == b.frame
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(contents.bitmap))
    hasher.combine(contents.version)
    hasher.combine(frame.size.width)
  }
}

/// All that shows in a frame, in the order of drawing: each layer before its sublayers.
nonisolated struct DisplayList: Sendable {
  var nodes: [DisplayNode] = []
  /// Nodes that hide what is behind them, with the pixels that they hide.
  typealias Occluder = (node: Int, rect: PixelRect)
  var occluders: [Occluder] = []
}
