import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Springs")
struct SpringTests {
  @Test("A critical spring that settles in 0.404 s has stiffness 522.350 and damping 45.710")
  func critical() {
    let spring = Spring(dampingRatio: 1, settlingIn: 0.404)
    #expect(abs(spring.stiffness - 522.350) < 0.01)
    #expect(abs(spring.damping - 45.710) < 0.001)
    let animation = CASpringAnimation(keyPath: "opacity")
    animation.stiffness = CGFloat(spring.stiffness)
    animation.damping = CGFloat(spring.damping)
    #expect(abs(animation.settlingDuration - 0.404) < 1e-4)
  }

  @Test("The default spring settles in 1.4727 s, as Apple's does") func defaults() {
    let animation = CASpringAnimation(keyPath: "opacity")
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
    #expect(abs(animation.settlingDuration - 1.472_700_334_678) < 1e-9)
  }

  @Test("An underdamped view spring obeys its equation") func underdamped() {
    for ratio in [0.3, 0.5, 0.8] {
      let spring = Spring(dampingRatio: ratio, settlingIn: 0.5)
      let damped = spring.frequency * (1 - ratio * ratio).squareRoot()
      let rest =
        abs(ratio * spring.frequency / damped) * exp(-ratio * spring.frequency * 0.5)
      #expect(abs(rest - 0.001) < 1e-9)
    }
  }

  @Test("Springs of each kind obey x'' + 2ζω x' + ω² x = 0 and start as told")
  func motion() {
    for damping in [2.0, 10, 20, 40] {
      let spring = Spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: 3)
      #expect(spring.value(at: 0) == 0)
      let h = 1e-4
      #expect(abs(spring.value(at: h) / h - 3) < 0.02)
      for time in [0.1, 0.3, 0.7] {
        let x = 1 - spring.value(at: time)
        let before = 1 - spring.value(at: time - h)
        let after = 1 - spring.value(at: time + h)
        let acceleration = (after - 2 * x + before) / (h * h)
        let velocity = (after - before) / (2 * h)
        #expect(abs(acceleration + damping * velocity + 100 * x) < 0.01)
      }
    }
  }

  @Test("A loose spring swings past its end, a tight one doesn't") func overshoot() {
    func highest(_ damping: Double) -> Double {
      let spring = Spring(mass: 1, stiffness: 100, damping: damping)
      return stride(from: 0, to: 3, by: 0.01).map(spring.value).max() ?? 0
    }
    #expect(highest(5) > 1.1)
    #expect(highest(25) <= 1)
  }

  @Test("Without friction it never settles") func endless() {
    #expect(Spring(mass: 1, stiffness: 100, damping: 0).settlingDuration == .infinity)
  }

  @Test("A spring animation runs in its own seconds") func animation() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.duration = animation.settlingDuration
    layer.add(animation, forKey: nil)
    stage.turn()
    stage.advance(0.2)
    let expected = Spring(mass: 1, stiffness: 100, damping: 10).value(at: 0.2) * 100
    #expect(near(layer.presentation()?.position.x, CGFloat(expected), by: 1e-6))
  }
}
