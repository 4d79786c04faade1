public import Foundation

nonisolated extension PixelBuffer {
  /// How many pixels hold a size in points: rounded to the nearest, at least one each way.
  public static func extent(of size: CGSize, scale: CGFloat) -> (
    width: Int, height: Int
  ) {
    (
      max(1, Int((size.width * scale).rounded())),
      max(1, Int((size.height * scale).rounded()))
    )
  }
}
