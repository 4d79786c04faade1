/// The pixels of rasters that show, and of no others.
nonisolated final class RasterCache {
  private struct Entry {
    var raster: Raster
    let bitmap: Bitmap
    let compositor: Compositor
  }

  private var entries: [Int: Entry] = [:]

  /// How many bytes are held.
  var byteCount: Int { entries.values.reduce(0) { $0 + $1.bitmap.bytesPerRow * $1.bitmap.height } }

  /// The pixels of a layer's raster, drawn where they differ from those of its last one.
  func bitmap(of raster: Raster, serial: Int, for compositor: Compositor) -> Bitmap {
    if var entry = entries[serial], let damage = raster.damage(since: entry.raster) {
      entry.raster = raster
      entries[serial] = entry
      draw(entry, damage, for: compositor)
      return entry.bitmap
    }
    let entry = Entry(
      raster: raster, bitmap: Bitmap(width: raster.extent.width, height: raster.extent.height),
      compositor: Compositor(sharing: compositor))
    entries[serial] = entry
    draw(entry, [raster.extent], for: compositor)
    return entry.bitmap
  }

  private func draw(_ entry: Entry, _ damage: [PixelRect], for compositor: Compositor) {
    guard !damage.isEmpty else { return }
    let raster = entry.raster
    entry.compositor.render(
      raster.list, damage: damage, into: entry.bitmap, scale: raster.scale,
      origin: (raster.extent.x, raster.extent.y))
    compositor.pixelsDrawn += entry.compositor.pixelsDrawn
  }

  /// Forgets the rasters that are not in the list.
  func endFrame(_ list: DisplayList) {
    guard !entries.isEmpty else { return }
    var alive: Set<Int> = []
    for node in list.nodes {
      switch node.paint.pictures.first?.content {
      case .raster, .projected: alive.insert(node.serial)
      default: break
      }
    }
    entries = entries.filter { alive.contains($0.key) }
  }
}
