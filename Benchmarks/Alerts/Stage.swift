import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import WindowServer

/// An application over no window system, whose clock is moved by hand.
final class Stage {
  private let clock = SteppedMediaClock(now: 1)

  init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1) {
    UIApplication.reset()
    do {
      try UIApplication.start(
        server: OffscreenWindowServer(availableSize: size, defaultScale: scale), clock: clock,
        window: WindowDescription(title: "Benchmark", size: size, scale: scale, isResizable: true))
    } catch {
      preconditionFailure("An offscreen window is never refused, yet: \(error)")
    }
    page.view.backgroundColor = .systemBackground
    window.rootViewController = page
    window.makeKeyAndVisible()
    advance(to: clock.now + 1)
  }

  let page = UIViewController()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// One turn: events, timers, layout, one frame.
  func turn() { UIApplication.shared.runTurn() }

  /// Lets time pass, with the frames at its ends alone: what moves meanwhile is not drawn.
  func pass(_ seconds: TimeInterval) { advance(to: clock.now + seconds) }

  private func advance(to end: CFTimeInterval) {
    turn()
    clock.move(to: end)
    turn()
    turn()
  }
}
