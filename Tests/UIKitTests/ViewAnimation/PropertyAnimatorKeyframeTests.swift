import QuartzCore
import Testing

@testable import UIKit

// Keyframes in property animators.
extension PropertyAnimatorTests {
  @Test("Keyframes keep their times, running and scrubbed")
  func keyframes() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 120 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }
    }
    animator.fractionComplete = 0.25
    screen.turn()
    #expect(near(x(view), 70) && view.layer.presentation()?.opacity == 1)
    animator.startAnimation()
    screen.advance(by: 0.5)
    #expect(near(x(view), 120))
    #expect(near(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
  }

  /// An animator that moves one view, and another one likewise in a keyframe.
  private func withKeyframe(
    _ plain: UIView, _ framed: UIView, _ parameters: any UITimingCurveProvider
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations {
      plain.center.x = 120
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
          framed.center.x = 120
          framed.alpha = 0
        }
      }
    }
    return animator
  }

  /// Whether the view in the keyframe is where the plain one's way says.
  private func keepsStep(_ plain: UIView, _ framed: UIView) -> Bool {
    let way = (x(plain) - 20) / 100
    let part = min(max((way - 0.25) / 0.5, 0), 1)
    let alpha = CGFloat(framed.layer.presentation()?.opacity ?? .nan)
    return abs(x(framed) - (20 + 100 * part)) < 0.3 && abs(alpha - (1 - part)) < 0.003
  }

  @Test(
    "The animator's pace is that of all keyframes together, forth and back, and at another pace",
    arguments: [false, true])
  func paceOfKeyframes(isSpring: Bool) {
    let screen = SteppedScreen()
    let (plain, framed) = (makeView(on: screen), makeView(on: screen))
    let pace: any UITimingCurveProvider =
      isSpring
      ? UISpringTimingParameters(dampingRatio: 0.4)
      : UICubicTimingParameters(animationCurve: .easeIn)
    let animator = withKeyframe(plain, framed, pace)
    animator.startAnimation()
    for _ in 0..<5 {
      screen.advance(by: 0.1)
      #expect(keepsStep(plain, framed))
    }
    animator.isReversed = true
    for _ in 0..<2 {
      screen.advance(by: 0.1)
      #expect(keepsStep(plain, framed))
    }
    animator.pauseAnimation()
    screen.turn()
    #expect(keepsStep(plain, framed))
    animator.isReversed = false
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 1)
    for _ in 0..<9 {
      screen.advance(by: 0.1)
      #expect(keepsStep(plain, framed))
    }
    screen.advance(by: 0.2)
    #expect(x(framed) == 120 && framed.alpha == 0 && animator.state == .inactive)
  }

  @Test("Stopped in the middle of a keyframe, a view stays where it shows")
  func stoppedInKeyframe() {
    let screen = SteppedScreen()
    let (plain, framed) = (makeView(on: screen), makeView(on: screen))
    let animator = withKeyframe(plain, framed, UICubicTimingParameters(animationCurve: .easeIn))
    animator.startAnimation()
    screen.advance(by: 0.6)
    let shown = x(framed)
    animator.stopAnimation(true)
    #expect(shown > 20 && shown < 120 && near(framed.center.x, shown))
  }
}
