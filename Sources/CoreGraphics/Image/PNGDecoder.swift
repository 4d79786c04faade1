internal import CPNG
import Foundation

/// Reads PNG with libpng's simplified interface, which needs no `setjmp`.
enum PNGDecoder {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func decode(_ data: Data) throws(ImageError) -> CGImage {
    var header = png_image()
    header.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&header) }
    // `withUnsafeBytes` hands through only errors of any kind, so the outcome is handed back.
    let outcome = data.withUnsafeBytes { bytes in decode(bytes, &header) }
    return try outcome.get()
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, _ header: inout png_image
  ) -> Result<CGImage, ImageError> {
    guard png_image_begin_read_from_memory(&header, bytes.baseAddress, bytes.count) != 0 else {
      return .failure(.damaged(format: "PNG", reason: message(of: header)))
    }
    let (width, height) = (Int(header.width), Int(header.height))
    guard width * height <= ImageDecoder.maximumPixelCount else {
      return .failure(
        .tooLarge(width: width, height: height, limit: ImageDecoder.maximumPixelCount))
    }
    let hasAlpha = header.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) != 0
    // Blue first and alpha last, one byte each: PNG_FORMAT_BGRA, whose macro Swift can't read.
    header.format = png_uint_32(
      PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
    let bitmap = Bitmap(width: width, height: height)
    guard
      png_image_finish_read(&header, nil, bitmap.data, Int32(bitmap.bytesPerRow), nil) != 0
    else { return .failure(.damaged(format: "PNG", reason: message(of: header))) }
    if hasAlpha { bitmap.premultiply() }
    return .success(CGImage(bitmap: bitmap, isOpaque: !hasAlpha))
  }

  private static func message(of header: png_image) -> String {
    withUnsafeBytes(of: header.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
