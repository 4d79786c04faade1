internal import Foundation

/// Blurred pictures of what lies beneath backdrops, kept while that stays the same.
nonisolated final class BackdropCache {
  private struct Entry {
    let paint: BackdropPaint
    let rect: PixelRect
    let sigma: CGFloat
    let beneath: DisplayList
    let picture: BackdropPicture
  }

  private var entries: [Int: Entry] = [:]
  /// How often something was blurred, for tests.
  private(set) var blurCount = 0

  /// What a backdrop shows on the pixels `rect`.
  func picture(
    _ paint: BackdropPaint, of index: Int, in rect: PixelRect, for compositor: Compositor
  ) -> BackdropPicture {
    let list = compositor.list
    let node = list.nodes[index]
    let beneath = list.beneath(index)
    let sigma = paint.pixels(node.paint.map)
    let sampled = rect.insetBy(-BoxBlur.margin(sigma: sigma))
    if let entry = entries[node.serial], entry.paint == paint, entry.rect == rect,
      entry.sigma == sigma,
      !beneath.damage(since: entry.beneath).contains(where: { $0.intersects(sampled) })
    {
      return entry.picture
    }
    blurCount += 1
    let plane = list.nodes[0].extent
    let picture = BackdropPicture(sigma: sigma, sampled: sampled.intersection(plane)) { part in
      let bitmap = Bitmap(width: part.width, height: part.height)
      let below = Compositor(beneath: compositor)
      below.render(
        beneath, damage: [part], into: bitmap, scale: compositor.scale, origin: (part.x, part.y))
      compositor.pixelsDrawn += below.pixelsDrawn
      return bitmap
    }
    picture.adjust(paint)
    entries[node.serial] = Entry(
      paint: paint, rect: rect, sigma: sigma, beneath: beneath, picture: picture)
    return picture
  }

  /// Forgets the backdrops that are not in the list.
  func endFrame(_ list: DisplayList) {
    guard !entries.isEmpty else { return }
    let alive = Set(list.nodes.lazy.filter { $0.paint.backdrop != nil }.map(\.serial))
    entries = entries.filter { alive.contains($0.key) }
  }
}

/// A blurred picture of a part of the plane, kept small: what is blurred has no detail to lose.
nonisolated final class BackdropPicture {
  let bitmap: Bitmap
  /// Pixels of the plane to one of the picture, in either direction.
  let factor: Int
  /// Where the picture's upper left corner lies on the plane.
  let origin: (x: Int, y: Int)

  /// - Parameters:
  ///   - sigma: in pixels of the plane.
  ///   - sampled: the pixels that are looked at.
  ///   - draw: gives the plane's pixels in a rectangle.
  init(sigma: CGFloat, sampled: PixelRect, draw: (PixelRect) -> Bitmap) {
    let factor = Self.factor(sigma: sigma)
    self.factor = factor
    // On steps of the plane, so that the picture stays when the backdrop moves.
    func step(_ value: Int, _ rule: FloatingPointRoundingRule) -> Int {
      Int((Double(value) / Double(factor)).rounded(rule))
    }
    let left = step(sampled.x, .down)
    let top = step(sampled.y, .down)
    let width = max(1, step(sampled.right, .up) - left)
    let height = max(1, step(sampled.bottom, .up) - top)
    origin = (left * factor, top * factor)
    if factor == 1 {
      bitmap = draw(PixelRect(x: left, y: top, width: width, height: height))
    } else {
      bitmap = Bitmap(width: width, height: height)
      // In strips: the picture at its full size would be the largest thing in memory.
      let rows = max(1, 192 / factor)
      var row = 0
      while row < height {
        let count = min(rows, height - row)
        let strip = PixelRect(
          x: origin.x, y: origin.y + row * factor, width: width * factor, height: count * factor)
        // What reaches beyond the plane goes on as at its edge.
        let inside = strip.intersection(sampled)
        BoxReduction.reduce(
          draw(inside), at: (inside.x - strip.x, inside.y - strip.y), by: factor, into: bitmap,
          rows: row..<(row + count))
        row += count
      }
    }
    // Reducing and enlarging blur a little, too.
    let own = factor == 1 ? 0 : CGFloat(factor * factor) / 4
    let rest = max(0, sigma * sigma - own).squareRoot() / CGFloat(factor)
    BoxBlur.blur(bitmap, sigma: rest, edge: .extended)
  }

  /// The largest reduction that the blur hides.
  private static func factor(sigma: CGFloat) -> Int {
    sigma >= 32 ? 8 : sigma >= 16 ? 4 : sigma >= 8 ? 2 : 1
  }

  /// Makes colours stronger or weaker, and paints the tint over them.
  func adjust(_ paint: BackdropPaint) {
    let strength = Int((paint.saturation * 256).rounded())
    let tint = paint.tint
    guard strength != 256 || tint != nil else { return }
    let (tintRed, tintGreen, tintBlue, tintAlpha) = (
      Int(tint?.red ?? 0), Int(tint?.green ?? 0), Int(tint?.blue ?? 0), Int(tint?.alpha ?? 0)
    )
    let rest = 255 - tintAlpha
    for y in 0..<bitmap.height {
      let row = bitmap.row(y).assumingMemoryBound(to: UInt32.self)
      for x in 0..<bitmap.width {
        let word = row[x]
        let alpha = Int(word &>> 24)
        let (red, green, blue) = (
          Int(word &>> 16 & 255), Int(word &>> 8 & 255), Int(word & 255)
        )
        // Luminance by Rec. 709.
        let light = (red &* 54 &+ green &* 183 &+ blue &* 19 &+ 128) &>> 8
        func mixed(_ value: Int, _ tint: Int) -> UInt32 {
          let strong = min(max(light &+ ((value &- light) &* strength &+ 128) &>> 8, 0), alpha)
          return UInt32(truncatingIfNeeded: tint &+ (strong &* rest &+ 127) / 255)
        }
        row[x] =
          mixed(red, tintRed) &<< 16 | mixed(green, tintGreen) &<< 8 | mixed(blue, tintBlue)
          | UInt32(truncatingIfNeeded: tintAlpha &+ (alpha &* rest &+ 127) / 255) &<< 24
      }
    }
  }
}
