import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Transitions of layers", .serialized)
struct TransitionTests {
  /// A page that was red, and is blue once `transition` is added.
  private func makePage(_ transition: CATransition) -> (Stage, CALayer) {
    let stage = Stage(color: .black)
    stage.changesAtOnce = true
    let page = stage.layer(20, 20, 60, 60, color: .red)
    stage.turn()
    transition.duration = 1
    page.add(transition, forKey: kCATransition)
    page.backgroundColor = .blue
    stage.turn()
    return (stage, page)
  }

  private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil)
    -> CATransition
  {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    return transition
  }

  @Test("A fade shows both, and nothing of what is behind") func fade() {
    let (stage, page) = makePage(transition(.fade))
    #expect(distance(stage.pixel(50, 50), 0xFFFF_0000) <= 1)
    stage.advance(0.5)
    #expect(distance(stage.pixel(50, 50), 0xFF80_0080) <= 2)
    stage.advance(0.25)
    #expect(distance(stage.pixel(50, 50), 0xFF40_00BF) <= 2)
    stage.advance(0.25)
    #expect(stage.pixel(50, 50) == 0xFF00_00FF)
    #expect(page.animationKeys() == nil)
    #expect(stage.renderer.nextFrameTime == .infinity)
  }

  @Test("A push moves both, within the layer") func push() {
    let (stage, _) = makePage(transition(.push, .fromRight))
    stage.advance(0.5)
    #expect(stage.pixel(30, 50) == 0xFFFF_0000)
    #expect(stage.pixel(70, 50) == 0xFF00_00FF)
    #expect(stage.pixel(10, 50) == 0xFF00_0000, "cut off at the edge")
    #expect(stage.pixel(90, 50) == 0xFF00_0000)
    stage.advance(0.25)
    #expect(stage.pixel(40, 50) == 0xFF00_00FF)
    #expect(stage.pixel(30, 50) == 0xFFFF_0000)
  }

  @Test("The new moves in over the old; the old is taken away from the new")
  func moveInAndReveal() {
    var (stage, _) = makePage(transition(.moveIn, .fromLeft))
    stage.advance(0.5)
    #expect(stage.pixel(30, 50) == 0xFF00_00FF)
    #expect(stage.pixel(70, 50) == 0xFFFF_0000)
    (stage, _) = makePage(transition(.reveal, .fromLeft))
    stage.advance(0.5)
    #expect(stage.pixel(30, 50) == 0xFF00_00FF)
    #expect(stage.pixel(70, 50) == 0xFFFF_0000)
  }

  @Test("From the top is from below on a screen, as it is on iOS") func fromTop() {
    let (stage, _) = makePage(transition(.moveIn, .fromTop))
    stage.advance(0.5)
    #expect(stage.pixel(50, 70) == 0xFF00_00FF)
    #expect(stage.pixel(50, 30) == 0xFFFF_0000)
  }

  @Test("It may begin and end on its way") func progress() {
    let transition = transition(.push, .fromRight)
    transition.startProgress = 0.5
    transition.endProgress = 0.75
    let (stage, _) = makePage(transition)
    #expect(stage.pixel(45, 50) == 0xFFFF_0000)
    #expect(stage.pixel(55, 50) == 0xFF00_00FF)
    stage.advance(0.96)
    #expect(stage.pixel(30, 50) == 0xFFFF_0000)
    #expect(stage.pixel(40, 50) == 0xFF00_00FF)
  }

  @Test("What a layer drew into its backing store before is what fades") func backingStore() {
    final class Drawing: CALayer {
      var color = CGColor.red
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(color)
        ctx.fill(bounds)
      }
    }
    let stage = Stage(color: .black)
    stage.changesAtOnce = true
    let layer = Drawing()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.root.addSublayer(layer)
    layer.setNeedsDisplay()
    stage.turn()
    let fade = CATransition()
    fade.duration = 1
    layer.add(fade, forKey: nil)
    layer.color = .blue
    layer.setNeedsDisplay()
    stage.turn()
    #expect(distance(stage.pixel(50, 50), 0xFFFF_0000) <= 1)
    stage.advance(0.5)
    #expect(distance(stage.pixel(50, 50), 0xFF80_0080) <= 2)
  }
}
