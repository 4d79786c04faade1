import Foundation

extension CGContext {
  /// Makes a context over memory of yours, which must outlive it, or, with nil, of its own.
  ///
  /// Eight bits a component in RGB with alpha premultiplied or skipped, first or last; in grey; or
  /// alpha alone. A `bytesPerRow` of 0 leaves the choice to the context. Nil for any other layout,
  /// for sides that are not positive or over 32767, and for rows too short.
  ///
  /// Drawing is fastest with `premultipliedFirst` and `byteOrder32Little`. For layouts that Cairo
  /// can't draw to, all pixels are converted each time that `data` is read, or, in memory of
  /// yours, after each drawing; what is written to that memory by others is not drawn upon.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard (1...32_767).contains(width), (1...32_767).contains(height),
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: nil, space: space, bitmapInfo: info),
      layout.alpha == nil || layout.isPremultiplied || layout.isMask
    else { return nil }
    let used = width * layout.bytesPerPixel
    guard bytesPerRow == 0 || bytesPerRow >= used else { return nil }
    let rowLength = bytesPerRow == 0 ? (used + 15) & ~15 : bytesPerRow

    let isDirect =
      (layout.isNative || layout.isMask) && rowLength % 4 == 0
      && data.map { Int(bitPattern: $0) % 4 == 0 } ?? true
    let isOpaque = layout.alpha == nil
    guard isDirect else {
      let foreign = ForeignMemory(
        layout: layout, bytes: data, bytesPerRow: rowLength, height: height)
      self.init(
        bitmap: layout.read(
          foreign.bytes, width: width, height: height, bytesPerRow: rowLength),
        isOpaque: isOpaque, layout: info, space: space, foreign: foreign)
      return
    }
    let memory = data ?? calloc(height, rowLength)!
    let bitmap = Bitmap(
      wrapping: memory, width: width, height: height, bytesPerRow: rowLength,
      format: layout.isMask ? .mask : .color,
      release: data == nil ? { free(memory) } : {})
    if isOpaque { bitmap.makeOpaque() }
    self.init(bitmap: bitmap, isOpaque: isOpaque, layout: info, space: space, foreign: nil)
  }
}
