public import Foundation

/// Asking for layout and display, and the work of the two passes in one layer.
extension CALayer {
  /// Lays the layer out in the next layout pass.
  public final func setNeedsLayout() {
    guard presented == nil, !state.needsLayout else { return }
    state.needsLayout = true
    raiseBits()
    CATransaction.current.note()
  }

  /// Whether the next layout pass lays the layer out.
  public final func needsLayout() -> Bool { state.needsLayout }

  /// Lays out at once, from the topmost layer above that needs it down to all that need it below.
  public final func layoutIfNeeded() {
    var top = self
    var next = parent
    while let layer = next {
      if layer.state.needsLayout { top = layer }
      next = layer.parent
    }
    top.layOutTree()
  }

  /// Draws the contents anew in the next display pass.
  public final func setNeedsDisplay() {
    guard presented == nil, !state.needsDisplay else { return }
    state.needsDisplay = true
    raiseBits()
    CATransaction.current.note()
  }

  /// The same; all of the contents are drawn.
  public final func setNeedsDisplay(_ r: CGRect) {
    guard !r.isEmpty else { return }
    setNeedsDisplay()
  }

  /// Whether the next display pass draws the contents anew.
  public final func needsDisplay() -> Bool { state.needsDisplay }

  /// Draws the contents now, if `setNeedsDisplay()` was called.
  public final func displayIfNeeded() {
    guard state.needsDisplay else { return }
    state.needsDisplay = false
    display()
  }

  /// Carries the layer's bits up to the root.
  func raiseBits() {
    var next: CALayer? = self
    let layout = state.needsLayout || state.treeNeedsLayout
    let display = state.needsDisplay || state.treeNeedsDisplay
    while let layer = next {
      if layer !== self, (!layout || layer.state.treeNeedsLayout),
        (!display || layer.state.treeNeedsDisplay)
      {
        break
      }
      if layout { layer.state.treeNeedsLayout = true }
      if display { layer.state.treeNeedsDisplay = true }
      next = layer.parent ?? layer.rare?.masked
    }
    LayerRenderer.changeCount &+= 1
  }

  /// The layout pass: this layer before its sublayers, and no layer that doesn't need it. What
  /// asks for layout meanwhile gets it, up to a limit that only a layout without end exceeds.
  final func layOutTree() {
    var rounds = 0
    while state.treeNeedsLayout, rounds < 100 {
      rounds += 1
      state.treeNeedsLayout = false
      if state.needsLayout {
        state.needsLayout = false
        layoutSublayers()
      }
      for layer in children where layer.state.treeNeedsLayout { layer.layOutTree() }
      if let mask = rare?.mask, mask.state.treeNeedsLayout { mask.layOutTree() }
    }
  }

  /// The display pass: draws what must be drawn and marks what is now in a commit.
  final func displayTree() {
    guard state.treeNeedsDisplay else { return }
    state.treeNeedsDisplay = false
    state.isCommitted = true
    displayIfNeeded()
    for layer in children { layer.displayTree() }
    rare?.mask?.displayTree()
  }

  /// Marks what is now in a commit, and leaves the drawing to a later display pass.
  final func commitTree() {
    guard state.treeNeedsDisplay else { return }
    state.isCommitted = true
    for layer in children { layer.commitTree() }
    rare?.mask?.commitTree()
  }

  /// Fills the backing store through `draw(in:)`. One of the right size is used again.
  package final func drawBackingStore(atMost pixels: CGFloat = .infinity) {
    delegate?.layerWillDraw(self)
    // A layer may be given a negative size, as where there is less room than its margins take.
    guard bounds.size.width > 0, bounds.size.height > 0 else { return setContents(nil) }
    let scale = BackingStore.scale(for: bounds.size, wanted: contentsScale, atMost: pixels)
    let width = Int((bounds.width * scale - 1e-6).rounded(.up))
    let height = Int((bounds.height * scale - 1e-6).rounded(.up))
    guard width > 0, height > 0 else { return setContents(nil) }
    let store = BackingStore.reuse(values.contents, width: width, height: height)
    let ctx = CGContext(bitmap: store, scale: scale, flipped: true)
    ctx.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: ctx)
    ctx.flush()
    state.contentsVersion += 1
    values.contents = LayerContents(
      store, version: state.contentsVersion, isOpaque: isOpaque,
      scale: scale < contentsScale ? scale : nil)
    setNeedsComposite()
  }
}

/// Bitmaps that layers draw themselves into.
enum BackingStore {
  /// In pixels; cairo's own limit.
  static let longestSide = 32_767

  /// Pixels per point: as many as are wanted, or fewer where there would be too many.
  static func scale(for size: CGSize, wanted: CGFloat, atMost pixels: CGFloat) -> CGFloat {
    min(
      wanted, CGFloat(longestSide) / max(size.width, size.height),
      (pixels / (size.width * size.height)).squareRoot())
  }

  /// An empty bitmap: the one of `contents` if it is a backing store of this size.
  static func reuse(_ contents: LayerContents?, width: Int, height: Int) -> Bitmap {
    guard let contents, contents.object === contents.bitmap, contents.version > 0,
      contents.bitmap.width == width, contents.bitmap.height == height
    else { return Bitmap(width: width, height: height) }
    contents.bitmap.clear()
    return contents.bitmap
  }
}
