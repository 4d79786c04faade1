import Foundation

/// Reads whatever gdk-pixbuf reads: JPEG, GIF (its first frame), BMP, WebP, SVG …, by what is
/// installed; turned as the picture itself says.
enum PixbufDecoder {
  static func decode(_ data: Data, format: String) throws(ImageError) -> CGImage {
    guard let library = PixbufLibrary.shared else {
      throw .missingDecoder(format: format, library: PixbufLibrary.name)
    }
    guard let loader = library.loaderNew() else { throw .unknownFormat }
    defer { library.unref(loader) }
    let limit = SizeLimit(library)
    let outcome = load(data, with: loader, limit, library)
    if let size = limit.exceeding {
      throw .tooLarge(
        width: size.width, height: size.height, limit: ImageDecoder.maximumPixelCount)
    }
    if let reason = outcome { throw .damaged(format: format, reason: reason) }
    guard let pixbuf = library.loaderGetPixbuf(loader),
      let upright = library.applyOrientation(pixbuf)
    else { throw .damaged(format: format, reason: "it has no picture") }
    defer { library.unref(upright) }
    guard let image = image(of: upright, library) else {
      throw .damaged(format: format, reason: "it has no pixels")
    }
    return image
  }

  /// Hands all bytes to the loader; returns why it failed, or nil.
  private static func load(
    _ data: Data, with loader: PixbufLibrary.Object, _ limit: SizeLimit, _ library: PixbufLibrary
  ) -> String? {
    _ = library.connect(
      loader, "size-prepared",
      { loader, width, height, limit in
        guard let loader, let limit else { return }
        Unmanaged<SizeLimit>.fromOpaque(limit).takeUnretainedValue()
          .check(loader, Int(width), Int(height))
      }, Unmanaged.passUnretained(limit).toOpaque(), nil, 0)
    var error: UnsafeMutableRawPointer?
    let isWritten = data.withUnsafeBytes { bytes in
      library.loaderWrite(
        loader, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &error)
    }
    // A loader has to be closed even after a failure; only the first reason counts.
    var closingError: UnsafeMutableRawPointer?
    let isClosed = library.loaderClose(loader, &closingError)
    guard isWritten == 0 || isClosed == 0 else { return nil }
    let first = error == nil ? library.message(of: &closingError) : library.message(of: &error)
    if closingError != nil { _ = library.message(of: &closingError) }
    return first
  }

  private static func image(
    of pixbuf: PixbufLibrary.Object, _ library: PixbufLibrary
  ) -> CGImage? {
    let hasAlpha = library.getHasAlpha(pixbuf) != 0
    let info: CGImageAlphaInfo = hasAlpha ? .last : .none
    guard let pixels = library.readPixels(pixbuf),
      let layout = PixelLayout(
        bitsPerComponent: 8, bitsPerPixel: nil, space: .standard,
        bitmapInfo: CGBitmapInfo(rawValue: info.rawValue))
    else { return nil }
    let bitmap = layout.read(
      pixels, width: Int(library.getWidth(pixbuf)), height: Int(library.getHeight(pixbuf)),
      bytesPerRow: Int(library.getRowstride(pixbuf)))
    return CGImage(bitmap: bitmap, isOpaque: !hasAlpha)
  }

  /// Keeps a loader from making more pixels than are taken on, by asking for none, at which loaders
  /// give up.
  private final class SizeLimit {
    let library: PixbufLibrary
    var exceeding: (width: Int, height: Int)?

    init(_ library: PixbufLibrary) { self.library = library }

    func check(_ loader: PixbufLibrary.Object, _ width: Int, _ height: Int) {
      guard width * height > ImageDecoder.maximumPixelCount else { return }
      exceeding = (width, height)
      library.loaderSetSize(loader, 0, 0)
    }
  }
}
