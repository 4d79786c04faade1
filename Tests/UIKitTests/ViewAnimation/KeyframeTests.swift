import QuartzCore
import Testing
import UIKit

@Suite("Keyframes of views", .serialized) struct KeyframeTests {
  /// An even pace; UIKit, too, has a name for it only among the options of plain animations.
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("Each keyframe has its part of the time; geometry and opacity alike")
  func parts() {
    let screen = SteppedScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    screen.window.addSubview(view)
    screen.turn()
    var finished: Bool?
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.center.x = 110
        view.alpha = 0.5
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.center.x = 10
        view.alpha = 1
      }
    } completion: {
      finished = $0
    }
    func shown() -> (x: CGFloat, alpha: Float) {
      let layer = view.layer.presentation()
      return (layer?.position.x ?? .nan, layer?.opacity ?? .nan)
    }
    screen.advance(by: 0.5)
    #expect(abs(shown().x - 60) < 1e-6 && abs(shown().alpha - 0.75) < 1e-6)
    screen.advance(by: 0.5)
    #expect(abs(shown().x - 110) < 1e-6 && abs(shown().alpha - 0.5) < 1e-6)
    screen.advance(by: 0.5)
    #expect(abs(shown().x - 60) < 1e-6 && abs(shown().alpha - 0.75) < 1e-6)
    screen.advance(by: 0.5)
    #expect(shown() == (10, 1) && finished == true)
  }

  // The animation that UIKit makes, as printed in stackoverflow.com/questions/20521214, has
  // ease-in-ease-out over the whole, and the curve of a block around in its place.
  @Test(
    "The whole is slow at both ends, or goes at the pace of the block around, or at one of its own",
    arguments: [UInt?.none, 1, 3])
  func pace(curve: UInt?) {
    let screen = SteppedScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let (plain, inner, own) = (UIView(), UIView(), UIView())
    for view in [view, plain, inner, own] { screen.window.addSubview(view) }
    screen.turn()
    func run(_ view: UIView, options: UIView.KeyframeAnimationOptions = []) {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.center.x += 100
          view.alpha = 0.5
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }
    }
    let options = UIView.AnimationOptions(rawValue: (curve ?? 0) << 16)
    UIView.animate(withDuration: 1, delay: 0, options: options) {
      plain.alpha = 0
      run(inner)
    }
    run(own, options: UIView.KeyframeAnimationOptions(rawValue: options.rawValue))
    if curve == nil { run(view) }
    for _ in 0..<9 {
      screen.advance(by: 0.1)
      let way = 1 - Double(plain.layer.presentation()?.opacity ?? .nan)
      for view in curve == nil ? [view, inner, own] : [inner, own] {
        let shown = view.layer.presentation()
        #expect(abs(Double(shown?.opacity ?? .nan) - (1 - way)) < 1e-5)
        let start = view.center.x - 100
        #expect(abs((shown?.position.x ?? .nan) - (start + 100 * min(2 * way, 1))) < 1e-3)
      }
    }
  }

  @Test("Discrete keyframes jump at their start")
  func discrete() {
    let screen = SteppedScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    screen.window.addSubview(view)
    screen.turn()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
    }
    screen.advance(by: 0.4)
    #expect(view.layer.presentation()?.opacity == 1)
    screen.advance(by: 0.2)
    #expect(view.layer.presentation()?.opacity == 0)
  }

  /// A view that goes right for 0.2 s, and then down, three times as far, for 0.8 s.
  private func runs(_ mode: UIView.KeyframeAnimationOptions) -> (SteppedScreen, UIView) {
    let screen = SteppedScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    screen.window.addSubview(view)
    screen.turn()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: mode.union(linear)) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) {
        view.center.x = 110
        view.alpha = 0.5
      }
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.8) {
        view.center.y = 310
        view.alpha = 0
      }
    }
    screen.turn()
    return (screen, view)
  }

  private func center(_ view: UIView) -> CGPoint {
    view.layer.presentation()?.position ?? CGPoint(x: CGFloat.nan, y: .nan)
  }

  @Test("Paced keyframes go at even speed, whatever their times")
  func paced() {
    let (screen, view) = runs(.calculationModePaced)
    #expect(center(view) == CGPoint(x: 10, y: 10))
    screen.advance(by: 0.25)
    #expect(abs(center(view).x - 110) < 1e-6 && abs(center(view).y - 10) < 1e-6)
    screen.advance(by: 0.25)
    #expect(abs(center(view).x - 110) < 1e-6 && abs(center(view).y - 110) < 1e-6)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    screen.advance(by: 0.6)
    #expect(center(view) == CGPoint(x: 110, y: 310) && view.layer.animationKeys() == nil)
  }

  @Test("Cubic keyframes are met at their times, on a curve without corners")
  func cubic() {
    let (screen, view) = runs(.calculationModeCubic)
    screen.advance(by: 0.1)
    let early = center(view)
    #expect(early.x > 10 && early.y < 10)
    screen.advance(by: 0.1 - 0.001)
    let before = center(view)
    screen.advance(by: 0.001)
    let met = center(view)
    #expect(abs(met.x - 110) < 1e-6 && abs(met.y - 10) < 1e-6)
    screen.advance(by: 0.001)
    let after = center(view)
    // The same direction on both sides of the keyframe: where it would turn by a right angle, on
    // straight ways, it goes on to the right and down.
    #expect(after.x > met.x && after.y > met.y && before.x < met.x && before.y < met.y)
    screen.advance(by: 1)
    #expect(center(view) == CGPoint(x: 110, y: 310))
  }

  @Test("Cubic and paced, the curve is gone along at even speed")
  func cubicPaced() {
    let (screen, view) = runs(.calculationModeCubicPaced)
    var lengths: [CGFloat] = []
    var last = center(view)
    for _ in 0..<10 {
      screen.advance(by: 0.1)
      let next = center(view)
      lengths.append(hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 0)
    #expect(least > 30 && most / least < 1.15)
    #expect(last == CGPoint(x: 110, y: 310))
  }

  @Test("A curve rests where keyframes leave a pause, and swings over neither before nor after")
  func pause() {
    let screen = SteppedScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    screen.window.addSubview(view)
    screen.turn()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear.union(.calculationModeCubic)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 110 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 10 }
    }
    screen.turn()
    for step in 1...20 {
      screen.advance(by: 0.05)
      let x = center(view).x
      #expect(x >= 10 - 1e-6 && x <= 110 + 1e-6)
      if (5...10).contains(step) { #expect(abs(x - 110) < 1e-6) }
      if step >= 15 { #expect(abs(x - 10) < 1e-6) }
    }
  }

  @Test("A keyframe outside of animateKeyframes changes at once")
  func outside() {
    let view = UIView()
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    #expect(view.alpha == 0 && view.layer.animationKeys() == nil)
  }

  @Test("A transition shows the old picture, which fades, over the new")
  func transition() {
    let screen = SteppedScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    screen.window.addSubview(view)
    screen.advance(by: 1)
    var finished: Bool?
    UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      view.backgroundColor = .blue
    } completion: {
      finished = $0
    }
    screen.advance(by: 0.0001)
    #expect(screen.pixel(10, 10) == 0xFFFF_0000)
    screen.advance(by: 0.5)
    let middle = screen.pixel(10, 10)
    #expect(abs(Int(middle >> 16 & 0xFF) - 128) < 8 && abs(Int(middle & 0xFF) - 127) < 8)
    screen.advance(by: 0.6)
    #expect(screen.pixel(10, 10) == 0xFF00_00FF)
    #expect(finished == true && view.subviews.isEmpty)
  }
}
