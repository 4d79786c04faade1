public import Foundation

/// A desktop in memory: windows are pixels that can be read, input is what `post(_:)` is given.
///
///     let server = OffscreenWindowServer()
///     let window = server.openWindow(WindowDescription(title: "A", size: CGSize(width: 4, height: 4)))
///     server.post(.closeRequested(window: window.id))
///
/// It has no timing of its own: events come in the order they were posted, and nothing happens
/// between two calls.
public final class OffscreenWindowServer: WindowServer {
  /// The windows that are open, oldest first.
  public private(set) var windows: [OffscreenWindow] = []
  /// True once the server has been shut down.
  public private(set) var isShutDown = false

  /// Called for each event that is posted.
  public var onWake: (() -> Void)?
  /// The size in points that the application takes the desktop to have.
  public var availableSize: CGSize
  /// Pixels per point that new windows get; windows that are open keep theirs.
  public var defaultScale: CGFloat
  /// 60 unless set.
  public var maximumFramesPerSecond = 60
  /// The clipboard's text, nil at first.
  public var pasteboardText: String?
  /// Light or dark; setting another one posts the event that a desktop would send.
  public var appearance: ServerAppearance {
    didSet {
      if appearance != oldValue { post(.appearance(appearance)) }
    }
  }

  private var events: [ServerEvent] = []
  private var lastWindowID: UInt32 = 0

  /// Makes a desktop with no windows.
  /// - Parameters:
  ///   - availableSize: in points; windows may be larger.
  ///   - defaultScale: pixels per point, greater than zero.
  public init(
    availableSize: CGSize = CGSize(width: 1280, height: 800), defaultScale: CGFloat = 1,
    appearance: ServerAppearance = .light
  ) {
    self.availableSize = availableSize
    self.defaultScale = defaultScale
    self.appearance = appearance
  }

  /// Always nil: there is nothing to wait for, `onWake` tells of each posted event.
  public var fileDescriptor: Int32? { nil }

  /// Queues an event behind those that wait.
  ///
  /// Only the queue changes: to change a window's size or scale, use the window's own
  /// `resize(to:)` and `setScale(_:)`, which post the event as well.
  public func post(_ event: ServerEvent) {
    events.append(event)
    onWake?()
  }

  /// Takes the oldest event out of the queue.
  public func nextEvent() -> ServerEvent? {
    events.isEmpty ? nil : events.removeFirst()
  }

  /// Whether posted events have not been taken yet.
  public var hasWaitingEvents: Bool { !events.isEmpty }

  /// Opens a window; unlike a real desktop it never refuses.
  public func openWindow(_ description: WindowDescription) -> any ServerWindow {
    lastWindowID += 1
    let window = OffscreenWindow(id: lastWindowID, description: description, server: self)
    windows.append(window)
    return window
  }

  /// Forgets all windows and events.
  public func shutDown() {
    windows.removeAll()
    events.removeAll()
    isShutDown = true
  }

  /// Takes a closed window out of the list.
  func forget(_ window: OffscreenWindow) {
    windows.removeAll { $0 === window }
  }

  /// Puts a window on top of the others.
  func bringToFront(_ window: OffscreenWindow) {
    forget(window)
    windows.append(window)
  }
}
