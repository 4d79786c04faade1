import QuartzCore
import Testing

@testable import UIKit

@Suite("Property animators")
struct PropertyAnimatorTests {
  func makeView(on screen: SteppedScreen) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    screen.window.addSubview(view)
    screen.turn()
    return view
  }

  func x(_ view: UIView) -> CGFloat {
    (view.layer.presentation() ?? view.layer).position.x
  }

  private func linear(_ view: UIView, duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { view.center.x = 120 }
  }

  func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

  // MARK: Running

  @Test("Nothing is changed before the start; then views move at the pace and the completion comes")
  func runs() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var ends: [UIViewAnimatingPosition] = []
    let animator = linear(view)
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && view.center.x == 20)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(view.center.x == 120 && near(x(view), 20))
    screen.advance(by: 0.25)
    #expect(near(x(view), 45) && near(animator.fractionComplete, 0.25))
    #expect(ends.isEmpty)
    screen.advance(by: 0.75)
    #expect(ends == [.end] && x(view) == 120)
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(UIApplication.shared.nextWakeTime == .infinity)
  }

  @Test("The named curves, curves of one's own and springs set the pace")
  func paces() {
    let screen = SteppedScreen()
    func middle(_ make: (UIView) -> UIViewPropertyAnimator) -> CGFloat {
      let view = makeView(on: screen)
      make(view).startAnimation()
      screen.advance(by: 0.25)
      return (x(view) - 20) / 100
    }
    let easeIn = middle { view in
      UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 120 }
    }
    #expect(near(easeIn, CGFloat(CAMediaTimingFunction(name: .easeIn).curve(0.25))))
    let own = middle { view in
      UIViewPropertyAnimator(
        duration: 1, controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 0, y: 1)
      ) { view.center.x = 120 }
    }
    #expect(near(own, CGFloat(UnitBezier(0, 1, 0, 1)(0.25))))
    let spring = middle { view in
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x = 120 }
    }
    let model = SpringPace(duration: 1, dampingRatio: 0.5, velocity: 0)
    let way = Spring(mass: 1, stiffness: model.stiffness, damping: model.damping).value(at: 0.25)
    #expect(near(spring, CGFloat(way)))
  }

  @Test("A spring of constants has a duration of its own")
  func springDuration() {
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 7, timingParameters: parameters)
    let spring = CASpringAnimation(keyPath: "position")
    #expect(near(animator.duration, spring.settlingDuration))
  }

  @Test("After a delay it starts; a running one is made in one call")
  func delayed() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 120 },
      completion: { end = $0 })
    #expect(animator.state == .active && !animator.isRunning && animator.delay == 0.5)
    screen.advance(by: 0.5)
    #expect(near(x(view), 20) && animator.isRunning)
    screen.advance(by: 0.5)
    #expect(near(x(view), 70))
    screen.advance(by: 0.5)
    #expect(end == .end)
  }

  @Test("Colours and opacity move as well; touches are let through unless that is turned off")
  func otherProperties() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.isUserInteractionEnabled = false
    animator.addAnimations {
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      view.alpha = 0.5
    }
    animator.startAnimation()
    screen.advance(by: 0.5)
    #expect(near(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.75))
    #expect(near(view.layer.presentation()?.backgroundColor?.components?[0] ?? 0, 0.5))
    #expect(screen.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === screen.window)
    screen.advance(by: 0.5)
    #expect(screen.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === view)
  }

  // MARK: Pausing and scrubbing

  @Test("A pause holds what shows, wakes nobody, and going on takes the time that was left")
  func pauses() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 120 }
    animator.startAnimation()
    screen.advance(by: 0.4)
    let held = x(view)
    animator.pauseAnimation()
    screen.advance(by: 5)
    #expect(near(x(view), held) && !animator.isRunning && animator.state == .active)
    #expect(UIApplication.shared.nextWakeTime == .infinity)
    // Paused, the fraction is of the way and not of the time.
    #expect(near(animator.fractionComplete, (held - 20) / 100))
    animator.startAnimation()
    screen.advance(by: 0.2)
    #expect(near(x(view), 20 + 100 * CGFloat(CAMediaTimingFunction(name: .easeIn).curve(0.6))))
    screen.advance(by: 0.41)
    #expect(animator.state == .inactive && x(view) == 120)
  }

  @Test("Scrubbing shows any part of the way, evenly, and the pace goes on from there")
  func scrubs() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { view.center.x = 120 }
    for fraction in [0.5, 0.1, 0.9, 0.3] as [CGFloat] {
      animator.fractionComplete = fraction
      screen.turn()
      #expect(near(x(view), 20 + 100 * fraction) && animator.fractionComplete == fraction)
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    screen.turn()
    #expect(near(x(view), 50))
    screen.advance(by: 0.1)
    #expect(x(view) > 55 && x(view) < 100)
    screen.advance(by: 1)
    #expect(x(view) == 120 && animator.state == .inactive)
  }

  @Test("Scrubbing follows the pace where it is not to be even")
  func scrubsAlongThePace() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 120 }
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    screen.turn()
    #expect(near(x(view), 20 + 100 * CGFloat(CAMediaTimingFunction(name: .easeIn).curve(0.5))))
    #expect(animator.fractionComplete == 0.5)
  }

  @Test("Another pace and duration take it from where it is, with no jump")
  func continues() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let animator = linear(view)
    animator.startAnimation()
    screen.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    screen.turn()
    #expect(near(x(view), 70))
    screen.advance(by: 1)
    #expect(near(x(view), 95))
    screen.advance(by: 1)
    #expect(x(view) == 120 && animator.state == .inactive)
  }

  // MARK: Turning round

  @Test("Turned round it goes back the way it came, to the old values")
  func reverses() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 120 }
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    screen.advance(by: 0.6)
    animator.isReversed = true
    screen.advance(by: 0.2)
    #expect(near(x(view), 20 + 100 * CGFloat(CAMediaTimingFunction(name: .easeIn).curve(0.4))))
    screen.advance(by: 0.41)
    #expect(end == .start && view.center.x == 20 && x(view) == 20)
    #expect(!animator.isReversed)
  }

  @Test("Turned round twice, or after it went on at another pace, it arrives where it should")
  func reversesAgain() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let animator = linear(view)
    animator.startAnimation()
    screen.advance(by: 0.5)
    animator.isReversed = true
    screen.advance(by: 0.25)
    animator.isReversed = false
    screen.advance(by: 0.25)
    #expect(near(x(view), 70))
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    screen.advance(by: 0.5)
    #expect(near(x(view), 95))
    animator.isReversed = true
    screen.turn()
    #expect(near(x(view), 95))
    screen.advance(by: 2)
    #expect(view.center.x == 20 && animator.state == .inactive)
  }

  @Test("Where it is to pause at the end, it can be turned round there")
  func pausesOnCompletion() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var ends: [UIViewAnimatingPosition] = []
    let animator = linear(view)
    animator.pausesOnCompletion = true
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    screen.advance(by: 1.5)
    #expect(animator.state == .active && !animator.isRunning && ends.isEmpty)
    #expect(near(x(view), 120))
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    screen.advance(by: 0.5)
    #expect(near(x(view), 70))
    screen.advance(by: 0.6)
    #expect(ends == [.start])
  }

  // MARK: Stopping

  @Test("Stopped without finishing, what shows becomes the value and no completion comes")
  func stops() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var isCalled = false
    let animator = linear(view)
    animator.addCompletion { _ in isCalled = true }
    animator.startAnimation()
    screen.advance(by: 0.3)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && near(view.center.x, 50) && near(x(view), 50))
    screen.advance(by: 2)
    #expect(!isCalled)
  }

  @Test(
    "Stopped to be finished, it ends at any of the three places",
    arguments: [
      (.start, 20), (.current, 50), (.end, 120),
    ] as [(UIViewAnimatingPosition, CGFloat)])
  func finishes(place: UIViewAnimatingPosition, value: CGFloat) {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var end: UIViewAnimatingPosition?
    let animator = linear(view)
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    screen.advance(by: 0.3)
    animator.stopAnimation(false)
    screen.advance(by: 1)
    #expect(animator.state == .stopped && near(x(view), 50) && end == nil)
    animator.finishAnimation(at: place)
    screen.turn()
    #expect(end == place && near(view.center.x, value) && near(x(view), value))
    #expect(animator.state == .inactive)
  }

  @Test("What can't be done is said and changes nothing")
  func misuse() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var said: [String] = []
    let sink = UIKitLog.sink
    UIKitLog.sink = { said.append($0) }
    defer { UIKitLog.sink = sink }
    let animator = linear(view)
    animator.finishAnimation(at: .end)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(said.count == 2 && animator.state == .inactive)
    animator.isInterruptible = false
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.stopAnimation(true)
    #expect(said.count == 5 && animator.isRunning)
  }

  // MARK: Contents

  @Test("Changes with a delay factor take the rest of the time, those added later what is left")
  func delayFactor() {
    let screen = SteppedScreen()
    let (first, second, third) = (
      makeView(on: screen), makeView(on: screen), makeView(on: screen)
    )
    let animator = linear(first)
    animator.addAnimations({ second.center.x = 120 }, delayFactor: 0.5)
    animator.startAnimation()
    screen.advance(by: 0.5)
    #expect(near(x(first), 70) && near(x(second), 20))
    animator.addAnimations { third.center.x = 120 }
    screen.advance(by: 0.25)
    #expect(near(x(first), 95) && near(x(second), 70) && near(x(third), 70))
    animator.pauseAnimation()
    screen.advance(by: 1)
    #expect(near(x(second), 70))
    animator.startAnimation()
    screen.advance(by: 0.25)
    #expect([first, second, third].allSatisfy { $0.center.x == 120 && x($0) == 120 })
  }

  @Test("A change of layout moves, and a nested animation joins in")
  func nested() {
    let screen = SteppedScreen()
    let (outer, inner) = (makeView(on: screen), makeView(on: screen))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      outer.center.x = 120
      UIView.animate(withDuration: 9) { inner.center.x = 120 }
    }
    animator.startAnimation()
    screen.advance(by: 0.5)
    animator.pauseAnimation()
    screen.advance(by: 1)
    #expect(near(x(outer), 70) && near(x(inner), 70))
  }

  @Test("It can be used again once it is over")
  func again() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let animator = linear(view)
    animator.startAnimation()
    screen.advance(by: 2)
    animator.addAnimations { view.center.x = 220 }
    animator.startAnimation()
    screen.advance(by: 0.5)
    #expect(near(x(view), 170))
  }
}
