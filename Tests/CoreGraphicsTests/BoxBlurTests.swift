import Testing

@testable import CoreGraphics

@Suite("Blur")
struct BoxBlurTests {
  /// One bright pixel in the middle, as wide as the blur reaches.
  private func blurredDot(sigma: CGFloat) -> Bitmap {
    let margin = BoxBlur.margin(sigma: sigma)
    let bitmap = Bitmap(width: 2 * margin + 9, height: 2 * margin + 9, format: .mask)
    for y in 0..<9 {
      memset(bitmap.row(margin + y) + margin, 255, 9)
    }
    BoxBlur.blur(bitmap, sigma: sigma)
    return bitmap
  }

  private func values(_ bitmap: Bitmap) -> [[Int]] {
    (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { Int(bitmap.pixel(x: $0, y: y) >> 24) }
    }
  }

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

  @Test("Nothing is lost within the margin", arguments: [0.2, 0.7, 1.5, 3] as [CGFloat])
  func sum(sigma: CGFloat) {
    let total = values(blurredDot(sigma: sigma)).joined().reduce(0, +)
    #expect(abs(total - 81 * 255) < 81 * 255 / 50)
  }

  @Test(
    "A blur is the same in all directions along the axes", arguments: [0.5, 2, 4.2] as [CGFloat])
  func symmetry(sigma: CGFloat) {
    let rows = values(blurredDot(sigma: sigma))
    #expect(rows == rows.reversed())
    #expect(rows == rows.map { $0.reversed() })
    for y in rows.indices { #expect(rows[y] == rows.map { $0[y] }) }
  }

  @Test("It can't be told from a Gaussian", arguments: [0.5, 0.8, 1.3, 2, 3.7, 8, 21] as [CGFloat])
  func gaussian(sigma: CGFloat) {
    // Below one pixel, samples that are a pixel apart can't follow the curve so closely.
    // Of a long step only one direction counts, and the answer is the error function.
    let margin = BoxBlur.margin(sigma: sigma)
    let bitmap = Bitmap(width: 2 * margin, height: 6 * margin + 1, format: .mask)
    for y in 0..<bitmap.height { memset(bitmap.row(y) + margin, 255, margin) }
    BoxBlur.blur(bitmap, sigma: sigma, edge: .extended)
    for x in 0..<bitmap.width {
      let distance = Double(x - margin) + 0.5
      let expected = 127.5 * (1 + erf(distance / (Double(sigma) * 2.squareRoot())))
      let actual = Double(bitmap.pixel(x: x, y: 3 * margin) >> 24)
      #expect(abs(actual - expected) < (sigma < 1 ? 13 : 3), "at \(distance)")
    }
  }

  @Test("No colour becomes more than its alpha")
  func premultiplied() {
    let bitmap = Bitmap(width: 40, height: 40)
    let context = CGContext(bitmap: bitmap)
    context.setFillColor(red: 1, green: 0, blue: 1, alpha: 0.7)
    context.fillEllipse(in: CGRect(x: 10, y: 10, width: 9, height: 15))
    BoxBlur.blur(bitmap, sigma: 3)
    for y in 0..<40 {
      for x in 0..<40 {
        let pixel = bitmap.pixel(x: x, y: y)
        #expect(pixel >> 16 & 0xFF <= pixel >> 24 && pixel & 0xFF <= pixel >> 24)
      }
    }
  }

  @Test(
    "A strength of nothing, less or none at all changes nothing",
    arguments: [0, -1, .nan] as [CGFloat])
  func nothing(sigma: CGFloat) {
    #expect(BoxBlur.margin(sigma: sigma) == 0)
    let bitmap = Bitmap(width: 3, height: 3, format: .mask)
    memset(bitmap.row(1), 99, 1)
    BoxBlur.blur(bitmap, sigma: sigma)
    #expect(values(bitmap) == [[0, 0, 0], [99, 0, 0], [0, 0, 0]])
  }
}
