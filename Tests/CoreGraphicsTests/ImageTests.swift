import Testing

@testable import CoreGraphics

@Suite("Images")
struct ImageTests {
  let bitmap = Bitmap(width: 8, height: 8)

  /// Two pixels wide and high: red, green; blue, white.
  private static func fourColors() -> CGImage {
    let bitmap = Bitmap(width: 2, height: 2)
    let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    for (index, color) in colors.enumerated() {
      bitmap.row(index / 2).storeBytes(of: color, toByteOffset: index % 2 * 4, as: UInt32.self)
    }
    return CGImage(bitmap: bitmap, isOpaque: true)
  }

  let image = fourColors()

  @Test("An image's top is at the greatest y")
  func upright() {
    CGContext(bitmap: bitmap).draw(image, in: CGRect(x: 2, y: 2, width: 2, height: 2))
    #expect(bitmap.pixel(x: 2, y: 4) == 0xFFFF_0000 && bitmap.pixel(x: 3, y: 5) == 0xFFFF_FFFF)
    bitmap.clear()
    let flipped = CGContext(bitmap: bitmap, flipped: true)
    flipped.draw(image, in: CGRect(x: 2, y: 2, width: 2, height: 2))
    #expect(bitmap.pixel(x: 2, y: 2) == 0xFF00_00FF && bitmap.pixel(x: 3, y: 3) == 0xFF00_FF00)
    flipped.drawFlipped(image, in: CGRect(x: 2, y: 2, width: 2, height: 2))
    #expect(bitmap.pixel(x: 2, y: 2) == 0xFFFF_0000 && bitmap.pixel(x: 3, y: 3) == 0xFFFF_FFFF)
  }

  @Test("Without interpolation pixels become squares, with it they blend, and edges stay sharp")
  func interpolation() {
    let context = CGContext(bitmap: bitmap, flipped: true)
    context.interpolationQuality = .none
    context.drawFlipped(image, in: bitmap.bounds)
    #expect(bitmap.pixel(x: 3, y: 3) == 0xFFFF_0000 && bitmap.pixel(x: 4, y: 3) == 0xFF00_FF00)
    context.interpolationQuality = .high
    context.clear(bitmap.bounds)
    context.drawFlipped(image, in: bitmap.bounds)
    let blended = bitmap.pixel(x: 3, y: 0)
    #expect(blended >> 24 == 255 && blended >> 16 & 0xFF < 255 && blended >> 8 & 0xFF > 0)
    #expect((0..<8).allSatisfy { bitmap.pixel(x: $0, y: 0) >> 24 == 255 })
  }

  @Test("Shrinking takes all pixels into account")
  func shrinking() {
    let context = CGContext(bitmap: bitmap, flipped: true)
    context.drawFlipped(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixel = bitmap.pixel(x: 0, y: 0)
    for shift: UInt32 in [0, 8, 16] {
      #expect(abs(Int(pixel >> shift & 0xFF) - 128) <= 2, "\(String(pixel, radix: 16))")
    }
  }

  @Test("Alpha holds for images")
  func alpha() {
    let context = CGContext(bitmap: bitmap, flipped: true)
    context.setAlpha(0.5)
    context.drawFlipped(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bitmap.pixel(x: 0, y: 0) == 0x8080_0000 && bitmap.pixel(x: 2, y: 0) == 0)
  }

  @Test("Tiles fill the clip, lined up with the rectangle")
  func tiling() {
    let context = CGContext(bitmap: bitmap, flipped: true)
    context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 6))
    context.drawFlipped(image, in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
    #expect(bitmap.pixel(x: 0, y: 0) == 0xFFFF_FFFF && bitmap.pixel(x: 5, y: 5) == 0xFFFF_0000)
    #expect(bitmap.pixel(x: 0, y: 6) == 0)
  }

  @Test("A mask image is filled with the fill colour")
  func maskImages() {
    let mask = Bitmap(width: 2, height: 1, format: .mask)
    mask.data.storeBytes(of: 128, toByteOffset: 1, as: UInt8.self)
    let context = CGContext(bitmap: bitmap, flipped: true)
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.draw(CGImage(bitmap: mask), in: CGRect(x: 2, y: 2, width: 2, height: 1))
    #expect(bitmap.pixel(x: 2, y: 2) == 0 && bitmap.pixel(x: 3, y: 2) == 0x8000_8000)
  }

  @Test("Cropping counts from the top left, in whole pixels, and crops of crops add up")
  func cropping() throws {
    let right = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 9)))
    #expect(right.width == 1 && right.height == 2 && right.pixel(x: 0, y: 0) == 0xFF00_FF00)
    let corner = try #require(right.cropping(to: CGRect(x: 0.2, y: 1.2, width: 0.1, height: 0.1)))
    #expect(corner.width == 1 && corner.height == 1 && corner.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
    #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    CGContext(bitmap: bitmap, flipped: true)
      .drawFlipped(corner, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(bitmap.pixel(x: 0, y: 0) == 0xFFFF_FFFF && bitmap.pixel(x: 7, y: 7) == 0xFFFF_FFFF)
    #expect(try CGImage(pngOrOtherData: corner.pngData()).hasSamePixels(as: corner))
  }

  @Test("Masking multiplies alpha and leaves the image's direction")
  func masking() throws {
    let mask = Bitmap(width: 1, height: 2, format: .mask)
    mask.row(1).storeBytes(of: 255, as: UInt8.self)
    let masked = try #require(image.masking(CGImage(bitmap: mask)))
    #expect(masked.pixel(x: 1, y: 0) == 0 && masked.pixel(x: 1, y: 1) == 0xFFFF_FFFF)
  }

  @Test("An image doesn't change when its context draws on")
  func snapshots() throws {
    let context = CGContext(bitmap: bitmap)
    let before = try #require(context.makeImage())
    context.fill(bitmap.bounds)
    #expect(before.pixel(x: 0, y: 0) == 0 && bitmap.pixel(x: 0, y: 0) == 0xFF00_0000)
  }

  @Test("Many threads draw the same image at once")
  func threads() async {
    let image = image
    let expected = { @Sendable () -> CGImage in
      let bitmap = Bitmap(width: 64, height: 64)
      let context = CGContext(bitmap: bitmap, flipped: true)
      for step in 0..<50 {
        context.rotate(by: 0.1)
        context.drawFlipped(image, in: CGRect(x: step, y: step, width: 20, height: 20))
      }
      return CGImage(bitmap: bitmap)
    }
    let results = await withTaskGroup(of: CGImage.self, returning: [CGImage].self) { group in
      for _ in 0..<8 { group.addTask { expected() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let first = expected()
    #expect(results.count == 8 && results.allSatisfy { $0.hasSamePixels(as: first) })
  }
}
