import UIKit
import WindowServer

extension TestScreen {
  /// What the screen shows now, pixel for pixel.
  public func picture() -> Picture {
    application.runTurn()
    return serverWindow.withPixels { buffer in
      var pixels = [UInt32](repeating: 0, count: buffer.width * buffer.height)
      pixels.withUnsafeMutableBytes { target in
        guard let base = target.baseAddress else { return }
        for row in 0..<buffer.height {
          base.advanced(by: row * buffer.width * 4).copyMemory(
            from: buffer.baseAddress.advanced(by: row * buffer.bytesPerRow),
            byteCount: buffer.width * 4)
        }
      }
      return Picture(width: buffer.width, height: buffer.height, pixels: pixels)
    }
  }

  /// The tree of layers of all windows as text, without addresses: stable from run to run.
  public func dump() -> String {
    application.runTurn()
    return application.windows.map { $0.layer.dump() }.joined(separator: "\n")
  }

  /// The tree of views of all windows as text, without addresses.
  public func viewDump() -> String {
    application.windows.map { $0.recursiveDescription() }.joined(separator: "\n")
  }
}
