import Foundation

extension CGImage {
  /// The image with its alpha multiplied by a mask, which is stretched to its size.
  ///
  /// What of the mask counts is as in `CGContext.clip(to:mask:)`.
  public func masking(_ mask: CGImage) -> CGImage? {
    let context = CGContext(bitmap: Bitmap(width: width, height: height))
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    context.clip(to: bounds, mask: mask)
    context.draw(self, in: bounds)
    return CGImage(bitmap: context.bitmap)
  }

  /// What counts when the image serves as a mask: its coverage, its alpha, or, where it has no
  /// alpha, its brightness.
  var coverage: CGImage? {
    guard !isMask else { return self }
    let mask = Bitmap(width: width, height: height, format: .mask)
    for y in 0..<height {
      let from = row(y).assumingMemoryBound(to: UInt8.self)
      let onto = mask.row(y).assumingMemoryBound(to: UInt8.self)
      var x = 0
      while x < width {
        let pixel = from + x &* 4
        if isOpaque {
          onto[x] = luma(red: pixel[2], green: pixel[1], blue: pixel[0])
        } else {
          onto[x] = pixel[3]
        }
        x &+= 1
      }
    }
    return CGImage(bitmap: mask)
  }
}
