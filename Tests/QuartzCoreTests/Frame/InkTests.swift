import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Layers that draw on little of themselves", .serialized)
struct InkTests {
  /// Draws a small shape somewhere in the middle.
  private final class Painter: CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(.red)
      ctx.fillEllipse(in: CGRect(x: 21, y: 9, width: 7, height: 5))
      ctx.setFillColor(.blue)
      ctx.fill(CGRect(x: 24, y: 12, width: 9, height: 3))
    }
  }

  private static let transforms: [CGAffineTransform] = [
    .identity, CGAffineTransform(translationX: 0.3, y: 0.6),
    CGAffineTransform(scaleX: 0.21, y: 0.4),
    CGAffineTransform(scaleX: 3.1, y: 1.7), CGAffineTransform(rotationAngle: 0.4),
    CGAffineTransform(scaleX: -0.8, y: 0.8).rotated(by: 1.9),
  ]

  @Test("They look as a picture of all their pixels would, however they are moved and turned")
  func same() throws {
    let painter = Painter()
    func bytes(_ transform: CGAffineTransform, asImage: Bool) throws -> [UInt32] {
      let stage = Stage(scale: 2)
      stage.changesAtOnce = true
      let layer = stage.layer(20, 30, 60, 40)
      layer.contentsScale = 2
      layer.delegate = painter
      layer.setNeedsDisplay()
      layer.setAffineTransform(transform)
      stage.turn()
      if asImage {
        let store = try #require(layer.values.contents).bitmap.copy()
        layer.contents = CGImage(bitmap: store)
        stage.turn()
      }
      return (0..<200).flatMap { y in (0..<200).map { x in stage.pixel(x, y) } }
    }
    for transform in Self.transforms {
      #expect(try bytes(transform, asImage: false) == bytes(transform, asImage: true))
    }
  }

  @Test("Only where there is something is it drawn, and moved things leave nothing behind")
  func little() {
    let painter = Painter()
    let stage = Stage(scale: 2)
    stage.changesAtOnce = true
    let layer = stage.layer(20, 30, 60, 40)
    layer.contentsScale = 2
    layer.delegate = painter
    layer.setNeedsDisplay()
    stage.turn()
    layer.position.x += 10
    stage.turn()
    #expect(stage.damage.allSatisfy { $0.width < 60 && $0.height < 30 })
    #expect(stage.pixel(2 * (20 + 25), 2 * (30 + 10)) == 0xFFFF_FFFF)
    #expect(stage.pixel(2 * (30 + 25), 2 * (30 + 10)) == 0xFFFF_0000)
  }
}
