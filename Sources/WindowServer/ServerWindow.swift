public import Foundation

/// A window on the desktop, or its offscreen stand-in.
public protocol ServerWindow: AnyObject {
  /// Tells the windows of one server apart; never used again for another window.
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

  /// Lets `body` draw into the window's pixels and puts the rectangles that it answers, the
  /// damage, on the screen.
  ///
  /// The pixels still hold what was drawn the time before, unless an `exposed` or `resized` event
  /// has come since; then `body` must draw them all. The buffer is valid only inside `body`.
  /// Rectangles are in pixels and are cut at the window's edges; an empty list shows nothing new.
  func present(drawing body: (PixelBuffer) -> [PixelRect])

  /// Starts to take text from the desktop's input method, near a rectangle in points.
  func startTextInput(near rect: CGRect)
  /// Ends text input.
  func stopTextInput()
  /// Brings the window to the front.
  func raise()
  /// Takes the window off the desktop. No call may follow.
  func close()
}
