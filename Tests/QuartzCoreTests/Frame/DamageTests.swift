import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Damage", .serialized)
struct DamageTests {
  @Test("Nothing changed means no damage, and no frame is due") func idle() {
    let stage = Stage()
    _ = stage.layer(10, 10, 20, 20, color: .red)
    #expect(stage.turn() == [PixelRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(stage.turn().isEmpty)
    #expect(stage.renderer.nextFrameTime == .infinity)
  }

  @Test("A change to the value that is there already is no change") func same() {
    let stage = Stage()
    let layer = stage.layer(10, 10, 20, 20, color: .red)
    stage.turn()
    layer.backgroundColor = .red
    #expect(stage.renderer.nextFrameTime == .infinity)
  }

  @Test("A moved layer damages where it was and where it is, and nothing else") func move() {
    let stage = Stage()
    CATransaction.setDisableActions(true)
    let layer = stage.layer(10, 10, 20, 20, color: .red)
    stage.turn()
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 80, y: 80)
    #expect(
      stage.turn() == [
        PixelRect(x: 10, y: 10, width: 20, height: 20),
        PixelRect(x: 70, y: 70, width: 20, height: 20),
      ])
    #expect(stage.pixel(15, 15) == 0xFFFF_FFFF)
    #expect(stage.pixel(75, 75) == 0xFFFF_0000)
  }

  @Test("A change of opacity composites and draws no backing store") func opacity() {
    final class Drawer: CALayer {
      var drawn = 0
      override func draw(in ctx: CGContext) { drawn += 1 }
    }
    let stage = Stage()
    let layer = Drawer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    stage.root.addSublayer(layer)
    layer.setNeedsDisplay()
    stage.turn()
    layer.opacity = 0.5
    for _ in 0..<10 { stage.advance(0.03) }
    #expect(layer.drawn == 1)
    #expect(stage.renderer.nextFrameTime == .infinity)
  }

  @Test("Shadows belong to what is damaged") func shadow() {
    let stage = Stage()
    let layer = stage.layer(40, 40, 20, 20, color: .red)
    layer.shadowOpacity = 1
    layer.shadowRadius = 2
    layer.shadowOffset = .zero
    stage.turn()
    layer.removeFromSuperlayer()
    let damage = stage.turn()
    #expect(damage.count == 1)
    #expect(damage[0].contains(PixelRect(x: 34, y: 34, width: 32, height: 32)))
    for y in stride(from: 0, to: 100, by: 7) {
      for x in 0..<100 { #expect(stage.pixel(x, y) == 0xFFFF_FFFF) }
    }
  }

  @Test("A change of order damages what lies on each other") func order() {
    let stage = Stage()
    let back = stage.layer(10, 10, 20, 20, color: .red)
    _ = stage.layer(20, 20, 20, 20, color: .blue)
    stage.turn()
    #expect(stage.pixel(25, 25) == 0xFF00_00FF)
    stage.root.addSublayer(back)
    #expect(!stage.turn().isEmpty)
    #expect(stage.pixel(25, 25) == 0xFFFF_0000)
  }

  @Test("A running animation asks for frames at its pace, a finished one for none") func frames() {
    let stage = Stage()
    let layer = stage.layer(10, 10, 20, 20, color: .red)
    stage.turn()
    layer.opacity = 0.5
    stage.turn()
    #expect(stage.renderer.nextFrameTime == stage.clock.now + 1.0 / 60)
    stage.advance(0.3)
    #expect(stage.renderer.nextFrameTime == .infinity)
    #expect(distance(stage.pixel(15, 15), 0xFFFF_8080) <= 1)
  }

  @Test("An animation on a hidden layer only wakes at its end") func hidden() {
    let stage = Stage()
    let layer = stage.layer(10, 10, 20, 20, color: .red)
    layer.isHidden = true
    let inner = stage.layer(0, 0, 10, 10, color: .blue, in: layer)
    stage.turn()
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.toValue = 6
    spin.duration = 3
    inner.add(spin, forKey: nil)
    stage.turn()
    #expect(stage.renderer.nextFrameTime == stage.clock.now + 3)
  }

  @Test("Lost contents are drawn whole") func lost() {
    let stage = Stage()
    stage.turn()
    #expect(
      stage.turn(contentsLost: true) == [PixelRect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test("What an opaque layer hides is not drawn") func occlusion() {
    let stage = Stage()
    for _ in 0..<5 { _ = stage.layer(0, 0, 100, 100, color: .red) }
    stage.turn()
    #expect(stage.renderer.report.pixelsDrawn == 100 * 100)
    #expect(stage.renderer.report.nodes == 6)
  }

  @Test("What several opaque layers hide together is not drawn, wherever one ends") func rows() {
    let stage = Stage()
    _ = stage.layer(0, 0, 100, 100, color: .red)
    _ = stage.layer(0, 0, 100, 45, color: .blue)
    _ = stage.layer(0, 45, 100, 55, color: .green)
    stage.turn()
    #expect(stage.renderer.report.pixelsDrawn == 100 * 100)
  }

  @Test("A trace has a line per frame and value") func trace() {
    let stage = Stage()
    let trace = AnimationTrace()
    stage.renderer.trace = trace
    let layer = stage.layer(10, 10, 20, 20, color: .red)
    layer.name = "box"
    stage.turn()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0, 1)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.turn()
    stage.advance(0.5)
    #expect(trace.text == "100 box opacity 0 0\n100.5 box opacity 0.5 0.5")
  }
}
