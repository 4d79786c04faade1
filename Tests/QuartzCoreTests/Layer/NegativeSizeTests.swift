import CoreGraphics
import QuartzCore
import Testing

@Suite("Layers without an area")
struct NegativeSizeTests {
  @Test(
    "A layer that is smaller than nothing draws nothing, whatever it may take",
    arguments: [
      CGSize(width: 20, height: -3), CGSize(width: -3, height: 20), CGSize(width: -3, height: -3),
      CGSize(width: 0, height: 20), .zero,
    ])
  func nothing(size: CGSize) {
    for pixels in [CGFloat.infinity, 1000, 0] {
      let layer = CALayer()
      layer.bounds = CGRect(origin: .zero, size: size)
      layer.drawBackingStore(atMost: pixels)
      #expect(layer.contents == nil)
    }
  }
}
