import Testing

@testable import CoreGraphics

@Suite("Alpha, blend modes, masks, shadows and layers")
struct CompositingTests {
  let bitmap = Bitmap(width: 8, height: 8)
  let context: CGContext
  let left = CGRect(x: 0, y: 0, width: 4, height: 8)

  init() {
    context = CGContext(bitmap: bitmap, flipped: true)
  }

  @Test("Alpha multiplies")
  func alpha() {
    context.setAlpha(0.5)
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    context.fill(left)
    #expect(bitmap.pixel(x: 0, y: 0) == 0x4040_4040)
  }

  /// Below: half transparent red; drawn: half transparent blue. The results follow from the
  /// formulas of W3C Compositing and Blending Level 1.
  @Test(
    "Blend modes give what their formulas say",
    arguments: [
      (.normal, 0xC040_0080), (.copy, 0x8000_0080), (.clear, 0), (.sourceIn, 0x4000_0040),
      (.sourceOut, 0x4000_0040), (.sourceAtop, 0x8040_0040), (.destinationOver, 0xC080_0040),
      (.destinationIn, 0x4040_0000), (.destinationOut, 0x4040_0000),
      (.destinationAtop, 0x8040_0040), (.xor, 0x8040_0040), (.plusLighter, 0xFF80_0080),
      (.plusDarker, 0xFF80_0080), (.multiply, 0xC040_0040), (.screen, 0xC080_0080),
    ] as [(CGBlendMode, UInt32)])
  func blendModes(mode: CGBlendMode, expected: UInt32) {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.fill(bitmap.bounds)
    context.setBlendMode(mode)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    context.fill(left)
    let pixel = bitmap.pixel(x: 1, y: 1)
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference = Int(pixel >> shift & 0xFF) - Int(expected >> shift & 0xFF)
      #expect(abs(difference) <= 1, "\(mode): \(String(pixel, radix: 16))")
    }
    #expect(bitmap.pixel(x: 5, y: 1) == 0x8080_0000, "\(mode) must end at the shape")
  }

  @Test(
    "Strokes and images end at their shape in all modes",
    arguments: [.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker]
      as [CGBlendMode])
  func shapes(mode: CGBlendMode) throws {
    context.fill(bitmap.bounds)
    context.setBlendMode(mode)
    context.setLineWidth(2)
    context.strokeLineSegments(between: [CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 8)])
    #expect(bitmap.pixel(x: 3, y: 3) == 0xFF00_0000)
    let image = try #require(CGContext(bitmap: Bitmap(width: 2, height: 2)).makeImage())
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bitmap.pixel(x: 3, y: 3) == 0xFF00_0000)
    #expect(bitmap.pixel(x: 2, y: 2) == 0xFF00_0000)
  }

  @Test("A transparency layer fades as one")
  func layer() {
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(bitmap.bounds)
    context.fill(left)
    context.endTransparencyLayer()
    #expect(bitmap.pixel(x: 0, y: 0) == 0x8000_0000 && bitmap.pixel(x: 7, y: 7) == 0x8000_0000)
    context.setAlpha(1)
    context.fill(left)
    #expect(bitmap.pixel(x: 0, y: 0) == 0xFF00_0000)
  }

  @Test("Layers nest, keep the matrix, and may be ended once too often")
  func nestedLayers() {
    context.scaleBy(x: 2, y: 2)
    context.beginTransparencyLayer(in: CGRect(x: 1, y: 1, width: 2, height: 2), auxiliaryInfo: nil)
    context.saveGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect(bitmap.pixel(x: 1, y: 1) == 0 && bitmap.pixel(x: 2, y: 2) == 0xFF00_0000)
    #expect(bitmap.pixel(x: 5, y: 5) == 0xFF00_0000 && bitmap.pixel(x: 6, y: 6) == 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bitmap.pixel(x: 1, y: 1) == 0xFF00_0000)
  }

  @Test("A mask counts by its alpha, or by its brightness if it has none")
  func masks() throws {
    let source = Bitmap(width: 2, height: 1)
    let drawing = CGContext(bitmap: source)
    drawing.setFillColor(gray: 1, alpha: 0.5)
    drawing.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    context.interpolationQuality = .none
    context.saveGState()
    context.clip(to: bitmap.bounds, mask: CGImage(bitmap: source))
    context.fill(bitmap.bounds)
    #expect(bitmap.pixel(x: 3, y: 3) == 0 && bitmap.pixel(x: 4, y: 3) == 0x8000_0000)
    context.clear(bitmap.bounds)
    #expect(bitmap.pixel(x: 4, y: 3) == 0x4000_0000, "Clearing goes through the mask too")
    context.clip(to: left, mask: CGImage(bitmap: source))
    context.fill(bitmap.bounds)
    #expect(bitmap.pixel(x: 4, y: 3) == 0x4000_0000, "Masks multiply")
    context.restoreGState()
    bitmap.clear()

    drawing.setFillColor(gray: 0.2, alpha: 1)
    drawing.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.clip(to: left, mask: CGImage(bitmap: source, isOpaque: true))
    context.fill(bitmap.bounds)
    #expect(bitmap.pixel(x: 0, y: 0) == 0x3300_0000 && bitmap.pixel(x: 4, y: 0) == 0)
  }

  @Test("A mask is turned over together with the image that it belongs to")
  func maskDirection() throws {
    let source = Bitmap(width: 1, height: 2)
    let drawing = CGContext(bitmap: source)
    drawing.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let image = CGImage(bitmap: source)
    context.interpolationQuality = .none
    context.saveGState()
    context.clip(to: bitmap.bounds, mask: image)
    context.fill(bitmap.bounds)
    context.restoreGState()
    let masked = bitmap.copy()
    bitmap.clear()
    context.draw(image, in: bitmap.bounds)
    #expect(CGImage(bitmap: masked).hasSamePixels(as: CGImage(bitmap: bitmap)))
    #expect(bitmap.pixel(x: 0, y: 0) == 0 && bitmap.pixel(x: 0, y: 7) == 0xFF00_0000)
  }

  @Test("A shadow without blur is the shape, offset in the space that the context began with")
  func sharpShadow() {
    context.setShadow(
      offset: CGSize(width: 3, height: 2), blur: 0,
      color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.scaleBy(x: 2, y: 2)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bitmap.pixel(x: 0, y: 0) == 0xFF00_0000)
    #expect(bitmap.pixel(x: 3, y: 2) == 0xFFFF_0000 && bitmap.pixel(x: 4, y: 3) == 0xFFFF_0000)
    #expect(bitmap.pixel(x: 2, y: 2) == 0 && bitmap.pixel(x: 5, y: 3) == 0)
  }

  @Test("What lies outside of the clip casts its shadow into it")
  func shadowFromOutside() {
    context.clip(to: CGRect(x: 4, y: 0, width: 4, height: 8))
    context.setShadow(offset: CGSize(width: 12, height: 0), blur: 0, color: .black)
    context.fill(CGRect(x: -8, y: 0, width: 4, height: 8))
    #expect(bitmap.pixel(x: 5, y: 4) == 0xFF00_0000)
    #expect(bitmap.pixel(x: 3, y: 4) == 0)
  }

  @Test("The shadow of a layer is that of all that is in it, once")
  func layerShadow() {
    context.setShadow(
      offset: CGSize(width: 4, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    context.fill(CGRect(x: 1, y: 0, width: 3, height: 3))
    context.endTransparencyLayer()
    #expect(bitmap.pixel(x: 2, y: 1) == 0xFF00_0000 && bitmap.pixel(x: 6, y: 1) == 0x8000_0000)
  }

  @Test("A blurred shadow fades out to both sides alike")
  func blurredShadow() {
    let wide = Bitmap(width: 64, height: 8)
    let context = CGContext(bitmap: wide, flipped: true)
    context.setShadow(offset: .zero, blur: 8, color: .black)
    context.setFillColor(.white)
    context.fill(CGRect(x: 24, y: -50, width: 16, height: 108))
    let alphas = (0..<64).map { wide.pixel(x: $0, y: 4) >> 24 }
    #expect(alphas == alphas.reversed())
    #expect(alphas[0..<10].allSatisfy { $0 == 0 })
    #expect(alphas[12..<24].elementsEqual(alphas[12..<24].sorted()))
    // Right at the edge the blurred step is at one half.
    #expect((110...127).contains(alphas[23]))
  }

  @Test("Drawing by others heeds alpha, masks and shadows")
  func foreignDrawing() {
    context.setAlpha(0.5)
    context.drawing(in: left) { cairo in
      left.path.add(toCairo: cairo)
      fillBlack(cairo)
    }
    #expect(bitmap.pixel(x: 0, y: 0) == 0x8000_0000 && bitmap.pixel(x: 4, y: 0) == 0)
  }
}

extension CGRect {
  fileprivate var path: CGPath { CGPath(rect: self, transform: nil) }
}
