import Testing

@testable import CoreGraphics

@Suite("Gradients")
struct GradientTests {
  let bitmap = Bitmap(width: 16, height: 16)
  let gradient = CGGradient(colors: [.black, .white])!

  private func alpha(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixel(x: x, y: y) >> 24 }
  private func light(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixel(x: x, y: y) & 0xFF }

  @Test(
    "A line's ends are gone beyond only where asked for",
    arguments: [
      [], .drawsBeforeStartLocation, .drawsAfterEndLocation,
      [.drawsBeforeStartLocation, .drawsAfterEndLocation],
    ] as [CGGradientDrawingOptions])
  func linear(options: CGGradientDrawingOptions) {
    CGContext(bitmap: bitmap, flipped: true).drawLinearGradient(
      gradient, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 12, y: 0), options: options)
    #expect(alpha(2, 8) == (options.contains(.drawsBeforeStartLocation) ? 255 : 0))
    #expect(alpha(14, 8) == (options.contains(.drawsAfterEndLocation) ? 255 : 0))
    #expect(alpha(5, 8) == 255 && alpha(11, 8) == 255)
    let row = (4..<12).map { light($0, 3) }
    #expect(row == row.sorted() && abs(Int(row[0]) - 16) <= 2 && abs(Int(row[7]) - 239) <= 2)
  }

  @Test(
    "Circles' insides and outsides are filled only where asked for",
    arguments: [
      [], .drawsBeforeStartLocation, .drawsAfterEndLocation,
      [.drawsBeforeStartLocation, .drawsAfterEndLocation],
    ] as [CGGradientDrawingOptions])
  func radial(options: CGGradientDrawingOptions) {
    let center = CGPoint(x: 8, y: 8)
    CGContext(bitmap: bitmap, flipped: true).drawRadialGradient(
      gradient, startCenter: center, startRadius: 3, endCenter: center, endRadius: 6,
      options: options)
    #expect(alpha(8, 8) == (options.contains(.drawsBeforeStartLocation) ? 255 : 0))
    #expect(alpha(0, 0) == (options.contains(.drawsAfterEndLocation) ? 255 : 0))
    #expect(alpha(12, 8) == 255)
  }

  @Test("A hard edge is where two colours share a place, and alpha multiplies")
  func hardEdge() throws {
    let colors = [CGColor.black, .black, .white, .white]
    let gradient = try #require(CGGradient(colors: colors, locations: [0, 0.5, 0.5, 1]))
    let context = CGContext(bitmap: bitmap, flipped: true)
    context.setAlpha(0.5)
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 16, y: 0), options: [])
    #expect(bitmap.pixel(x: 7, y: 0) == 0x8000_0000 && bitmap.pixel(x: 8, y: 0) == 0x8080_8080)
  }

  @Test("A gradient without extent draws nothing")
  func empty() {
    let context = CGContext(bitmap: bitmap)
    context.drawLinearGradient(gradient, start: .zero, end: .zero, options: [])
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 1, endCenter: .zero, endRadius: 1, options: [])
    #expect(alpha(8, 8) == 0)
  }
}
