import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Animation groups", .serialized)
struct GroupTests {
  private func add(
    _ animations: [CAAnimation], duration: Double, to layer: CALayer
  ) {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    layer.add(group, forKey: "group")
  }

  private func fade(_ duration: Double, begin: Double = 0) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0, 1)
    animation.duration = duration
    animation.beginTime = begin
    return animation
  }

  @Test("Animations in a group run from the group's begin, each in its own time") func inner() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (0, 100)
    move.duration = 1
    move.beginTime = 1
    add([fade(2), move], duration: 2, to: layer)
    stage.turn()
    stage.advance(0.5)
    #expect(layer.presentation()?.opacity == 0.25)
    #expect(layer.presentation()?.position.x == 5)
    stage.advance(1)
    #expect(layer.presentation()?.opacity == 0.75)
    #expect(layer.presentation()?.position.x == 50)
  }

  @Test("The group cuts off what lasts longer, and doesn't scale it") func cut() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    add([fade(4)], duration: 2, to: layer)
    stage.turn()
    stage.advance(1)
    #expect(layer.presentation()?.opacity == 0.25)
    stage.advance(1)
    #expect(layer.presentation()?.opacity == 1)
    #expect(layer.animation(forKey: "group") == nil)
  }

  @Test("An animation without a duration takes the group's") func inherits() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    add([fade(0)], duration: 2, to: layer)
    stage.turn()
    stage.advance(1)
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test("A group repeats its animations") func repeats() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    let group = CAAnimationGroup()
    group.animations = [fade(1)]
    group.duration = 1
    group.repeatCount = .infinity
    layer.add(group, forKey: nil)
    stage.turn()
    stage.advance(7.25)
    #expect(near(CGFloat(layer.presentation()?.opacity ?? 0), 0.25, by: 1e-6))
  }
}
