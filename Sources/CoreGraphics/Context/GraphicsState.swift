import Foundation

/// What `saveGState` keeps, apart from the matrix, the clip and the line attributes, which
/// Cairo's own state holds.
struct GraphicsState {
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  var allowsAntialiasing = true
  var lineWidth: CGFloat = 1
  var clipMask: Mask?

  /// True where Cairo paints without help: an operator that it has, no shadow and no mask.
  var paintsPlainly: Bool { shadow == nil && clipMask == nil && blendMode != .plusDarker }

  /// A shadow below all that is drawn.
  struct Shadow {
    /// In the base space of the context, whatever the matrix is.
    var offset: CGSize
    /// Twice the standard deviation of the blur, in base space.
    var blur: CGFloat
    var color: CGColor
  }

  /// Coverage that all that is drawn is multiplied by; nothing is drawn outside of `place`.
  struct Mask {
    var bitmap: Bitmap
    /// In pixels of the context.
    var place: PixelRect
  }
}

/// How pixels of an image are mixed when it is drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context likes best, which is `medium`.
  case `default` = 0
  /// Not at all: the nearest pixel is taken.
  case none
  /// Between the nearest four.
  case low
  /// All pixels count, with a filter over their area.
  case high
  /// As low when enlarging, over the area when shrinking.
  case medium
}
