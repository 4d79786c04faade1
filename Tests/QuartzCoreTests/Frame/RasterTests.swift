import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layers kept as a picture", .serialized)
struct RasterTests {
  /// A card with a shadow and things on it, in the middle of a stage at scale 2.
  private func makeCard() -> (stage: Stage, card: CALayer, label: CALayer) {
    let stage = Stage(width: 120, height: 120, scale: 2)
    stage.changesAtOnce = true
    _ = stage.layer(0, 0, 120, 40, color: .blue)
    let card = stage.layer(30, 30.5, 60, 51, color: .green)
    card.cornerRadius = 9
    card.shadowOpacity = 0.5
    card.shadowRadius = 5
    let label = stage.layer(10, 10, 20, 10.5, color: .red, in: card)
    label.cornerRadius = 3
    _ = stage.layer(0, 40, 60, 0.5, color: .black, in: card)
    stage.turn()
    return (stage, card, label)
  }

  private func bytes(_ stage: Stage) -> Data {
    let bitmap = stage.bitmap
    return Data(bytes: bitmap.data, count: bitmap.bytesPerRow * bitmap.height)
  }

  private func animate(
    _ layer: CALayer, _ keyPath: String, _ from: CGFloat, _ to: CGFloat, _ duration: Double = 1
  ) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    layer.add(animation, forKey: keyPath)
  }

  /// The differences to what drawing each layer by itself gives, a number for each pixel, sorted.
  private func distancesToDirect(_ stage: Stage, _ card: CALayer) -> [Int] {
    let values = card.properties(at: card.localTime(at: stage.clock.now))
    let direct = Bitmap(width: stage.bitmap.width, height: stage.bitmap.height)
    let model = (card.transform, card.opacity)
    CATransaction.setDisableActions(true)
    (card.transform, card.opacity) = (values.transform, values.opacity)
    let viewport = PixelRect(x: 0, y: 0, width: direct.width, height: direct.height)
    var builder = DisplayListBuilder(time: 0, scale: 2, viewport: viewport)
    builder.animates = false
    builder.add(root: stage.root)
    Compositor().render(builder.list, damage: [viewport], into: direct, scale: 2)
    (card.transform, card.opacity) = model
    var distances: [Int] = []
    for y in 0..<direct.height {
      for x in 0..<direct.width {
        distances.append(distance(direct.pixel(x: x, y: y), stage.pixel(x, y)))
      }
    }
    return distances.sorted()
  }

  @Test("A card that moves as a whole draws its parts once") func drawnOnce() {
    let (stage, card, _) = makeCard()
    animate(card, "transform.scale", 1.2, 1)
    stage.turn()
    #expect(stage.renderer.report.nodes == 3, "root, bar, and the card as one")
    stage.advance(0.1)
    let report = stage.renderer.report
    // The root, part of the bar, and the card: no pixel is written more often.
    #expect(report.pixelsDrawn < report.damagedPixels * 5 / 2)
  }

  @Test("While it moves it looks as if each part were drawn by itself") func likeDirect() {
    let (stage, card, _) = makeCard()
    animate(card, "transform.scale", 1.2, 1)
    animate(card, "opacity", 0, 1)
    stage.turn()
    for _ in 0..<9 {
      stage.advance(0.1)
      let distances = distancesToDirect(stage, card)
      #expect(distances[distances.count * 97 / 100] <= 8, "but for the edges they are the same")
      #expect((distances.last ?? 0) < 160, "where they are off by a part of a pixel")
    }
  }

  @Test("Fading in its place it lies on the pixels where it rests") func fadesInPlace() {
    let (stage, card, _) = makeCard()
    animate(card, "opacity", 0, 1)
    stage.turn()
    for _ in 0..<9 {
      stage.advance(0.1)
      #expect(distancesToDirect(stage, card).last ?? 0 <= 2)
    }
  }

  @Test("At rest it is drawn exactly, and the picture is gone") func exactAtRest() {
    let (stage, card, _) = makeCard()
    let before = bytes(stage)
    animate(card, "transform.scale", 1.3, 1)
    animate(card, "opacity", 0, 1)
    stage.turn()
    stage.advance(0.5)
    #expect(bytes(stage) != before)
    #expect(stage.renderer.rasterBytes > 0)
    stage.advance(0.5)
    #expect(bytes(stage) == before)
    #expect(stage.renderer.rasterBytes == 0)
  }

  @Test("A change of what is in it shows at once") func invalidation() {
    let (stage, card, label) = makeCard()
    animate(card, "transform.scale", 1, 1.0001)
    stage.turn()
    stage.advance(0.25)
    #expect(distance(stage.pixel(100, 95), 0xFFFF_0000) <= 1)
    label.backgroundColor = .black
    stage.advance(0.25)
    #expect(distance(stage.pixel(100, 95), 0xFF00_0000) <= 1)
    label.removeFromSuperlayer()
    stage.advance(0.25)
    #expect(distance(stage.pixel(100, 95), 0xFF00_FF00) <= 1)
  }

  @Test("A moment shows the same whether one came to it by steps or at once") func stateless() {
    func shown(steps: Int) -> Data {
      let (stage, card, label) = makeCard()
      animate(card, "transform.scale", 1.4, 1)
      animate(card, "opacity", 0, 1)
      animate(label, "opacity", 1, 0, 0.8)
      stage.turn()
      for _ in 0..<steps { stage.advance(0.6 / Double(steps)) }
      return bytes(stage)
    }
    let atOnce = shown(steps: 1)
    #expect(shown(steps: 12) == atOnce)
    #expect(shown(steps: 37) == atOnce)
  }

  @Test("A backdrop that fades alone, and a layer too large, are not kept") func bounded() {
    let stage = Stage(width: 800, height: 800, scale: 2)
    stage.changesAtOnce = true
    let dim = stage.layer(0, 0, 800, 800, color: .black)
    let sheet = stage.layer(0, 0, 2000, 2000, color: .green)
    _ = stage.layer(10, 10, 50, 50, color: .red, in: sheet)
    animate(dim, "opacity", 0, 1)
    animate(sheet, "transform.scale", 0.5, 1)
    stage.turn()
    stage.advance(0.5)
    #expect(stage.renderer.rasterBytes == 0)
    #expect(stage.renderer.report.nodes == 4)
  }

  @Test("Many that move share what memory there is") func sharedBudget() {
    let stage = Stage(width: 500, height: 500, scale: 2)
    stage.changesAtOnce = true
    for index in 0..<8 {
      let card = stage.layer(CGFloat(index * 10), 0, 300, 300, color: .green)
      _ = stage.layer(10, 10, 50, 50, color: .red, in: card)
      animate(card, "transform.scale", 0.9, 1)
    }
    stage.turn()
    stage.advance(0.5)
    let limit = DisplayListBuilder.leastRasterBudget * 4
    #expect(stage.renderer.rasterBytes > limit / 2)
    #expect(stage.renderer.rasterBytes <= limit + 8 * 16 * 700)
  }

  @Test("A layer that asks for it is shown by a picture of its own scale") func shouldRasterize() {
    let (stage, card, label) = makeCard()
    let sharp = bytes(stage)
    card.shouldRasterize = true
    card.rasterizationScale = 2
    stage.turn()
    #expect(stage.renderer.rasterBytes > 0)
    for y in 0..<stage.bitmap.height {
      for x in 0..<stage.bitmap.width {
        let old = sharp.withUnsafeBytes {
          $0.load(fromByteOffset: y * stage.bitmap.bytesPerRow + x * 4, as: UInt32.self)
        }
        #expect(distance(stage.pixel(x, y), old) <= 2)
      }
    }
    label.backgroundColor = .black
    stage.turn()
    #expect(distance(stage.pixel(100, 95), 0xFF00_0000) <= 1)
    // At one pixel per point, a line of half a point is as faint as one of a whole one is half.
    card.rasterizationScale = 1
    stage.turn()
    #expect(bytes(stage) != sharp)
  }
}
