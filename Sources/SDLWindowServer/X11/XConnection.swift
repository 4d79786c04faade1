internal import CSDL2
internal import Foundation

/// SDL's connection to an X server, for the few things that SDL has no word for.
final class XConnection {
  let display: OpaquePointer
  /// Called once if the server goes away; the program must end then.
  var onLoss: (() -> Void)?

  /// Takes errors off Xlib's hands, which would end the program. Lives as long as the process.
  init(display: OpaquePointer) {
    self.display = display
    // An error is the server's complaint about one request, such as for a window that the
    // window manager has already taken away. None is worth the program's life.
    XSetErrorHandler { _, _ in 0 }
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(
      display, { _, connection in xConnectionWasLost(connection) },
      Unmanaged.passRetained(self).toOpaque())
  }

  /// Readable when the server has sent something.
  var fileDescriptor: Int32 { XConnectionNumber(display) }

  /// Whether events were read from the descriptor and not yet looked at.
  var hasQueuedEvents: Bool { XEventsQueued(display, QueuedAlready) > 0 }

  /// Whether the server has sent events that have not been looked at.
  var hasNewEvents: Bool { XEventsQueued(display, QueuedAfterReading) > 0 }

  /// The codes of the keys that are down.
  var heldKeys: Set<UInt8> {
    var bits = [CChar](repeating: 0, count: 32)
    XQueryKeymap(display, &bits)
    var codes: Set<UInt8> = []
    for (index, eight) in bits.enumerated() {
      for bit in 0..<8 where UInt8(bitPattern: eight) & 1 << bit != 0 {
        codes.insert(UInt8(index * 8 + bit))
      }
    }
    return codes
  }

  /// The resources that the desktop set for all its clients.
  var resources: String { XResourceManagerString(display).map { String(cString: $0) } ?? "" }

  func flush() { XFlush(display) }

  /// Names the application that the desktop groups a window under.
  func setApplicationName(_ name: String, window: Window) {
    name.withCString { cName in
      // Xlib only reads the names.
      var hint = XClassHint(
        res_name: UnsafeMutablePointer(mutating: cName),
        res_class: UnsafeMutablePointer(mutating: cName))
      XSetClassHint(display, window, &hint)
    }
  }

  /// Sets the title in UTF-8 whatever the locale: by way of a locale, as SDL does it, text is lost.
  func setTitle(_ title: String, window: Window) {
    let utf8 = XInternAtom(display, "UTF8_STRING", 0)
    let bytes = Array(title.utf8)
    for name in ["_NET_WM_NAME", "_NET_WM_ICON_NAME", "WM_NAME", "WM_ICON_NAME"] {
      XChangeProperty(
        display, window, XInternAtom(display, name, 0), utf8, 8, PropModeReplace, bytes,
        Int32(bytes.count))
    }
    flush()
  }

  /// Where a window's content is, as the server knows it; nil where there is no such window.
  func place(of window: Window) -> WindowPlace? {
    var (root, child): (Window, Window) = (0, 0)
    var (x, y): (Int32, Int32) = (0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    guard
      XGetGeometry(display, window, &root, &x, &y, &width, &height, &border, &depth) != 0,
      XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child) != 0
    else { return nil }
    return WindowPlace(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  /// Asks for another size in pixels, and place; SDL's way would wait for the window manager, which
  /// takes the place to be that of the frame it has put around the window.
  func resize(
    window: Window, width: Int, height: Int, to place: WindowPlace?, in frame: WindowPlace.Frame
  ) {
    var hints = XSizeHints()
    var supplied = 0
    XGetWMNormalHints(display, window, &hints, &supplied)
    // A window whose size the person may not change has it as its least and its largest.
    if hints.flags & (PMinSize | PMaxSize) == PMinSize | PMaxSize {
      hints.min_width = Int32(width)
      hints.max_width = Int32(width)
      hints.min_height = Int32(height)
      hints.max_height = Int32(height)
      XSetWMNormalHints(display, window, &hints)
    }
    if let place {
      XMoveResizeWindow(
        display, window, Int32(place.x - frame.left), Int32(place.y - frame.top), UInt32(width),
        UInt32(height))
    } else {
      XResizeWindow(display, window, UInt32(width), UInt32(height))
    }
    flush()
  }

  /// Whether the server knows the window; waits for its answer.
  func hasWindow(_ window: Window) -> Bool {
    var attributes = XWindowAttributes()
    return XGetWindowAttributes(display, window, &attributes) != 0
  }

  /// Takes a window away without waiting for the server to say so.
  func destroy(window: Window) { XDestroyWindow(display, window) }
}

/// The X server went away; Xlib would now end the process, if this were not here.
nonisolated private func xConnectionWasLost(_ connection: UnsafeMutableRawPointer?) {
  guard let connection else { return }
  nonisolated(unsafe) let pointer = connection
  MainActor.assumeIsolated {
    let connection = Unmanaged<XConnection>.fromOpaque(pointer).takeUnretainedValue()
    connection.onLoss?()
    connection.onLoss = nil
  }
}
