import Foundation

extension Bitmap {
  /// Multiplies the colours of pixels by their alpha, to the nearest of 255.
  func premultiply() {
    for y in 0..<height {
      let pixels = row(y).assumingMemoryBound(to: UInt8.self)
      var index = 0
      while index < width &* 4 {
        let alpha = UInt32(pixels[index &+ 3])
        if alpha != 255 {
          var part = index
          while part < index &+ 3 {
            let product = UInt32(pixels[part]) &* alpha &+ 128
            pixels[part] = UInt8(truncatingIfNeeded: (product &+ product &>> 8) &>> 8)
            part &+= 1
          }
        }
        index &+= 4
      }
    }
  }
}

extension Bitmap {
  /// Sets every alpha to 255 and leaves the colours.
  func makeOpaque() {
    for y in 0..<height {
      let pixels = row(y).assumingMemoryBound(to: UInt32.self)
      var x = 0
      while x < width {
        pixels[x] |= 0xFF00_0000
        x &+= 1
      }
    }
  }
}
