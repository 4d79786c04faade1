import Testing
import UIKit

@Suite("Taps and holds", .serialized) struct TapTests {
  private func makeView(on screen: SteppedScreen) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    screen.window.addSubview(view)
    screen.turn()
    return view
  }

  @Test("A tap is recognised when the finger is lifted, and not if it strayed")
  func tap() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var taps = 0
    view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    screen.down(50, 50)
    #expect(taps == 0)
    screen.move(60, 50)
    screen.up(60, 50)
    #expect(taps == 1)
    screen.down(50, 50)
    screen.move(120, 50)
    screen.up(50, 50)
    #expect(taps == 1)
    screen.tap(300, 300)
    #expect(taps == 1)
  }

  @Test("The action knows the state, the place and the view")
  func details() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let tap = UITapGestureRecognizer { recognizer in
      #expect(recognizer.state == .recognized && recognizer.view === view)
      #expect(recognizer.location(in: view) == CGPoint(x: 50, y: 60))
    }
    view.addGestureRecognizer(tap)
    screen.tap(50, 60)
    #expect(tap.state == .possible)
  }

  @Test("A method is called while its object lives, with or without the recogniser")
  func methods() {
    final class Page: NSObject {
      var log: [String] = []
      func plain() { log.append("plain") }
      func typed(_ tap: UITapGestureRecognizer) { log.append("typed") }
      func any(_ sender: Any) { log.append("any") }
    }
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var page: Page? = Page()
    let tap = UITapGestureRecognizer(target: page!, action: Page.plain)
    tap.addTarget(page!, action: Page.typed)
    tap.addTarget(page!, action: Page.any)
    view.addGestureRecognizer(tap)
    screen.tap(50, 50)
    #expect(page?.log == ["plain", "typed", "any"])
    weak let gone = page
    page = nil
    #expect(gone == nil)
    screen.tap(50, 50)
  }

  @Test("A double tap needs both in time; a single tap that waits for it comes when it failed")
  func double() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var log: [String] = []
    let single = UITapGestureRecognizer { _ in log.append("single") }
    let double = UITapGestureRecognizer { _ in log.append("double") }
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    screen.tap(50, 50)
    #expect(log.isEmpty)
    screen.advance(by: 0.4)
    #expect(log == ["single"])
    screen.tap(50, 50)
    screen.advance(by: 0.1)
    screen.tap(50, 50)
    #expect(log == ["single", "double"])
    screen.advance(by: 1)
    #expect(log.count == 2)
  }

  @Test("The view's own touch is cancelled by a tap, unless it is not to be")
  func cancels() {
    final class Log: UIView {
      var log: [String] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
      }
    }
    let screen = SteppedScreen()
    let view = Log(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.window.addSubview(view)
    let tap = UITapGestureRecognizer { _ in }
    view.addGestureRecognizer(tap)
    screen.tap(10, 10)
    tap.cancelsTouchesInView = false
    screen.tap(10, 10)
    #expect(view.log == ["cancelled", "ended"])
  }

  @Test("A long press begins by the clock, goes on with the finger, and a tap is no long press")
  func long() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer { states.append($0.state) }
    view.addGestureRecognizer(press)
    screen.tap(50, 50)
    screen.advance(by: 1)
    #expect(states.isEmpty)
    screen.down(50, 50)
    screen.advance(by: 0.49)
    #expect(states.isEmpty)
    screen.advance(by: 0.02)
    #expect(states == [.began])
    screen.move(90, 50)
    screen.up(90, 50)
    #expect(states == [.began, .changed, .ended])
  }

  @Test("A finger that moves too far is no long press")
  func strays() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var count = 0
    view.addGestureRecognizer(UILongPressGestureRecognizer { _ in count += 1 })
    screen.down(50, 50)
    screen.move(65, 50)
    screen.advance(by: 1)
    screen.up(65, 50)
    #expect(count == 0)
  }

  @Test("A switched-off recogniser hears nothing")
  func off() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    var count = 0
    let tap = UITapGestureRecognizer { _ in count += 1 }
    view.addGestureRecognizer(tap)
    tap.isEnabled = false
    screen.tap(10, 10)
    tap.isEnabled = true
    screen.down(10, 10)
    tap.isEnabled = false
    screen.up(10, 10)
    #expect(count == 0)
    tap.isEnabled = true
    screen.tap(10, 10)
    #expect(count == 1)
  }
}
