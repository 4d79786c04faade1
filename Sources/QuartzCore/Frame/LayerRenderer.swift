/// Draws a tree of layers into pixels, anew only where something shows differently.
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

  /// Makes a renderer of the tree under `root`, whose bounds' origin is at the top left.
  package init(root: CALayer, size: CGSize, scale: CGFloat) {
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
    root.displayTree()
    CATransaction.commitImplicit()
  }
}
