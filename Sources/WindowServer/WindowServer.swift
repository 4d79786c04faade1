public import Foundation

/// Where windows, input and the few services of a desktop come from.
///
/// There are two conformers: `SDLWindowServer` shows real windows, `OffscreenWindowServer` keeps
/// pixels in memory and is fed with scripted input. Nothing above this module can tell which it
/// has. All coordinates are in points with the origin at a window's top left, unless a name says
/// pixels.
public protocol WindowServer: AnyObject {
  /// Opens a window and shows it. Its first content is what is drawn into it before the
  /// server's events are next read.
  func openWindow(_ description: WindowDescription) throws(WindowServerError) -> any ServerWindow

  /// The next event that waits, or nil; never blocks.
  func nextEvent() -> ServerEvent?

  /// A descriptor that becomes readable when the desktop has news. Nil where input is scripted.
  var fileDescriptor: Int32? { get }

  /// Called when an event was queued by other means than the file descriptor.
  var onWake: (() -> Void)? { get set }

  /// The size in points of the largest window that fits on the desktop.
  var availableSize: CGSize { get }

  /// Pixels per point that new windows get.
  var defaultScale: CGFloat { get }

  /// Light or dark, as the desktop asks for.
  var appearance: ServerAppearance { get }

  /// The clipboard's text.
  var pasteboardText: String? { get set }

  /// Gives back the connection to the desktop. No call may follow.
  func shutDown()
}

/// A window on the desktop, or its offscreen stand-in.
public protocol ServerWindow: AnyObject {
  /// Tells the windows of one server apart.
  var id: UInt32 { get }
  /// The size of the content in points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: CGFloat { get }
  /// The text in the title bar and in the list of windows.
  var title: String { get set }
  /// The pointer's shape over the window.
  var cursor: ServerCursor { get set }

  /// Asks for another size in points; a `resized` event tells when it has been granted.
  func resize(to size: CGSize)

  /// Lets `body` draw into the window's pixels and puts the damaged rectangles on the screen.
  ///
  /// What is not damaged is still there from the time before, unless `contentsLost` is true in
  /// the `exposed` or `resized` event that came since.
  /// - Parameter damage: rectangles in pixels; an empty list draws nothing.
  func present(damage: [PixelRect], drawing body: (PixelBuffer) -> Void)

  /// Starts to take text from the desktop's input method, near a rectangle in points.
  func startTextInput(near rect: CGRect)
  /// Ends text input.
  func stopTextInput()
  /// Brings the window to the front.
  func raise()
  /// Takes the window off the desktop. No call may follow.
  func close()
}

/// What a new window should be like.
public struct WindowDescription: Sendable {
  /// The text in the title bar.
  public var title: String
  /// The size of the content in points.
  public var size: CGSize
  /// Pixels per point; nil for the server's default.
  public var scale: CGFloat?
  /// Whether the person may change the size.
  public var isResizable: Bool
  /// Whether the desktop should treat it as a dialog: above its parent, not in the list of tasks.
  public var isDialog: Bool
  /// The application's name, as the desktop groups windows by it.
  public var applicationName: String

  /// Describes a window.
  public init(
    title: String, size: CGSize, scale: CGFloat? = nil, isResizable: Bool = false,
    isDialog: Bool = false, applicationName: String = "tocsin"
  ) {
    self.title = title
    self.size = size
    self.scale = scale
    self.isResizable = isResizable
    self.isDialog = isDialog
    self.applicationName = applicationName
  }
}

/// Why there is no window.
public enum WindowServerError: Error, Equatable {
  /// No display can be reached; `reason` is the desktop's own word.
  case noDisplay(reason: String)
  /// The display refused the window.
  case windowRefused(reason: String)
}

/// Light or dark, as the desktop asks for.
public enum ServerAppearance: Sendable {
  /// Dark text on light ground, or no preference.
  case light
  /// Light text on dark ground.
  case dark
}

/// The pointer's shape.
public enum ServerCursor: Sendable {
  /// The ordinary pointer.
  case arrow
  /// Over text.
  case text
  /// Over a link.
  case hand
}

/// A rectangle of whole pixels, origin at the top left.
public struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The width; never negative.
  public var width: Int
  /// The height; never negative.
  public var height: Int

  /// Makes a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

/// Memory that holds pixels: 32 bits each, premultiplied, 0xAARRGGBB in the machine's byte order
/// (cairo's ARGB32), rows from the top.
public struct PixelBuffer {
  /// The first byte of the first row.
  public let baseAddress: UnsafeMutableRawPointer
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Bytes from a row to the next.
  public let bytesPerRow: Int
  /// False where the alpha byte means nothing, as in a window on the screen.
  public let hasAlpha: Bool

  /// Describes pixels that somebody else owns.
  public init(
    baseAddress: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, hasAlpha: Bool
  ) {
    self.baseAddress = baseAddress
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.hasAlpha = hasAlpha
  }
}
