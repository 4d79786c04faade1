import Foundation

/// Reads pictures of all formats that can be read here.
enum ImageDecoder {
  /// A quarter of a gigabyte of memory.
  static let maximumPixelCount = 1 << 26

  static func decode(_ data: Data) throws(ImageError) -> CGImage {
    guard !data.isEmpty else { throw .noData }
    if data.starts(with: PNGDecoder.signature) { return try PNGDecoder.decode(data) }
    guard let format = format(of: data) else { throw .unknownFormat }
    return try PixbufDecoder.decode(data, format: format)
  }

  /// The format by the first bytes; nil for one that is not known, or that gdk-pixbuf is not asked
  /// for.
  private static func format(of data: Data) -> String? {
    let head = Array(data.prefix(512))
    func begins(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      head.dropFirst(offset).starts(with: bytes)
    }
    if begins([0xFF, 0xD8, 0xFF]) { return "JPEG" }
    if begins(Array("GIF8".utf8)) { return "GIF" }
    if begins(Array("BM".utf8)) { return "BMP" }
    if begins(Array("RIFF".utf8)) && begins(Array("WEBP".utf8), at: 8) { return "WebP" }
    if begins(Array("II*\0".utf8)) || begins(Array("MM\0*".utf8)) { return "TIFF" }
    if begins([0, 0, 1, 0]) { return "ICO" }
    let text = String(decoding: head, as: UTF8.self)
    if text.contains("<svg") { return "SVG" }
    return nil
  }
}

extension CGImage {
  /// Reads a picture from the bytes of a file: PNG by libpng, other formats by gdk-pixbuf, which
  /// is loaded when it is first needed.
  package convenience init(pngOrOtherData data: Data) throws(ImageError) {
    let image = try ImageDecoder.decode(data)
    self.init(bitmap: image.bitmap, part: image.part, isOpaque: image.isOpaque)
  }
}
