public import CoreGraphics

nonisolated extension UIImage {
  /// The picture in a file's bytes: PNG, and what gdk-pixbuf reads; nil for anything else.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture in a file's bytes.
  /// - Parameter scale: pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(pngOrOtherData: data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// The picture in a file; `@2x` or `@3x` before the extension says its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let image = try? CGImage(pngOrOtherData: data)
    else { return nil }
    let url = URL(fileURLWithPath: path)
    var attributes = Attributes()
    attributes.scale = ImageName.scale(ofFile: url.lastPathComponent)
    attributes.name = url.lastPathComponent
    self.init(cgImage: image, attributes: attributes)
  }

  /// The picture of a name in the main bundle; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture of a name among a bundle's resources. The name may have an extension, `png` is
  /// assumed; of the files at `@1x`, `@2x` and `@3x` the one for the screen's scale is taken, else
  /// the largest.
  ///
  /// DIFFERENCE: asset catalogues are not read.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    guard let path = ImageName.path(of: name, in: bundle ?? .main, scale: scale) else { return nil }
    self.init(contentsOfFile: path)
  }

  /// An animation of the pictures of a name in the main bundle: `name0`, `name1` and so on, to the first
  /// number that is missing, 1024 at most; nil where there is none. A duration of 0 is a thirtieth of a
  /// second for each.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count <= 1024, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// Always nil.
  ///
  /// DIFFERENCE: there is no symbol font here. Programs that want symbols draw them as paths.
  public convenience init?(systemName name: String) { return nil }

  /// The picture as a PNG file; nil for an image of no size.
  public func pngData() -> Data? { upright?.pngData() }

  /// The pixels as they are shown.
  private var upright: CGImage? {
    guard imageOrientation != .up else { return cgImage }
    guard let context = ImageCanvas.makeContext(size: size, scale: scale, opaque: false) else {
      return nil
    }
    UIGraphicsPushContext(context)
    draw(at: .zero)
    UIGraphicsPopContext()
    return context.makeImage()
  }
}

/// Names of image files.
nonisolated enum ImageName {
  static func scale(ofFile file: String) -> CGFloat {
    let stem = (file as NSString).deletingPathExtension
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return 1
  }

  static func path(of name: String, in bundle: Bundle, scale: CGFloat) -> String? {
    let given = (name as NSString).pathExtension
    let stem = given.isEmpty ? name : (name as NSString).deletingPathExtension
    let type = given.isEmpty ? "png" : given
    let wanted = Int(scale.rounded(.up))
    let order = [wanted] + [3, 2, 1].filter { $0 != wanted }
    return order.lazy
      .compactMap { bundle.path(forResource: stem + ($0 == 1 ? "" : "@\($0)x"), ofType: type) }
      .first
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture as a PNG file.
nonisolated public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
