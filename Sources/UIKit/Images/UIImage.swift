public import CoreGraphics

/// A picture with a scale, that can be drawn on any thread and never changes.
///
/// `size` is in points; a template (see `renderingMode`) is drawn in the tint of the view that
/// shows it.
nonisolated open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// How a picture is turned when it is shown.
  nonisolated public enum Orientation: Int, Sendable {
    /// As it is.
    case up = 0
    /// Turned by half a turn.
    case down = 1
    /// Turned by a quarter to the left.
    case left = 2
    /// Turned by a quarter to the right.
    case right = 3
    /// Mirrored across.
    case upMirrored = 4
    /// Mirrored across and turned by half a turn.
    case downMirrored = 5
    /// Mirrored across and turned by a quarter to the left.
    case leftMirrored = 6
    /// Mirrored across and turned by a quarter to the right.
    case rightMirrored = 7
  }

  /// Whether the colours of a picture count, or just its opacity.
  nonisolated public enum RenderingMode: Int, Sendable {
    /// As the view that shows it likes best.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the tint colour.
    case alwaysTemplate = 2
  }

  /// What happens between the caps of a resizable picture.
  nonisolated public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }

  /// What makes an image other than its pixels.
  struct Attributes {
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var isMirroredWithLanguage = false
    /// Where it was loaded from; for dumps.
    var name: String?
    /// The pictures of an animated image, in turn; nil for one that stands still.
    var frames: [UIImage]?
    /// For how long all of them are shown once, in seconds.
    var duration: TimeInterval = 0
  }

  /// The pixels; nil for an image without any.
  public let cgImage: CGImage?
  let attributes: Attributes

  init(cgImage: CGImage?, attributes: Attributes) {
    self.cgImage = cgImage
    self.attributes = attributes
    super.init()
  }

  /// An image of no size.
  public convenience override init() { self.init(cgImage: nil, attributes: Attributes()) }

  /// An image of one point per pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image of pixels.
  /// - Parameter scale: pixels per point; one that is not positive counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var attributes = Attributes()
    attributes.scale = scale > 0 ? scale : 1
    attributes.orientation = orientation
    self.init(cgImage: cgImage, attributes: attributes)
  }

  /// In points, the orientation included.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.isQuarterTurned
      ? CGSize(width: size.height, height: size.width) : size
  }
  /// Pixels per point.
  public var scale: CGFloat { attributes.scale }
  /// How the pixels are turned when they are shown.
  public var imageOrientation: Orientation { attributes.orientation }
  /// Whether the colours count.
  public var renderingMode: RenderingMode { attributes.renderingMode }
  /// What stays unstretched at the edges, in points.
  public var capInsets: UIEdgeInsets { attributes.capInsets }
  /// What happens between the caps.
  public var resizingMode: ResizingMode { attributes.resizingMode }
  /// What at the edges doesn't count when the image is aligned.
  public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
  /// Whether the image is mirrored where the language is read from the right.
  public var flipsForRightToLeftLayoutDirection: Bool { attributes.isMirroredWithLanguage }
  /// The pictures of an animated image, in turn; nil for one that stands still.
  public var images: [UIImage]? { attributes.frames }
  /// For how long the pictures of an animated image are shown once, in seconds; 0 for one that
  /// stands still.
  public var duration: TimeInterval { attributes.duration }
  /// Always nil: images of a symbol font are not part of this system.
  public var isSymbolImage: Bool { false }

  /// Images are values: a copy is the image itself.
  public func copy(with zone: NSZone?) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    guard let cgImage, other.cgImage === cgImage, other.images == images else { return false }
    return other.scale == scale && other.imageOrientation == imageOrientation
      && other.renderingMode == renderingMode && other.capInsets == capInsets
  }

  open override var hash: Int { cgImage.map { ObjectIdentifier($0).hashValue } ?? 0 }

  open override var description: String {
    "UIImage(\(attributes.name.map { $0 + ", " } ?? "")\(size.width.brief) × \(size.height.brief))"
  }
}

nonisolated extension UIImage.Orientation {
  var isQuarterTurned: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  var isMirrored: Bool { rawValue >= UIImage.Orientation.upMirrored.rawValue }

  /// The clockwise turn of the picture when it is shown.
  var angle: CGFloat {
    switch self {
    case .up, .upMirrored: 0
    case .down, .downMirrored: .pi
    case .right, .rightMirrored: .pi / 2
    case .left, .leftMirrored: -.pi / 2
    }
  }
}
