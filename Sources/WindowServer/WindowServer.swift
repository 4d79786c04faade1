public import Foundation

/// Where windows, input and the few services of a desktop come from.
///
/// There are two conformers: `SDLWindowServer` shows real windows, `OffscreenWindowServer` keeps
/// pixels in memory and is fed with scripted input. Nothing above this module can tell which it
/// has. All coordinates are in points with the origin at a window's top left, unless a name says
/// pixels.
///
/// A server is asked for events after every wake until `nextEvent()` answers nil. The caller may
/// block on `fileDescriptor` only while `hasWaitingEvents` is false: any call that speaks with the
/// desktop may have read events from the descriptor along with its answer.
public protocol WindowServer: AnyObject {
  /// Opens a window.
  ///
  /// It appears with its first `present`, already drawn, and never blank before that.
  func openWindow(_ description: WindowDescription) throws(WindowServerError) -> any ServerWindow

  /// The next event that waits, or nil; never blocks.
  func nextEvent() -> ServerEvent?

  /// Whether events are there that the descriptor tells nobody of any more.
  var hasWaitingEvents: Bool { get }

  /// A descriptor that becomes readable when the desktop has news. Nil where input is scripted.
  var fileDescriptor: Int32? { get }

  /// Called when an event was queued by other means than the file descriptor.
  var onWake: (() -> Void)? { get set }

  /// The size in points of the largest window that fits on the desktop.
  var availableSize: CGSize { get }

  /// Pixels per point that new windows get.
  var defaultScale: CGFloat { get }

  /// How many frames a second the screen shows.
  var maximumFramesPerSecond: Int { get }

  /// Light or dark, as the desktop asks for; an `appearance` event tells when it changes.
  var appearance: ServerAppearance { get }

  /// The clipboard's text; nil where there is none.
  var pasteboardText: String? { get set }

  /// Takes all windows off the desktop and lets go of it. No call may follow.
  ///
  /// Does not wait for the desktop, so that a program can end at once.
  func shutDown()
}
