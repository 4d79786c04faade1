import Foundation

/// Memory in a layout that Cairo can't draw to, which is kept the same as a bitmap that it can.
final class ForeignMemory {
  let layout: PixelLayout
  let bytes: UnsafeMutableRawPointer
  let bytesPerRow: Int
  /// False for memory of the caller.
  let isOwned: Bool

  /// Uses the memory given, or as much as is needed of its own.
  init(layout: PixelLayout, bytes: UnsafeMutableRawPointer?, bytesPerRow: Int, height: Int) {
    self.layout = layout
    self.bytesPerRow = bytesPerRow
    isOwned = bytes == nil
    self.bytes = bytes ?? calloc(height, bytesPerRow)
  }

  deinit {
    if isOwned { free(bytes) }
  }
}
