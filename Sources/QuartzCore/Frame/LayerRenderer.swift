internal import Foundation

/// Draws a tree of layers into pixels, anew only where something shows differently. The contract
/// is that of Apple's `CARenderer`: commit, ask when the next frame is due, render it.
package final class LayerRenderer {
  /// Rises with every change of any layer.
  static var changeCount = 0
  private static var renderers: [Weak] = []
  private struct Weak { weak var renderer: LayerRenderer? }

  /// The renderers that are alive, in the order in which they were made.
  static var all: [LayerRenderer] { renderers.compactMap(\.renderer) }

  /// The layer that is drawn with all below it.
  package let root: CALayer
  /// In points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// Seconds from a frame to the next while something moves.
  package var frameDuration: CFTimeInterval = 1.0 / 60
  /// Whether a commit draws what layers contain. Where it doesn't, that is kept for one that does.
  package var drawsContents = true
  /// What the last call of `render` did.
  package private(set) var report = FrameReport()
  /// A line per frame and animated value, where somebody wants to know.
  package var trace: AnimationTrace?

  private let compositor = Compositor()
  private(set) var last = DisplayList()
  /// The value of `changeCount` that the last frame shows.
  private var shownChange = -1
  private var lastRenderTime: CFTimeInterval = -.infinity
  /// An animation that showed something ran in the last frame, so that one more must be drawn.
  private var isAnimating = false

  /// The memory that rasters hold.
  package var rasterBytes: Int { compositor.rasters.byteCount }
  /// How often something was blurred for a backdrop.
  package var blurCount: Int { compositor.backdrops.blurCount }

  /// All pixels.
  var viewport: PixelRect {
    PixelRect(
      x: 0, y: 0, width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded()))
  }

  /// Makes a renderer of the tree under `root`, whose bounds' origin is at the top left.
  package init(root: CALayer, size: CGSize, scale: CGFloat) {
    precondition(
      size.width > 0 && size.height > 0 && scale > 0,
      "A renderer needs a size, not \(size.width) × \(size.height) at scale \(scale)")
    self.root = root
    self.size = size
    self.scale = scale
    Self.renderers.removeAll { $0.renderer == nil }
    Self.renderers.append(Weak(renderer: self))
    root.state.renderer = self
  }

  /// The layout pass and the display pass, then the begin of the animations that were added.
  package func commit() {
    root.layOutTree()
    if drawsContents { root.displayTree() } else { root.commitTree() }
    CATransaction.commitImplicit()
  }

  /// When the next frame is due, or an animation ends: infinity if nothing moves, and the time of
  /// the last frame, or earlier, if something changed since.
  package var nextFrameTime: CFTimeInterval {
    if shownChange != Self.changeCount { return lastRenderTime }
    if isAnimating { return lastRenderTime + frameDuration }
    return CATransaction.nextCompletionTime(after: lastRenderTime)
  }

  /// Draws what shows at a moment where it differs from the last frame.
  /// - Parameters:
  ///   - time: of the one clock.
  ///   - bitmap: holds the last frame, and has the renderer's size in pixels.
  ///   - contentsLost: the bitmap doesn't hold the last frame; all is drawn.
  /// - Returns: the rectangles that were drawn, in pixels, with no pixel in common.
  package func render(at time: CFTimeInterval, into bitmap: Bitmap, contentsLost: Bool)
    -> [PixelRect]
  {
    report = FrameReport()
    let isFresh = contentsLost || lastRenderTime == -.infinity
    let isUnchanged = shownChange == Self.changeCount && !isAnimating
    if isUnchanged, !isFresh, CATransaction.nextCompletionTime(after: lastRenderTime) > time {
      lastRenderTime = time
      return []
    }
    shownChange = Self.changeCount
    lastRenderTime = time
    var builder = DisplayListBuilder(time: time, scale: scale, viewport: viewport)
    builder.add(root: root)
    isAnimating = builder.isAnimating
    trace?.record(root, at: time)
    let list = builder.list
    let damage = isFresh ? [viewport] : list.damage(since: last)
    last = list
    report.nodes = list.nodes.count
    report.damage = damage
    guard !damage.isEmpty else { return [] }
    compositor.render(list, damage: damage, into: bitmap, scale: scale)
    report.pixelsDrawn = compositor.pixelsDrawn
    DebugFlags.current.mark(list, damage, in: bitmap)
    return damage
  }
}

/// What a frame took.
package struct FrameReport: Equatable {
  /// Layers that show.
  package var nodes = 0
  /// What was drawn anew.
  package var damage: [PixelRect] = []
  /// Pixels written, each as often as something was drawn on it.
  package var pixelsDrawn = 0

  /// Pixels in the damaged rectangles.
  package var damagedPixels: Int { damage.reduce(0) { $0 + $1.area } }
}
