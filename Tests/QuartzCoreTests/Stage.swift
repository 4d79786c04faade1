import CoreGraphics
import Testing

@testable import QuartzCore

/// A root layer with a renderer, a stepped clock and pixels, started anew for each test.
final class Stage {
  let clock = SteppedMediaClock(now: 100)
  let root = CALayer()
  let renderer: LayerRenderer
  let bitmap: Bitmap
  private(set) var damage: [PixelRect] = []
  /// Whether changes run no actions, so that they show in the next turn.
  var changesAtOnce = false { didSet { CATransaction.setDisableActions(changesAtOnce) } }

  init(width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1, color: CGColor? = .white) {
    CurrentMediaClock.clock = clock
    CATransaction.reset()
    MediaTimer.reset()
    root.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    root.backgroundColor = color
    renderer = LayerRenderer(root: root, size: root.bounds.size, scale: scale)
    bitmap = Bitmap(width: Int(width * scale), height: Int(height * scale))
  }

  /// Adds a layer to the root.
  func layer(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, color: CGColor? = nil,
    in parent: CALayer? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    (parent ?? root).addSublayer(layer)
    return layer
  }

  /// One turn at the present time.
  @discardableResult
  func turn(contentsLost: Bool = false) -> [PixelRect] {
    renderer.commit()
    _ = CATransaction.runAfterCommit()
    CATransaction.runCompletions(upTo: clock.now)
    renderer.commit()
    damage = renderer.render(at: clock.now, into: bitmap, contentsLost: contentsLost)
    if changesAtOnce { CATransaction.setDisableActions(true) }
    return damage
  }

  /// Moves the clock and takes a turn.
  @discardableResult
  func advance(_ seconds: CFTimeInterval) -> [PixelRect] {
    clock.move(to: clock.now + seconds)
    return turn()
  }

  /// Lets what was changed animate to its end.
  func settle() {
    turn()
    advance(1)
  }

  func pixel(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixel(x: x, y: y) }
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

/// How far two colours 0xAARRGGBB are apart in the channel that differs most.
func distance(_ a: UInt32, _ b: UInt32) -> Int {
  [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
}

/// Whether two numbers are as good as the same.
func near(_ a: CGFloat?, _ b: CGFloat, by tolerance: CGFloat = 1e-6) -> Bool {
  a.map { abs($0 - b) <= tolerance } ?? false
}
