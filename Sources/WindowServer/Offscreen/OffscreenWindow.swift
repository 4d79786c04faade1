public import Foundation

/// A window whose pixels lie in memory, where a test or an encoder can read them.
public final class OffscreenWindow: ServerWindow {
  /// Tells the windows of one server apart, counted from 1.
  public let id: UInt32
  /// In points.
  public private(set) var size: CGSize
  /// Pixels per point.
  public private(set) var scale: CGFloat
  /// The text in a title bar, were there one.
  public var title: String
  /// The shape that the pointer would have.
  public var cursor: ServerCursor = .arrow
  /// What the window was asked to be like.
  public let description: WindowDescription

  /// The damage of each `present` that showed something, oldest first, cut at the window's edges;
  /// of the last hundred.
  public private(set) var presentedDamage: [[PixelRect]] = []
  /// Where the input method was asked to be; nil while no text is taken.
  public private(set) var textInputRect: CGRect?
  /// How often text input was ended.
  public private(set) var textInputStops = 0
  /// True once the window has been closed.
  public private(set) var isClosed = false

  private var pixels: OffscreenPixels
  private weak var server: OffscreenWindowServer?

  init(id: UInt32, description: WindowDescription, server: OffscreenWindowServer) {
    self.id = id
    self.description = description
    self.server = server
    size = description.size
    scale = description.scale ?? server.defaultScale
    title = description.title
    pixels = OffscreenPixels(size: size, scale: scale)
  }

  /// How often something was shown.
  public private(set) var presentCount = 0

  /// Starts the list of presents, and their number, anew.
  public func forgetPresents() {
    presentedDamage.removeAll()
    presentCount = 0
  }

  /// Lets `body` read the window's pixels, which are 0 where nothing was drawn.
  ///
  /// The buffer is valid only inside `body`.
  public func withPixels<Result>(_ body: (PixelBuffer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(pixels) { try body(pixels.buffer) }
  }

  /// Draws, and notes the damage in `presentedDamage`.
  public func present(drawing body: (PixelBuffer) -> [PixelRect]) {
    let damage = withPixels { buffer in
      body(buffer).map { $0.intersection(buffer.bounds) }.filter { !$0.isEmpty }
    }
    guard !damage.isEmpty else { return }
    if presentedDamage.count == 100 { presentedDamage.removeFirst() }
    presentedDamage.append(damage)
    presentCount += 1
  }

  /// Gives the window another size, at once, and posts the event that tells.
  public func resize(to size: CGSize) { change(size: size, scale: scale) }

  /// Moves the window to a screen with other pixels, and posts the event that tells.
  public func setScale(_ scale: CGFloat) { change(size: size, scale: scale) }

  /// Notes where text would be typed.
  public func startTextInput(near rect: CGRect) { textInputRect = rect }

  /// Ends what `startTextInput(near:)` began.
  public func stopTextInput() {
    textInputRect = nil
    textInputStops += 1
  }

  /// Makes it the last in the server's list.
  public func raise() { server?.bringToFront(self) }

  /// Takes it out of the server's list; its pixels can still be read.
  public func close() {
    isClosed = true
    server?.forget(self)
  }

  private func change(size: CGSize, scale: CGFloat) {
    guard size != self.size || scale != self.scale else { return }
    self.size = size
    self.scale = scale
    pixels = OffscreenPixels(size: size, scale: scale)
    server?.post(.resized(window: id, size: size, scale: scale))
  }
}

/// Owns the memory of a window's pixels, all 0 at first.
nonisolated private final class OffscreenPixels {
  let buffer: PixelBuffer

  init(size: CGSize, scale: CGFloat) {
    let extent = PixelBuffer.extent(of: size, scale: scale)
    let count = extent.width * extent.height * 4
    guard let memory = calloc(count, 1) else {
      preconditionFailure("There is no memory for \(extent.width) × \(extent.height) pixels")
    }
    buffer = PixelBuffer(
      baseAddress: memory, width: extent.width, height: extent.height,
      bytesPerRow: extent.width * 4, hasAlpha: true)
  }

  deinit { free(buffer.baseAddress) }
}
