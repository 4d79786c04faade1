internal import SDLWindowServer
package import WindowServer

/// The desktop that programs get. The only place that knows of SDL.
package enum DefaultWindowServer {
  /// Connects to the desktop; once a process.
  /// - Parameter composesText: whether text may be typed by dead keys, a compose key or an input
  ///   method. A program that takes no text starts 10 ms sooner without.
  package static func make(
    composesText: Bool = true
  ) throws(WindowServerError) -> any WindowServer {
    try SDLWindowServer(composesText: composesText)
  }
}
