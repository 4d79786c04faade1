import Foundation

/// How the bytes of somebody else's pixels are laid out, of the layouts that are understood: eight
/// bits a component, in red, green and blue or in grey, or alpha alone.
struct PixelLayout: Hashable, Sendable {
  /// Bytes from one pixel to the next.
  let bytesPerPixel: Int
  /// Where red, green and blue are in it; the same three times for grey, nil for alpha alone.
  let color: Channels?
  /// Where alpha is.
  let alpha: Int?
  /// True where the colours are multiplied by alpha.
  let isPremultiplied: Bool

  struct Channels: Hashable, Sendable {
    var red: Int
    var green: Int
    var blue: Int
  }

  /// Nil for a layout that is not understood.
  init?(
    bitsPerComponent: Int, bitsPerPixel: Int?, space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) {
    let alphaBits = bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue
    guard bitsPerComponent == 8, let info = CGImageAlphaInfo(rawValue: alphaBits) else {
      return nil
    }
    let colorCount = info == .alphaOnly ? 0 : space?.numberOfComponents ?? 0
    guard colorCount > 0 || info == .alphaOnly else { return nil }
    let hasRoom = info != .none && info != .alphaOnly
    bytesPerPixel = info == .alphaOnly ? 1 : colorCount + (hasRoom ? 1 : 0)
    guard (bitsPerPixel ?? bytesPerPixel * 8) == bytesPerPixel * 8 else { return nil }

    let alphaFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(info)
    let order = bitmapInfo.intersection(.byteOrderMask)
    let isReversed = order == .byteOrder32Little
    guard order.isEmpty || order == .byteOrder32Big || (isReversed && bytesPerPixel == 4) else {
      return nil
    }
    let last = bytesPerPixel - 1
    func place(_ index: Int) -> Int { isReversed ? last - index : index }
    let first = hasRoom && alphaFirst ? 1 : 0
    switch colorCount {
    case 0: color = nil
    case 1: color = Channels(red: place(first), green: place(first), blue: place(first))
    default:
      color = Channels(red: place(first), green: place(first + 1), blue: place(first + 2))
    }
    switch info {
    case .alphaOnly: alpha = 0
    case .premultipliedFirst, .first: alpha = place(0)
    case .premultipliedLast, .last: alpha = place(last)
    default: alpha = nil
    }
    isPremultiplied = info == .premultipliedFirst || info == .premultipliedLast
  }

  /// True for what a colour bitmap holds, with or without alpha.
  var isNative: Bool {
    let order = Channels(red: 2, green: 1, blue: 0)
    return bytesPerPixel == 4 && color == order && (alpha == nil || isPremultiplied)
  }

  /// True for what a mask holds.
  var isMask: Bool { color == nil }
}

extension PixelLayout {
  /// Pixels of this layout as a bitmap of our own.
  func read(
    _ bytes: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, format: isMask ? .mask : .color)
    for y in 0..<height {
      let from = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let onto = bitmap.row(y).assumingMemoryBound(to: UInt8.self)
      guard let color else {
        memcpy(onto, from, width)
        continue
      }
      for x in 0..<width {
        let (pixel, target) = (from + x * bytesPerPixel, onto + x * 4)
        target[0] = pixel[color.blue]
        target[1] = pixel[color.green]
        target[2] = pixel[color.red]
        target[3] = alpha.map { pixel[$0] } ?? 255
        if isPremultiplied {
          // Cairo relies on no colour being more than its alpha.
          for part in 0..<3 { target[part] = min(target[part], target[3]) }
        }
      }
    }
    if alpha != nil && !isPremultiplied && !isMask { bitmap.premultiply() }
    return bitmap
  }

  /// Writes a bitmap of our own as pixels of this layout. Grey is the brightness (ITU-R BT.709).
  func write(_ bitmap: Bitmap, to bytes: UnsafeMutableRawPointer, bytesPerRow: Int) {
    for y in 0..<bitmap.height {
      let from = bitmap.row(y).assumingMemoryBound(to: UInt8.self)
      let onto = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<bitmap.width {
        let (pixel, target) = (from + x * 4, onto + x * bytesPerPixel)
        if let color, color.red == color.green {
          target[color.red] = luma(red: pixel[2], green: pixel[1], blue: pixel[0])
        } else if let color {
          target[color.blue] = pixel[0]
          target[color.green] = pixel[1]
          target[color.red] = pixel[2]
        }
        if let alpha { target[alpha] = pixel[3] }
      }
    }
  }
}

/// How bright a colour looks, from 0 to 255 (ITU-R BT.709, in 1/256).
func luma(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
  let sum = UInt32(red) * 55 + UInt32(green) * 183 + UInt32(blue) * 18
  return UInt8((sum + 128) >> 8)
}
