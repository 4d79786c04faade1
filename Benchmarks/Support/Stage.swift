internal import Foundation
internal import QuartzCore
public import UIKit
package import WindowServer

/// An application over no window system, whose clock is moved by hand.
public final class Stage {
  private let clock = SteppedMediaClock(now: 1)
  private let server: OffscreenWindowServer
  private let window: UIWindow

  /// What alerts are presented from.
  public let page = UIViewController()

  /// Starts the application anew.
  public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1) {
    UIApplication.reset()
    server = OffscreenWindowServer(availableSize: size, defaultScale: scale)
    do {
      try UIApplication.start(
        server: server, clock: clock,
        window: WindowDescription(title: "Benchmark", size: size, scale: scale, isResizable: true))
    } catch {
      preconditionFailure("An offscreen window is never refused, yet: \(error)")
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    page.view.backgroundColor = .systemBackground
    window.rootViewController = page
    window.makeKeyAndVisible()
  }

  /// Whether frames are drawn; otherwise time passes faster.
  public var drawsFrames: Bool {
    get { !UIScreen.main.isFrozen }
    set { UIScreen.main.isFrozen = !newValue }
  }

  /// Reads what is in the window.
  package func withPixels<Result>(_ body: (PixelBuffer) -> Result) -> Result {
    server.windows[0].withPixels(body)
  }

  /// One turn: events, timers, layout, one frame.
  public func turn() { UIApplication.shared.runTurn() }

  /// Lets time pass, with the frames at its ends alone: what moves meanwhile is not drawn.
  public func pass(_ seconds: Double) {
    turn()
    clock.move(to: clock.now + seconds)
    turn()
    turn()
  }
}
