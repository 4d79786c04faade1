internal import Foundation

/// What `TOCSIN_DEBUG` asks for, a list with commas: `borders` draws a line around each layer,
/// `damage` one around what was drawn anew, `slow` lets animations run at a tenth of their speed.
nonisolated package struct DebugFlags: Sendable {
  /// A line around each layer.
  package var borders = false
  /// A line around what was drawn anew.
  package var damage = false
  /// Animations take ten times as long.
  package var slow = false

  /// The flags of this process, read once.
  package static let current = DebugFlags(
    ProcessInfo.processInfo.environment["TOCSIN_DEBUG"] ?? "")

  /// Reads a list. Words that are not flags are left out.
  package init(_ list: String) {
    let words = Set(list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    borders = words.contains("borders")
    damage = words.contains("damage")
    slow = words.contains("slow")
  }

  /// Draws the lines.
  func mark(_ list: DisplayList, _ rects: [PixelRect], in bitmap: Bitmap) {
    guard borders || damage else { return }
    let surface = PixelSurface(bitmap: bitmap, x: 0, y: 0)
    func frame(_ rect: PixelRect, _ color: PaintColor) {
      for line in rect.subtracting(rect.insetBy(1)) {
        surface.fill(line.intersection(surface.frame), with: color)
      }
    }
    if borders {
      let color = PaintColor(CGColor(srgbRed: 0, green: 0.4, blue: 1, alpha: 0.6))
      for node in list.nodes { frame(node.ownExtent, color) }
    }
    if damage {
      let color = PaintColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      for rect in rects { frame(rect, color) }
    }
  }
}
