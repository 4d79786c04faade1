internal import CoreGraphics
internal import QuartzCore
internal import WindowServer

/// Draws a screen's layers into its window of the desktop.
final class ScreenPresenter {
  private unowned let screen: UIScreen
  private let window: any ServerWindow
  private var renderer: LayerRenderer
  /// When the first frame was drawn; nil before.
  private(set) var firstFrameTime: CFTimeInterval?
  /// The pixels of the window were lost or never drawn.
  private var isContentLost = true

  /// Nothing is drawn while this is set.
  var isFrozen = false { didSet { renderer.drawsContents = !isFrozen } }

  init(screen: UIScreen, window: any ServerWindow) {
    self.screen = screen
    self.window = window
    renderer = Self.makeRenderer(of: screen)
  }

  /// When the next frame shows something else; infinity if nothing moves.
  func nextFrameTime(after now: CFTimeInterval) -> CFTimeInterval {
    isContentLost ? now : renderer.nextFrameTime
  }

  /// The screen has another size or scale.
  func screenDidResize() {
    renderer = Self.makeRenderer(of: screen)
    renderer.drawsContents = !isFrozen
    isContentLost = true
  }

  /// The desktop lost the pixels.
  func contentWasLost() { isContentLost = true }

  func render(at time: CFTimeInterval) {
    let isLost = isContentLost
    isContentLost = false
    if firstFrameTime == nil { firstFrameTime = time }
    window.present { pixels in
      let bitmap = Bitmap(
        wrapping: pixels.baseAddress, width: pixels.width, height: pixels.height,
        bytesPerRow: pixels.bytesPerRow)
      return renderer.render(at: time, into: bitmap, contentsLost: isLost).map {
        .init(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      }
    }
  }

  private static func makeRenderer(of screen: UIScreen) -> LayerRenderer {
    LayerRenderer(root: screen.rootLayer, size: screen.bounds.size, scale: screen.scale)
  }
}
