import QuartzCore
import Tocsin
import UIKit
import WindowServer

/// A screen that is drawn once, at a moment of a clock that is stepped, with no window anywhere.
final class OffscreenScene {
  private let clock = SteppedMediaClock(now: 1)
  private let start: CFTimeInterval

  /// Starts the application anew over nothing.
  init(size: CGSize, scale: CGFloat, appearance: UIUserInterfaceStyle) {
    start = clock.now
    UIApplication.reset()
    // The same input gives the same picture, whoever asks for it.
    Reader.current = .neutral
    let server = OffscreenWindowServer(availableSize: size, defaultScale: scale)
    do throws(WindowServerError) {
      try UIApplication.start(server: server, clock: clock)
    } catch {
      // Only a window can be refused, and none is asked for.
      preconditionFailure("An offscreen application could not start: \(error)")
    }
    UIScreen.main.setTraits { $0.userInterfaceStyle = appearance }
    UIScreen.main.resize(to: size, scale: scale)
  }

  /// Gives the screen its size, once it is known.
  func resize(to size: CGSize) {
    UIScreen.main.resize(to: size, scale: UIScreen.main.scale)
  }

  /// What the screen shows at a moment, in seconds from the start.
  ///
  /// What happens until then happens in its order; nothing but the last moment is drawn.
  func picture(at moment: TimeInterval) -> Bitmap {
    let size = UIScreen.main.bounds.size
    let scale = UIScreen.main.scale
    let renderer = LayerRenderer(root: UIScreen.main.rootLayer, size: size, scale: scale)
    run(until: moment)
    let bitmap = Bitmap(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    _ = renderer.render(at: clock.now, into: bitmap, contentsLost: true)
    return bitmap
  }

  /// Lets everything happen up to a moment, in seconds from the start.
  func run(until moment: TimeInterval) {
    let application = UIApplication.shared
    application.runTurn()
    let end = start + moment
    while application.nextWakeTime < end {
      clock.move(to: max(application.nextWakeTime, clock.now + 1e-6))
      application.runTurn()
    }
    clock.move(to: end)
    application.runTurn()
  }
}
