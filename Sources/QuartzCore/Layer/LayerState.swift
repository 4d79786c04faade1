/// A layer's pending work, and what the passes of a frame note on it.
struct LayerState {
  /// Tells layers apart for longer than their addresses do.
  let serial: Int
  /// The layer asked for layout.
  var needsLayout = false
  /// The layer or one below it needs layout.
  var treeNeedsLayout = false
  /// The contents must be drawn anew.
  var needsDisplay = false
  /// The layer or one below it must be drawn anew, or was not yet in a commit.
  var treeNeedsDisplay = true
  /// A commit has seen the layer in a tree.
  var isCommitted = false
  /// Where the layer is the root of what a renderer draws.
  weak var renderer: LayerRenderer?
  /// Counts what was drawn into the backing store.
  var contentsVersion = 0
  /// The values of the last commit that the current transaction changed.
  var committedValues: [LayerKey: AnimatableValue] = [:]

  private static var lastSerial = 0

  init() {
    Self.lastSerial += 1
    serial = Self.lastSerial
  }
}

/// What few layers have.
struct RareLayerProperties {
  var mask: CALayer?
  /// The layer of which this one is the mask.
  weak var masked: CALayer?
  /// The delegate of a layer that no view was made for.
  weak var delegate: (any CALayerDelegate)?
  /// Values of keys that layers don't know.
  var values: [String: Any] = [:]
}
