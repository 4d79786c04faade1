internal import Foundation

/// What a layer does to what lies beneath it.
nonisolated struct BackdropPaint: Equatable, Sendable {
  /// The blur's standard deviation in points.
  let sigma: CGFloat
  let saturation: Double
  let tint: PaintColor?

  /// Nil where nothing is done that a background doesn't do.
  init?(_ properties: BackdropProperties) {
    sigma = max(0, properties.blurRadius)
    saturation = max(0, Double(properties.saturation))
    tint = properties.tintColor.map { PaintColor($0) }
    if sigma == 0, saturation == 1 { return nil }
  }

  /// How many pixels around a backdrop it looks at.
  func reach(_ map: CGAffineTransform) -> Int { BoxBlur.margin(sigma: pixels(map)) }

  /// The standard deviation in pixels.
  func pixels(_ map: CGAffineTransform) -> CGFloat {
    min(sigma * abs(map.a * map.d - map.b * map.c).squareRoot(), BoxBlur.maximumSigma)
  }
}

nonisolated extension DisplayNode {
  /// The pixels that the layer looks at beneath it; nil where it looks at none.
  var sampled: PixelRect? {
    paint.backdrop.map { ownExtent.insetBy(-$0.reach(paint.map)) }
  }
}

nonisolated extension DisplayList {
  /// A backdrop is somewhere in the list.
  var hasBackdrop: Bool { nodes.contains { $0.paint.backdrop != nil } }

  /// What is drawn before a node. The layers that it is in count only for what they draw before
  /// it: they don't fade here, nor are they masked or bordered yet.
  func beneath(_ index: Int) -> DisplayList {
    var result = DisplayList()
    result.nodes = Array(nodes[..<index])
    for above in result.nodes.indices where nodes[above].end > index {
      result.nodes[above].end = index
      result.nodes[above].childrenEnd = min(nodes[above].childrenEnd, index)
      result.nodes[above].effect.isGroup = false
      result.nodes[above].effect.hasMask = false
      result.nodes[above].effect.alpha = 1
      result.nodes[above].paint.borderColor = nil
    }
    result.occluders = occluders.filter { $0.node < index }
    return result
  }

  /// Adds the backdrops beneath which something looks different than in `old`.
  func addBackdrops(since old: DisplayList, _ region: inout DamageRegion) {
    for (index, node) in nodes.enumerated() {
      guard let sampled = node.sampled,
        let before = old.nodes.firstIndex(where: { $0.serial == node.serial })
      else { continue }
      let changes = beneath(index).damage(since: old.beneath(before))
      if changes.contains(where: { $0.intersects(sampled) }) { region.add(node.ownExtent) }
    }
  }
}
