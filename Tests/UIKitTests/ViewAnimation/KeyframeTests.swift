import QuartzCore
import Testing
import UIKit

@Suite("Keyframes of views", .serialized) struct KeyframeTests {
  @Test("Each keyframe has its part of the time; geometry and opacity alike")
  func parts() {
    let screen = SteppedScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    screen.window.addSubview(view)
    screen.turn()
    var finished: Bool?
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
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
