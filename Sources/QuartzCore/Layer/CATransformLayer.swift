public import Foundation

/// A layer that shows nothing itself and keeps its sublayers in the space that it is in, where
/// other layers flatten them onto their own plane. A cube is six layers in one of these.
///
/// Its sublayers are drawn by the depth of their middles. Background, border, contents, shadow,
/// mask and `masksToBounds` have no effect, and its opacity is that of each sublayer.
open class CATransformLayer: CALayer {
  override func registerDefaults() { values.own = .space }

  /// The deepest sublayer at `p`, which is in the coordinates of the nearest layer above that has
  /// a plane; never the layer itself, which has none.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    for layer in (sublayers ?? []).backToFront.reversed() {
      if let hit = layer.hitTest(p) { return hit }
    }
    return nil
  }
}
