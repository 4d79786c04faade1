import Testing

@testable import CoreGraphics

@Suite("Drawing in a context")
struct ContextTests {
  let bitmap = Bitmap(width: 8, height: 8)

  @Test("User space begins at the bottom left")
  func bottomLeft() {
    let context = CGContext(bitmap: bitmap)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bitmap.pixel(x: 1, y: 7) == 0xFFFF_0000)
    #expect(bitmap.pixel(x: 2, y: 7) == 0)
    #expect(bitmap.pixel(x: 0, y: 6) == 0)
  }

  @Test("A flipped context begins at the top left and counts in points")
  func flipped() {
    let context = CGContext(bitmap: bitmap, scale: 2, flipped: true)
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bitmap.pixel(x: 2, y: 0) == 0xFF00_00FF)
    #expect(bitmap.pixel(x: 3, y: 1) == 0xFF00_00FF)
    #expect(bitmap.pixel(x: 1, y: 0) == 0)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 8))
  }
}
