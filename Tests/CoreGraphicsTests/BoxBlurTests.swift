import Testing

@testable import CoreGraphics

@Suite("Blur")
struct BoxBlurTests {
  @Test("What is even stays even", arguments: [0.3, 1, 2.5, 7, 30] as [CGFloat])
  func evenStaysEven(sigma: CGFloat) {
    let bitmap = Bitmap(width: 50, height: 41)
    let context = CGContext(bitmap: bitmap)
    context.setFillColor(CGColor(red: 1, green: 0.2, blue: 0.4, alpha: 0.5))
    context.fill(bitmap.bounds)
    let before = bitmap.copy()
    BoxBlur.blur(bitmap, sigma: sigma, edge: .extended)
    #expect(CGImage(bitmap: before).hasSamePixels(as: CGImage(bitmap: bitmap)))
  }
}
