import QuartzCore
import Testing

@MainActor struct SpringDampingTests {
  private func settling(damping: CGFloat, allowsOverdamping: Bool = false) -> CFTimeInterval {
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.damping = damping
    spring.allowsOverdamping = allowsOverdamping
    return spring.settlingDuration
  }

  @Test("A damping beyond the critical one counts as critical, unless more is allowed")
  func clamped() {
    // Mass 1 and stiffness 100: critical is 20.
    #expect(settling(damping: 60) == settling(damping: 20))
    #expect(settling(damping: 60, allowsOverdamping: true) > 2 * settling(damping: 20))
  }

  @Test("A spring made with a negative bounce is sluggish")
  func negativeBounce() {
    let sluggish = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    let smooth = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    #expect(sluggish.allowsOverdamping && !smooth.allowsOverdamping)
    #expect(sluggish.settlingDuration > 1.5 * smooth.settlingDuration)
  }
}
