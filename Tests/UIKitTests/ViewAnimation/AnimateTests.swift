import QuartzCore
import Testing

@testable import UIKit

@Suite("UIView.animate", .serialized) struct AnimateTests {
  private func shownX(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.position.x ?? .nan
  }

  private func makeView(on screen: SteppedScreen) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    screen.window.addSubview(view)
    screen.turn()
    return view
  }

  @Test("The model changes at once, what shows follows the curve, the completion comes at the end")
  func basics() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var finished: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 110
    } completion: {
      finished = $0
    }
    #expect(view.center.x == 110)
    screen.turn()
    #expect(abs(shownX(view) - 10) < 1e-9)
    screen.advance(by: 0.5)
    #expect(abs(shownX(view) - 60) < 1e-6)
    #expect(finished == nil)
    screen.advance(by: 0.5)
    #expect(finished == true)
    #expect(shownX(view) == 110 && view.layer.animationKeys() == nil)
  }

  @Test("The default pace is ease-in-out")
  func defaultPace() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    let animation = view.layer.animation(forKey: "opacity")
    #expect(animation?.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    #expect(animation?.duration == 1)
  }

  @Test("Outside a block nothing is animated")
  func outside() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    view.center.x = 50
    view.alpha = 0.5
    view.layer.cornerRadius = 4
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("With duration 0 the change is immediate and the completion comes with the next turn")
  func zero() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var finished: Bool?
    UIView.animate(withDuration: 0) {
      view.alpha = 0.5
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0.5 && view.layer.animationKeys() == nil && finished == nil)
    #expect(UIApplication.shared.nextWakeTime <= screen.now)
    screen.turn()
    #expect(finished == true)
  }

  @Test("A block that changes nothing completes with the next turn, whatever its duration")
  func nothing() {
    let screen = SteppedScreen()
    var finished: Bool?
    UIView.animate(withDuration: 5) {
    } completion: {
      finished = $0
    }
    #expect(finished == nil)
    screen.turn()
    #expect(finished == true)
  }

  @Test("A new movement starts from where the eye sees the view")
  func additive() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
    screen.advance(by: 0.5)
    let before = shownX(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 10 }
    #expect(view.layer.animationKeys()?.count == 2)
    screen.turn()
    #expect(abs(shownX(view) - before) < 1e-6)
    screen.advance(by: 0.25)
    // Still carried by the first: 110 × ¼ way left of it, and the second a quarter on its way.
    #expect(abs(shownX(view) - (10 - 25 + 75)) < 1e-6)
    screen.advance(by: 1)
    #expect(shownX(view) == 10)
  }

  @Test("Opacity starts from the value set last, or from what shows if asked to")
  func opacity() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    screen.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.alpha = 1
    }
    screen.turn()
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.2 }
    screen.turn()
    #expect(view.layer.presentation()?.opacity == 1)
  }

  @Test("An animation that is replaced ends unfinished")
  func replaced() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    screen.advance(by: 0.2)
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: {
      ends.append($0)
    }
    screen.turn()
    #expect(ends == [false])
    screen.advance(by: 1)
    #expect(ends == [false, true])
  }

  @Test("Until the delay is over the old value shows")
  func delay() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 110 }
    screen.advance(by: 0.9)
    #expect(shownX(view) == 10)
    screen.advance(by: 0.6)
    #expect(abs(shownX(view) - 60) < 1e-6)
  }

  @Test("An inner block takes over the outer one's duration and pace unless told otherwise")
  func nested() {
    let screen = SteppedScreen()
    let (one, other) = (makeView(on: screen), makeView(on: screen))
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.1) { one.alpha = 0 }
      UIView.animate(
        withDuration: 0.1, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
      ) { other.alpha = 0 }
    }
    let (inherited, own) = (
      one.layer.animation(forKey: "opacity"), other.layer.animation(forKey: "opacity")
    )
    #expect(inherited?.duration == 2)
    #expect(inherited?.timingFunction == CAMediaTimingFunction(name: .linear))
    #expect(own?.duration == 0.1)
    #expect(own?.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test("performWithoutAnimation changes at once within a block")
  func without() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.alpha = 0 }
      #expect(UIView.inheritedAnimationDuration == 1)
    }
    #expect(view.layer.animationKeys() == nil && UIView.areAnimationsEnabled)
  }

  @Test("Animated views take no touches unless allowed, until the animation has ended")
  func touches() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let point = CGPoint(x: 5, y: 5)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(screen.window.hitTest(point, with: nil) === screen.window)
    screen.advance(by: 1.1)
    #expect(screen.window.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(screen.window.hitTest(point, with: nil) === view)
  }

  @Test("Repeating and running back are the layer's")
  func repeats() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
    let animation = view.layer.animation(forKey: "opacity")
    #expect(animation?.repeatCount == .infinity && animation?.autoreverses == true)
    view.layer.removeAllAnimations()
    UIView.animate(withDuration: 1) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.alpha = 1 }
    }
    #expect(view.layer.animation(forKey: "opacity")?.repeatCount == 3)
  }

  @Test("The keyboard's curve is a spring of half a second")
  func keyboardCurve() throws {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
      view.alpha = 0
    }
    let spring = try #require(view.layer.animation(forKey: "opacity") as? CASpringAnimation)
    #expect((spring.mass, spring.stiffness, spring.damping) == (3, 1000, 500))
    #expect(spring.duration == 0.5)
  }

  @Test("A view that is taken away ends its animations unfinished")
  func removed() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    screen.advance(by: 0.1)
    view.removeFromSuperview()
    screen.advance(by: 0.1)
    #expect(finished == false && view.touchBlockingAnimations == 0)
  }

  @Test("Waiting for an animation goes on when it has ended")
  func waiting() async {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let wait = Task { await UIView.animate(withDuration: 0.2) { view.alpha = 0 } }
    while view.layer.animationKeys() == nil { await Task.yield() }
    screen.advance(by: 0.3)
    #expect(await wait.value)
  }

  @Test("Between begin and commit, too, changes are animated, with the settings before them")
  func legacy() {
    let screen = SteppedScreen()
    let (one, other) = (makeView(on: screen), makeView(on: screen))
    UIView.beginAnimations(nil, context: nil)
    one.alpha = 0
    UIView.setAnimationDuration(3)
    UIView.setAnimationCurve(.easeIn)
    other.alpha = 0
    UIView.commitAnimations()
    #expect(one.layer.animation(forKey: "opacity")?.duration == 0.2)
    #expect(other.layer.animation(forKey: "opacity")?.duration == 3)
    one.alpha = 1
    #expect(one.layer.animation(forKey: "opacity")?.duration == 0.2)
  }
}
