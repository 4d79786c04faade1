import Testing
import UIKit

@Suite("Dragging", .serialized) struct PanTests {
  private func makeView(on screen: SteppedScreen) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    screen.window.addSubview(view)
    screen.turn()
    return view
  }

  @Test("A drag begins after ten points, and tells how far and how fast")
  func drag() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var log: [(UIGestureRecognizer.State, CGFloat)] = []
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned pan] in log.append(($0.state, pan.translation(in: view).x)) }
    view.addGestureRecognizer(pan)
    screen.down(50, 50)
    screen.move(59, 50)
    #expect(log.isEmpty)
    screen.advance(by: 0.05)
    screen.move(70, 50)
    #expect(log.map(\.0) == [.began] && log.last?.1 == 20)
    screen.advance(by: 0.05)
    screen.move(90, 50)
    #expect(log.last?.1 == 40)
    #expect(abs(pan.velocity(in: view).x - 400) < 1)
    pan.setTranslation(.zero, in: view)
    screen.move(95, 50)
    #expect(log.last?.1 == 5)
    screen.up(95, 50)
    #expect(log.last?.0 == .ended && log.last?.1 == 5)
  }

  @Test("A finger that rested before it was lifted has no speed")
  func rests() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var velocity = CGPoint(x: 1, y: 1)
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned pan] in
      if $0.state == .ended { velocity = pan.velocity(in: view) }
    }
    view.addGestureRecognizer(pan)
    screen.down(50, 50)
    screen.move(90, 50)
    screen.advance(by: 0.3)
    screen.up(90, 50)
    #expect(velocity == .zero)
  }

  @Test("A drag cancels the button under it")
  func button() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let button = UIButton(frame: view.bounds)
    view.addSubview(button)
    view.addGestureRecognizer(UIPanGestureRecognizer { _ in })
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("cancel") }, for: .touchCancel)
    screen.down(50, 50)
    screen.move(80, 50)
    screen.up(80, 50)
    #expect(log == ["cancel"])
  }

  @Test("Of two recognisers the first to succeed wins, unless a delegate lets both go")
  func rivals() {
    final class Together: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let screen = SteppedScreen()
    let outer = makeView(on: screen)
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    var log: [String] = []
    let one = UIPanGestureRecognizer { if $0.state == .began { log.append("outer") } }
    let other = UIPanGestureRecognizer { if $0.state == .began { log.append("inner") } }
    outer.addGestureRecognizer(one)
    inner.addGestureRecognizer(other)
    func drag() {
      screen.down(50, 50)
      screen.move(80, 50)
      screen.up(80, 50)
    }
    drag()
    #expect(log == ["inner"])
    let together = Together()
    one.delegate = together
    log = []
    drag()
    #expect(log == ["inner", "outer"])
  }

  @Test("A delegate decides on touches and on beginning")
  func delegate() {
    final class Gate: NSObject, UIGestureRecognizerDelegate {
      var receives = true
      var begins = true
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool { receives }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begins
      }
    }
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let gate = Gate()
    var count = 0
    let tap = UITapGestureRecognizer { _ in count += 1 }
    tap.delegate = gate
    view.addGestureRecognizer(tap)
    gate.receives = false
    screen.tap(10, 10)
    gate.receives = true
    gate.begins = false
    screen.tap(10, 10)
    #expect(count == 0)
    gate.begins = true
    screen.tap(10, 10)
    #expect(count == 1)
  }

  @Test("A swipe is quick and in one of its directions")
  func swipe() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var count = 0
    let swipe = UISwipeGestureRecognizer { _ in count += 1 }
    swipe.direction = [.up, .down]
    view.addGestureRecognizer(swipe)
    func drag(to x: CGFloat, _ y: CGFloat, in time: TimeInterval) {
      screen.down(100, 100)
      screen.advance(by: time)
      screen.move(x, y)
      screen.up(x, y)
    }
    drag(to: 105, 30, in: 0.1)
    #expect(count == 1)
    drag(to: 30, 105, in: 0.1)
    drag(to: 100, 30, in: 0.8)
    #expect(count == 1)
  }

  @Test("Two fingers pinch and turn")
  func pinch() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    view.isMultipleTouchEnabled = true
    var scale: CGFloat = 0
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { [unowned pinch] _ in scale = pinch.scale }
    view.addGestureRecognizer(pinch)
    screen.down(90, 100, finger: 1)
    screen.down(110, 100, finger: 2)
    screen.move(130, 100, finger: 2)
    #expect(pinch.state == .began && abs(scale - 2) < 1e-9)
    screen.up(130, 100, finger: 2)
    screen.up(90, 100, finger: 1)
    var rotation: CGFloat = 0
    let turn = UIRotationGestureRecognizer()
    turn.addAction { [unowned turn] _ in rotation = turn.rotation }
    view.removeGestureRecognizer(pinch)
    view.addGestureRecognizer(turn)
    screen.down(100, 100, finger: 1)
    screen.down(150, 100, finger: 2)
    screen.move(100, 150, finger: 2)
    #expect(abs(rotation - .pi / 2) < 1e-9)
  }

  @Test("The pointer hovers over a view until it leaves")
  func hover() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var states: [UIGestureRecognizer.State] = []
    view.addGestureRecognizer(UIHoverGestureRecognizer { states.append($0.state) })
    screen.hover(10, 10)
    screen.hover(20, 20)
    screen.hover(300, 300)
    #expect(states == [.began, .changed, .ended])
  }
}
