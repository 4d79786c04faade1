internal import SDLWindowServer
internal import WindowServer

/// The desktop that programs get. The only place that knows of SDL.
enum DefaultWindowServer {
  /// Connects to the desktop.
  static func make() throws(WindowServerError) -> any WindowServer {
    try SDLWindowServer()
  }
}
