import QuartzCore
import Testing

@testable import UIKit

@Suite("Springs of view animations") struct SpringPaceTests {
  /// Where the response is off its end at a time, as the envelope says.
  private func envelope(_ spring: SpringPace, at time: CGFloat) -> CGFloat {
    let omega = spring.stiffness.squareRoot()
    let ratio = spring.damping / (2 * omega)
    guard ratio < 1 else { return abs(1 + (omega - spring.velocity) * time) * exp(-omega * time) }
    let damped = omega * (1 - ratio * ratio).squareRoot()
    return abs((ratio * omega - spring.velocity) / damped) * exp(-ratio * omega * time)
  }

  @Test("The system alert's spring: 0.404 seconds, no overshoot")
  func alert() {
    let spring = SpringPace(duration: 0.404, dampingRatio: 1, velocity: 0)
    #expect(abs(spring.stiffness - 522.350) < 0.01)
    #expect(abs(spring.damping - 45.710) < 0.001)
  }

  @Test(
    "Whatever the damping and the velocity, the spring has settled at the duration",
    arguments: [0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1.0, 1.5], [-5.0, 0, 0.5, 1, 5])
  func settles(ratio: CGFloat, velocity: CGFloat) {
    for duration in [0.2, 0.5, 2.0] {
      let spring = SpringPace(duration: duration, dampingRatio: ratio, velocity: velocity)
      #expect(abs(envelope(spring, at: duration) - 0.001) < 1e-6)
      #expect(spring.stiffness > 0 && spring.damping > 0)
    }
  }

  @Test("Senseless values make a spring all the same")
  func senseless() {
    for ratio in [0, -1, CGFloat.nan] {
      let spring = SpringPace(duration: 0, dampingRatio: ratio, velocity: .nan)
      #expect(spring.stiffness.isFinite && spring.stiffness > 0)
    }
  }

  @Test("A spring from a block: the layer's animation has its constants and the duration")
  func block() throws {
    let screen = SteppedScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    screen.turn()
    UIView.animate(
      withDuration: 0.404, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { view.alpha = 0 }
    let spring = try #require(view.layer.animation(forKey: "opacity") as? CASpringAnimation)
    #expect(spring.duration == 0.404 && spring.mass == 1)
    #expect(abs(spring.stiffness - 522.350) < 0.01)
  }
}
