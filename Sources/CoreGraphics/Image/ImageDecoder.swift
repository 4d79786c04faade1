import Foundation

/// Reads pictures of all formats that can be read here.
enum ImageDecoder {
  /// A quarter of a gigabyte of memory.
  static let maximumPixelCount = 1 << 26

  static func decode(_ data: Data) throws(ImageError) -> CGImage {
    guard !data.isEmpty else { throw .noData }
    if data.starts(with: PNGDecoder.signature) { return try PNGDecoder.decode(data) }
    throw .unknownFormat
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
