import Testing

@testable import CoreGraphics

@Suite("Contexts over memory and images of bytes")
struct MemoryTests {
  private func makeContext(
    _ memory: UnsafeMutableRawPointer?, _ alpha: CGImageAlphaInfo,
    _ order: CGBitmapInfo = [], space: CGColorSpace? = CGColorSpaceCreateDeviceRGB()
  ) -> CGContext? {
    CGContext(
      data: memory, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: alpha.rawValue | order.rawValue)
  }

  @Test(
    "Bytes lie where the layout says",
    arguments: [
      (.premultipliedLast, [], [128, 0, 64, 128]),
      (.premultipliedLast, .byteOrder32Big, [128, 0, 64, 128]),
      (.premultipliedLast, .byteOrder32Little, [128, 64, 0, 128]),
      (.premultipliedFirst, [], [128, 128, 0, 64]),
      (.premultipliedFirst, .byteOrder32Little, [64, 0, 128, 128]),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
  func layouts(alpha: CGImageAlphaInfo, order: CGBitmapInfo, bytes: [UInt8]) throws {
    let context = try #require(makeContext(nil, alpha, order))
    context.setFillColor(red: 1, green: 0, blue: 0.5, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data)
    #expect(Array(UnsafeRawBufferPointer(start: data, count: 8)) == bytes + [0, 0, 0, 0])
    #expect(context.alphaInfo == alpha && context.bitsPerPixel == 32)
  }

  @Test("A caller's memory shows each drawing, and is what is drawn upon")
  func callersMemory() throws {
    var bytes: [UInt8] = [0, 0, 0, 0, 0, 255, 0, 255] + [UInt8](repeating: 7, count: 8)
    try bytes.withUnsafeMutableBytes { buffer in
      let context = try #require(makeContext(buffer.baseAddress, .premultipliedLast))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(Array(buffer[0..<8]) == [255, 0, 0, 255, 0, 255, 0, 255])
      #expect(context.makeImage()?.pixel(x: 1, y: 0) == 0xFF00_FF00)
    }
    #expect(bytes[8...].allSatisfy { $0 == 7 })
  }

  @Test("Grey takes a colour's brightness, alpha alone its alpha, and skipped alpha stays opaque")
  func otherLayouts() throws {
    let gray = try #require(makeContext(nil, .none, space: CGColorSpaceCreateDeviceGray()))
    gray.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(gray.data?.load(as: UInt8.self) == 182)
    let mask = try #require(makeContext(nil, .alphaOnly, space: nil))
    mask.setFillColor(gray: 1, alpha: 0.5)
    mask.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(mask.data?.load(as: UInt8.self) == 128 && mask.makeImage()?.isMask == true)
    let opaque = try #require(makeContext(nil, .noneSkipLast))
    opaque.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(opaque.makeImage()?.pixel(x: 0, y: 0) == 0xFF00_0000)
  }

  @Test("A layout that nothing can be drawn to gives no context")
  func refusals() {
    #expect(makeContext(nil, .last) == nil)
    #expect(makeContext(nil, .none)?.bitsPerPixel == 24)
    #expect(makeContext(nil, .premultipliedLast, space: nil) == nil)
    func make(_ width: Int, _ height: Int, _ bits: Int, _ row: Int) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
        space: .standard, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    #expect(make(0, 1, 8, 0) == nil && make(1, -1, 8, 0) == nil && make(1 << 20, 1, 8, 0) == nil)
    #expect(make(4, 4, 16, 0) == nil && make(4, 4, 8, 15) == nil && make(4, 4, 8, 18) != nil)
  }

  @Test("An image of bytes has their colours, and gives its own bytes back")
  func imagesOfBytes() throws {
    let bytes = Data([255, 0, 0, 128, 0, 0, 255, 255])
    let provider = try #require(CGDataProvider(data: bytes))
    func make(width: Int, info: CGImageAlphaInfo) -> CGImage? {
      CGImage(
        width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
        space: .standard, bitmapInfo: CGBitmapInfo(rawValue: info.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    let image = try #require(make(width: 2, info: .last))
    #expect(image.pixel(x: 0, y: 0) == 0x8080_0000 && image.pixel(x: 1, y: 0) == 0xFF00_00FF)
    let own = try #require(image.dataProvider?.data)
    #expect(Array(own.prefix(8)) == [0, 0, 128, 128, 255, 0, 0, 255])
    #expect(own.count == image.bytesPerRow)
    #expect(make(width: 3, info: .last) == nil, "Too few bytes")
    let wrong = try #require(make(width: 2, info: .premultipliedLast))
    #expect(wrong.pixel(x: 0, y: 0) == 0x8080_0000, "No colour is more than its alpha")
  }
}
