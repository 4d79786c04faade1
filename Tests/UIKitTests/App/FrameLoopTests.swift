import QuartzCore
import Testing

@testable import UIKit

@Suite("The frame loop", .serialized) struct FrameLoopTests {
  private var loop: FrameLoop { UIApplication.shared.frameLoop }

  @Test("With nothing moving there is nothing to wake for, and a turn draws nothing")
  func idle() {
    let screen = SteppedScreen()
    screen.advance(by: 1)
    #expect(UIApplication.shared.nextWakeTime == .infinity)
    let frames = loop.report.frames
    for _ in 0..<10 { screen.turn() }
    #expect(loop.report.frames == frames)
  }

  @Test("A change is shown in the same turn")
  func change() {
    let screen = SteppedScreen()
    screen.advance(by: 1)
    screen.window.backgroundColor = .red
    #expect(UIApplication.shared.nextWakeTime <= screen.now)
    screen.turn()
    #expect(screen.pixel(3, 3) == 0xFFFF_0000)
  }

  @Test("A second of movement takes sixty frames, and then there is nothing to wake for")
  func pace() {
    let screen = SteppedScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    screen.window.addSubview(view)
    screen.advance(by: 1)
    let frames = loop.report.frames
    UIView.animate(withDuration: 1) { view.center.x = 200 }
    screen.advance(by: 2)
    #expect((60...62).contains(loop.report.frames - frames))
    #expect(UIApplication.shared.nextWakeTime == .infinity)
  }

  @Test("A turn goes: left over, events, timers, layout, after the commit, completions")
  func order() {
    final class Log: UIView {
      var log: [String] = []
      override func layoutSubviews() { log.append("layout") }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("touch")
      }
    }
    let screen = SteppedScreen()
    let view = Log(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.window.addSubview(view)
    screen.advance(by: 1)
    view.log = []
    loop.performNextTurn { view.log.append("left over") }
    MediaTimer.schedule(after: 0) { view.log.append("timer") }
    CATransaction.afterCommit { view.log.append("after commit") }
    UIView.animate(withDuration: 0) {
    } completion: { _ in
      view.log.append("next turn")
    }
    view.setNeedsLayout()
    screen.down(5, 5)
    #expect(
      view.log == ["left over", "next turn", "touch", "timer", "layout", "after commit"])
  }

  @Test("What a completion changes is shown in the same turn")
  func completions() {
    let screen = SteppedScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    screen.turn()
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0.9
    } completion: { _ in
      screen.window.backgroundColor = .green
    }
    screen.advance(by: 0.5)
    #expect(screen.pixel(100, 100) == 0xFF00_FF00)
  }

  @Test("Moves of one turn are one event")
  func coalesced() {
    final class Counter: UIView {
      var moves = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
    }
    let screen = SteppedScreen()
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.window.addSubview(view)
    screen.down(5, 5)
    for x in 6...20 {
      screen.server.post(
        .pointer(
          .init(
            window: 1, phase: .moved, kind: .touch, location: CGPoint(x: x, y: 5), isDown: true)))
    }
    screen.turn()
    #expect(view.moves == 1)
  }

  @Test("The person's wish to close the window is asked for, or ends the application")
  func closing() {
    let screen = SteppedScreen()
    var asked = 0
    UIApplication.shared.onCloseRequest = { asked += 1 }
    screen.close()
    #expect(asked == 1 && loop.isRunning)
    UIApplication.shared.onCloseRequest = nil
    screen.close()
    #expect(!loop.isRunning && UIApplication.shared.applicationState == .inactive)
  }

  @Test("A new start forgets windows, timers and animations")
  func reset() {
    let screen = SteppedScreen()
    weak let window = screen.window
    var fired = false
    MediaTimer.schedule(after: 0.1) { fired = true }
    let next = SteppedScreen()
    next.advance(by: 1)
    #expect(!fired && UIApplication.shared.windows == [next.window])
    #expect(window != nil)
    _ = screen
  }

  @Test("A delegate's class is made by its name or its type, with its own stored values")
  func delegates() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var value = [1, 2, 3]
    }
    let made: Delegate = ClassMaker.make(Delegate.self)
    #expect(made.value == [1, 2, 3])
  }
}
