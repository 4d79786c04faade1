/// Why there is no window.
nonisolated public enum WindowServerError: Error, Equatable {
  /// No display can be reached; `reason` is the desktop's own word.
  case noDisplay(reason: String)
  /// The display refused the window.
  case windowRefused(reason: String)
}
