import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Basic animations", .serialized)
struct BasicAnimationTests {
  /// The position's x at 0, 1/4, 1/2 and 1 (held) of an animation whose model value is 10.
  private func run(_ configure: (CABasicAnimation) -> Void) -> [CGFloat] {
    let stage = Stage()
    let layer = stage.layer(0, 0, 20, 20)
    layer.position = CGPoint(x: 10, y: 10)
    stage.turn()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 4
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    configure(animation)
    layer.add(animation, forKey: nil)
    stage.turn()
    var values: [CGFloat] = []
    for step in [0.0, 1, 1, 3] {
      stage.advance(step)
      values.append(layer.presentation()?.position.x ?? .nan)
    }
    #expect(layer.position.x == 10)
    return values
  }

  @Test("From and to") func fromTo() {
    #expect(run { ($0.fromValue, $0.toValue) = (0, 100) } == [0, 25, 50, 100])
  }

  @Test("From and by") func fromBy() {
    #expect(run { ($0.fromValue, $0.byValue) = (20, 40) } == [20, 30, 40, 60])
  }

  @Test("By and to") func byTo() {
    #expect(run { ($0.byValue, $0.toValue) = (40, 100) } == [60, 70, 80, 100])
  }

  @Test("From alone goes to the model's value") func from() {
    #expect(run { $0.fromValue = 50 } == [50, 40, 30, 10])
  }

  @Test("To alone starts at the model's value") func to() {
    #expect(run { $0.toValue = 50 } == [10, 20, 30, 50])
  }

  @Test("By alone starts at the model's value") func by() {
    #expect(run { $0.byValue = 40 } == [10, 20, 30, 50])
  }

  @Test("With no value it comes from the value of the last commit") func none() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 20, 20)
    stage.turn()
    CATransaction.setDisableActions(true)
    layer.position.x = 110
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.turn()
    stage.advance(0.5)
    #expect(near(layer.presentation()?.position.x, 60))
  }

  @Test("An additive animation is added to the model's value") func additive() {
    #expect(
      run {
        ($0.fromValue, $0.toValue) = (-100, 0)
        $0.isAdditive = true
      } == [-90, -65, -40, 10])
  }

  @Test("Additive animations of one property add up") func additiveTwice() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 20, 20)
    stage.turn()
    for _ in 0..<2 {
      let animation = CABasicAnimation(keyPath: "position")
      (animation.fromValue, animation.toValue) = (CGPoint(x: -20, y: 0), CGPoint.zero)
      animation.isAdditive = true
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    stage.turn()
    stage.advance(0.5)
    #expect(layer.presentation()?.position == CGPoint(x: -10, y: 10))
  }

  @Test("A cumulative animation starts each run from the end of the one before")
  func cumulative() {
    #expect(
      run {
        ($0.fromValue, $0.toValue) = (0, 8)
        $0.duration = 1
        $0.repeatCount = 4
        $0.isCumulative = true
      }[2] == 16)
  }

  @Test("The timing function paces each run") func paced() {
    let ease = UnitBezier(0.42, 0, 1, 1)
    let values = run {
      ($0.fromValue, $0.toValue) = (0, 100)
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    #expect(near(values[1], CGFloat(ease(0.25) * 100), by: 1e-4))
  }

  @Test("Whatever type a number has, it counts") func numbers() {
    for (from, to) in [(0 as Any, 100 as Any), (Float(0), CGFloat(100)), (0.0, 100.0)] {
      #expect(run { ($0.fromValue, $0.toValue) = (from, to) }[2] == 50)
    }
    #expect(
      run { ($0.fromValue, $0.toValue) = (NSNumber(value: 0), NSNumber(value: 100)) }[2] == 50)
  }

  @Test("A later animation of the same property wins") func order() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 20, 20)
    stage.turn()
    for value in [0.2, 0.7] {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (value, value)
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    stage.turn()
    stage.advance(0.5)
    #expect(layer.presentation()?.opacity == 0.7)
  }

  @Test("An animation of no known key path shows nothing and ends in its time") func unknown() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 20, 20)
    stage.turn()
    let animation = CABasicAnimation(keyPath: "nonsense.x")
    animation.duration = 3
    layer.add(animation, forKey: "n")
    stage.turn()
    #expect(stage.renderer.nextFrameTime == stage.clock.now + 3)
    stage.advance(3)
    #expect(layer.animationKeys() == nil)
    #expect(stage.renderer.nextFrameTime == .infinity)
  }

  @Test("The layer's copy doesn't change with the original") func copies() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 20, 20)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 1
    layer.add(animation, forKey: "o")
    animation.duration = 9
    #expect(layer.animation(forKey: "o") !== animation)
    #expect(layer.animation(forKey: "o")?.duration == 1)
  }
}
