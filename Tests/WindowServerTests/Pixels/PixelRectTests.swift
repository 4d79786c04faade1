import Foundation
import Testing
import WindowServer

@Suite("Pixel rectangles and buffers")
struct PixelRectTests {
  @Test("A negative width or height counts as zero")
  func negativeSize() {
    #expect(PixelRect(x: 1, y: 2, width: -3, height: 4).width == 0)
    #expect(PixelRect(x: 1, y: 2, width: 3, height: -4).isEmpty)
  }

  @Test("The intersection is what lies in both rectangles")
  func intersection() {
    let a = PixelRect(x: -5, y: 2, width: 10, height: 10)
    let b = PixelRect(x: 0, y: 0, width: 20, height: 6)
    #expect(a.intersection(b) == PixelRect(x: 0, y: 2, width: 5, height: 4))
  }

  @Test("Rectangles that only touch have an empty intersection")
  func touching() {
    let a = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let b = PixelRect(x: 10, y: 0, width: 10, height: 10)
    #expect(a.intersection(b).isEmpty)
  }

  @Test(
    "A size in points takes the nearest number of pixels, and at least one",
    arguments: [
      (CGSize(width: 270, height: 140.5), 2.0, 540, 281),
      (CGSize(width: 10.2, height: 10.2), 1.25, 13, 13),
      (CGSize.zero, 1.0, 1, 1),
    ])
  func extent(size: CGSize, scale: CGFloat, width: Int, height: Int) {
    let extent = PixelBuffer.extent(of: size, scale: scale)
    #expect(extent == (width, height))
  }
}
