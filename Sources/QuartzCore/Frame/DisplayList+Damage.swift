/// What differs between two frames.
nonisolated extension DisplayList {
  /// The pixels that must be drawn anew to come from `old` to this list.
  func damage(since old: DisplayList) -> [PixelRect] {
    var region = DamageRegion()
    // Frames mostly have the same layers in the same order.
    var index = 0
    let common = min(nodes.count, old.nodes.count)
    while index < common, nodes[index].serial == old.nodes[index].serial {
      compare(old.nodes[index], nodes[index], &region)
      index += 1
    }
    if index < nodes.count || index < old.nodes.count {
      match(old, from: index, &region)
    }
    addBackdrops(since: old, &region)
    return region.rects
  }

  private func compare(_ old: DisplayNode, _ new: DisplayNode, _ region: inout DamageRegion) {
    let shapeChanged =
      (old.effect.clips || new.effect.clips)
      && (old.paint.map != new.paint.map || old.paint.bounds != new.paint.bounds
        || old.paint.corner != new.paint.corner)
    let groupChanged =
      old.effect.isGroup != new.effect.isGroup || old.effect.hasMask != new.effect.hasMask
      || (new.effect.isGroup && old.effect.alpha != new.effect.alpha)
    // In another superlayer it may be cut off, or fade, with others.
    let isElsewhere = old.parent != new.parent
    if shapeChanged || groupChanged || isElsewhere || old.effect.clips != new.effect.clips {
      region.add(old.extent)
      region.add(new.extent)
    }
    if old.effect.alpha != new.effect.alpha || old.ownExtent != new.ownExtent
      || old.paint != new.paint
    {
      region.add(old.ownExtent)
      region.add(new.ownExtent)
    }
  }

  /// The rest of the lists, by layer. Layers that came, went or changed their order are drawn
  /// anew where they are and where they were.
  private func match(_ old: DisplayList, from start: Int, _ region: inout DamageRegion) {
    var places: [Int: Int] = [:]
    for index in start..<max(start, old.nodes.count) { places[old.nodes[index].serial] = index }
    var last = -1
    for index in start..<max(start, nodes.count) {
      let node = nodes[index]
      guard let place = places.removeValue(forKey: node.serial) else {
        region.add(node.ownExtent)
        continue
      }
      let before = old.nodes[place]
      compare(before, node, &region)
      if place < last {
        region.add(before.ownExtent)
        region.add(node.ownExtent)
      }
      last = max(last, place)
    }
    for place in places.values { region.add(old.nodes[place].ownExtent) }
  }
}

/// Rectangles that are gathered, and made few and disjoint.
nonisolated struct DamageRegion {
  private var gathered: [PixelRect] = []

  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty, !gathered.contains(where: { $0.contains(rect) }) else { return }
    gathered.append(rect)
    if gathered.count > 64 { gathered = [gathered.reduce(.empty) { $0.union($1) }] }
  }

  /// At most sixteen rectangles with no pixel in common. Ones that lie close are joined where
  /// that adds little.
  var rects: [PixelRect] {
    var list: [PixelRect] = []
    for rect in gathered {
      var rect = rect
      var index = 0
      while index < list.count {
        let both = list[index].union(rect)
        let wasted = both.area - list[index].area - rect.area
        if list[index].intersects(rect) || wasted * 4 < both.area {
          rect = both
          list.remove(at: index)
          index = 0
        } else {
          index += 1
        }
      }
      list.append(rect)
    }
    if list.count > 16 { list = [list.reduce(.empty) { $0.union($1) }] }
    return list.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }
}
