import Testing

@testable import CoreGraphics

@Suite(
  "Formats that gdk-pixbuf reads",
  .enabled(if: PixbufLibrary.shared != nil, "gdk-pixbuf is not installed"))
struct OtherFormatsTests {
  private static let gif = "R0lGODlhAgABAPAAAAAA/wAAACH5BAAAAAAALAAAAAACAAEAAAICBAoAOw=="
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL\
    EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
    FBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAACAAQDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAA\
    AAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhED\
    EQA/ADoDFU3/2Q==
    """

  @Test("A GIF is read, and is opaque where no pixel is clear")
  func readsGIF() throws {
    let image = try CGImage(pngOrOtherData: try #require(Data(base64Encoded: Self.gif)))
    #expect(image.width == 2 && image.height == 1 && image.pixel(x: 1, y: 0) == 0xFF00_00FF)
  }

  @Test("A JPEG is read")
  func readsJPEG() throws {
    let image = try CGImage(pngOrOtherData: try #require(Data(base64Encoded: Self.jpeg)))
    #expect(image.width == 4 && image.height == 2 && image.isOpaque)
    #expect(image.pixel(x: 3, y: 1) >> 16 & 0xFF > 250)
  }

  @Test("A damaged file is an error that names its format")
  func damaged() throws {
    let data = try #require(Data(base64Encoded: Self.jpeg)).prefix(90)
    let error = #expect(throws: ImageError.self) { try CGImage(pngOrOtherData: data) }
    #expect(error?.description.hasPrefix("The JPEG image is damaged: ") == true)
  }

  @Test("A size that is not taken on is refused")
  func tooLarge() throws {
    var data = try #require(Data(base64Encoded: Self.gif))
    data.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let error = #expect(throws: ImageError.self) { try CGImage(pngOrOtherData: data) }
    #expect(error?.description.contains("65535 × 65535") == true)
  }
}
