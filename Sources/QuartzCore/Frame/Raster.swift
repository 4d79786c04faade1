internal import Foundation

/// A layer with all below it that is drawn apart, in pixels of its own, and put on the plane as
/// one picture: while it is moved or faded as a whole, it is not drawn anew.
///
/// Two are equal where they show the same.
nonisolated final class Raster: Equatable, Sendable {
  /// What is drawn, on a plane of the raster's own pixels.
  let list: DisplayList
  /// From the layer's coordinates to the raster's pixels.
  let map: CGAffineTransform
  /// The raster's pixels per point.
  let scale: CGFloat
  /// The pixels that are drawn on.
  let extent: PixelRect

  init(list: DisplayList, map: CGAffineTransform, scale: CGFloat) {
    self.list = list
    self.map = map
    self.scale = scale
    extent = list.nodes.first?.extent ?? .empty
  }

  /// What the raster covers, in the layer's coordinates.
  var frame: CGRect { extent.rect.applying(map.inverted()) }

  /// How many things are drawn. For a single one it is not worth the while.
  var count: Int { list.nodes.reduce(0) { $0 + $1.paint.count } }

  /// The pixels of the raster that must be drawn anew to come from another to this one; nil where
  /// all must.
  func damage(since old: Raster) -> [PixelRect]? {
    guard extent == old.extent, map == old.map, scale == old.scale else { return nil }
    return old === self ? [] : list.damage(since: old.list)
  }

  static func == (a: Raster, b: Raster) -> Bool { b.damage(since: a)?.isEmpty == true }
}

extension CALayer {
  /// Whether animations that run at a moment of the layer's time do no more than move, turn,
  /// scale and fade the layer as a whole; false where none runs.
  final func movesAsOne(at localTime: CFTimeInterval) -> Bool {
    var moves = false
    for attached in attachments where attached.compiled.shows(on: values) {
      guard !attached.hasBegun || attached.phase(at: localTime) == .active else { continue }
      if attached.animation is CATransition { return false }
      var onlyMoves = true
      attached.compiled.forEachTrack { onlyMoves = onlyMoves && $0.path.key.concernsWhole }
      guard onlyMoves else { return false }
      moves = true
    }
    return moves
  }
}

nonisolated extension LayerKey {
  /// The property concerns the layer with all below it, and not what they look like.
  fileprivate var concernsWhole: Bool {
    switch self {
    case .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .opacity: true
    default: false
    }
  }
}
