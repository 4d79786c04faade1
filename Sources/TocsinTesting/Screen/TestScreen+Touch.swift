public import UIKit
import WindowServer

extension TestScreen {
  /// Taps the middle of what shows a text or has an identifier.
  /// - Throws: ``ScreenError`` if there is no such thing, or something covers it.
  public func tap(_ name: String) throws {
    tap(at: try point(of: name))
  }

  /// Taps a point of the screen, in points; the finger stays down for a twentieth of a second.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    advance(by: 0.05)
    touchUp(at: point)
  }

  /// Puts the finger down; a number tells it from others that are down.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    post(.down, point, isDown: true, finger: finger)
  }

  /// Moves the finger that is down.
  public func touchMove(to point: CGPoint, finger: Int = 0) {
    post(.moved, point, isDown: true, finger: finger)
  }

  /// Lifts the finger.
  public func touchUp(at point: CGPoint, finger: Int = 0) {
    post(.up, point, isDown: false, finger: finger)
  }

  /// Clicks the mouse's secondary button, which on a device's screen brings up the device's menu.
  public func secondaryClick(at point: CGPoint) {
    post(.down, point, isDown: false, button: 3)
    post(.up, point, isDown: false, button: 3)
  }

  /// Drags from one point to another in a number of steps, a frame each.
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 12) {
    touchDown(at: start)
    let count = max(1, steps)
    for step in 1...count {
      self.step()
      let part = CGFloat(step) / CGFloat(count)
      touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    touchUp(at: end)
  }

  /// Turns the wheel over a point: `dy` points of content come up from below.
  public func scroll(at point: CGPoint, dx: CGFloat = 0, dy: CGFloat) {
    server.post(
      .scroll(
        window: serverWindow.id, at: point, delta: ScrollDelta(dx: -dx, dy: -dy), isPrecise: true))
    application.runTurn()
  }

  private func post(
    _ phase: PointerEvent.Phase, _ point: CGPoint, isDown: Bool, finger: Int = 0, button: Int = 1
  ) {
    server.post(
      .pointer(
        PointerEvent(
          window: serverWindow.id, phase: phase, kind: finger == 0 ? .mouse : .touch,
          location: point, id: finger, button: phase == .moved ? 0 : button, isDown: isDown)))
    application.runTurn()
  }

  var serverWindow: OffscreenWindow {
    guard let window = server.windows.first else {
      preconditionFailure("The screen's window was closed. Make a new TestScreen.")
    }
    return window
  }
}
