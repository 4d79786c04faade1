import Testing

@testable import UIKit

private final class TouchView: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
  private func note(_ word: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let place = touch.location(in: self)
      log.append("\(word) \(Int(place.x)),\(Int(place.y))")
    }
  }
}

@Suite("Touches", .serialized) struct TouchTests {
  private func place(_ view: UIView, on screen: SteppedScreen) {
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    screen.window.addSubview(view)
    screen.turn()
  }

  @Test("A touch goes to the view where it came down until it is lifted, in the view's coordinates")
  func follows() {
    let screen = SteppedScreen()
    let view = TouchView()
    place(view, on: screen)
    screen.down(20, 20)
    screen.move(200, 200)
    screen.up(300, 300)
    #expect(view.log == ["began 10,10", "moved 190,190", "ended 290,290"])
  }

  @Test("What a view doesn't handle goes up the chain")
  func chain() {
    let screen = SteppedScreen()
    let outer = TouchView()
    place(outer, on: screen)
    outer.addSubview(UIView(frame: outer.bounds))
    screen.tap(20, 20)
    #expect(outer.log == ["began 10,10", "ended 10,10"])
  }

  @Test("Only the first finger counts, unless the view wants more")
  func fingers() {
    let screen = SteppedScreen()
    let view = TouchView()
    place(view, on: screen)
    screen.down(20, 20, finger: 1)
    screen.down(30, 30, finger: 2)
    screen.up(30, 30, finger: 2)
    screen.up(20, 20, finger: 1)
    #expect(view.log == ["began 10,10", "ended 10,10"])
    view.log = []
    view.isMultipleTouchEnabled = true
    screen.down(20, 20, finger: 1)
    screen.down(30, 30, finger: 2)
    screen.up(20, 20, finger: 1)
    screen.move(40, 40, finger: 2)
    screen.up(40, 40, finger: 2)
    #expect(
      view.log == ["began 10,10", "began 20,20", "ended 10,10", "moved 30,30", "ended 30,30"])
  }

  @Test("A touch that the system takes is cancelled, also when the keyboard goes elsewhere")
  func cancelled() {
    let screen = SteppedScreen()
    let view = TouchView()
    place(view, on: screen)
    screen.down(20, 20)
    screen.cancel(20, 20)
    screen.down(20, 20)
    screen.post(.focus(window: 1, isFocused: false))
    screen.up(20, 20)
    #expect(view.log == ["began 10,10", "cancelled 10,10", "began 10,10", "cancelled 10,10"])
    #expect(UIApplication.shared.applicationState == .inactive)
  }

  @Test("Taps that follow each other are counted")
  func counted() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let screen = SteppedScreen()
    let view = Counter()
    place(view, on: screen)
    screen.tap(20, 20)
    screen.advance(by: 0.2)
    screen.tap(21, 20)
    screen.advance(by: 0.5)
    screen.tap(20, 20)
    screen.tap(90, 90)
    #expect(view.counts == [1, 2, 1, 1])
  }

  @Test("The foremost window that takes the touch gets it")
  func windows() {
    let screen = SteppedScreen()
    let view = TouchView()
    place(view, on: screen)
    let above = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    above.windowLevel = .alert
    above.isHidden = false
    screen.tap(20, 20)
    screen.tap(60, 60)
    #expect(view.log == ["began 50,50", "ended 50,50"])
    above.isUserInteractionEnabled = false
    screen.tap(20, 20)
    #expect(view.log.count == 4)
  }

  @Test("While interaction is ignored nothing comes through")
  func ignored() {
    let screen = SteppedScreen()
    let view = TouchView()
    place(view, on: screen)
    UIApplication.shared.beginIgnoringInteractionEvents()
    screen.tap(20, 20)
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(view.log.isEmpty)
  }

  @Test("The wheel goes to the view under the pointer and up the chain")
  func wheel() {
    final class Wheel: UIView {
      var delta: CGVector?
      override func scrollWheel(with event: UIEvent) { delta = (event as? ScrollEvent)?.delta }
    }
    let screen = SteppedScreen()
    let view = Wheel()
    place(view, on: screen)
    view.addSubview(UIView(frame: view.bounds))
    screen.post(
      .scroll(
        window: 1, at: CGPoint(x: 20, y: 20), delta: .init(dx: 0, dy: -12), isPrecise: false))
    #expect(view.delta == CGVector(dx: 0, dy: -12 as CGFloat))
  }
}
