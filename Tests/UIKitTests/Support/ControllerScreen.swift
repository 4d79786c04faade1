import QuartzCore
import UIKit
import WindowServer

/// An application on an offscreen screen with a stepped clock, and a key window to put
/// controllers into. The former one is forgotten.
final class ControllerScreen {
  let window: UIWindow
  let server: OffscreenWindowServer
  private let clock: SteppedMediaClock

  init(size: CGSize = CGSize(width: 390, height: 844)) {
    UIApplication.reset()
    UIDevice.current.reset()
    clock = SteppedMediaClock(now: 100)
    server = OffscreenWindowServer()
    do {
      try UIApplication.start(
        server: server, clock: clock, window: WindowDescription(title: "Test", size: size, scale: 1)
      )
    } catch {
      fatalError("The offscreen server opens any window: \(error)")
    }
    window = UIWindow()
    window.makeKeyAndVisible()
    turn()
  }

  /// Takes one turn.
  func turn() { UIApplication.shared.frameLoop.runTurn() }

  /// Moves the clock on in steps of a frame, with a turn at each.
  func advance(by seconds: TimeInterval) {
    let end = clock.now + seconds
    turn()
    while clock.now + 1 / 60 < end {
      clock.move(to: clock.now + 1 / 60)
      turn()
    }
    clock.move(to: end)
    turn()
  }

  /// Lets everything that moves come to its end: three seconds.
  func settle() { advance(by: 3) }
}
