import CoreGraphics
import Testing

@Suite("Pictures as attachments")
struct AttachmentTests {
  @Test("An attached picture is a PNG file")
  func attachment() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let image = try #require(context.makeImage())
    let attachment = Attachment(image, named: "picture")
    #expect(attachment.preferredName == "picture.png")
    let head = try attachment.withUnsafeBytes { Array($0.prefix(4)) }
    #expect(head == [0x89, 0x50, 0x4E, 0x47])
  }
}
