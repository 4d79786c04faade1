import Testing

@testable import CoreGraphics

@Suite("PNG")
struct PNGTests {
  @Test("A picture comes back as it went out", arguments: [0, 1, 9])
  func roundTrip(level: Int) throws {
    let bitmap = Bitmap(width: 37, height: 5)
    let context = CGContext(bitmap: bitmap, flipped: true)
    context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5))
    context.fillEllipse(in: bitmap.bounds)
    let image = try #require(context.makeImage())
    let read = try CGImage(pngOrOtherData: image.pngData(compressionLevel: level))
    #expect(read.hasSamePixels(as: image))
    #expect(!read.isOpaque)
  }
}
