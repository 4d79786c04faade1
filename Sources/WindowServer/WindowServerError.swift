/// Why there is no window.
nonisolated public enum WindowServerError: Error, Equatable {
  /// No display can be reached; `reason` is the desktop's own word.
  case noDisplay(reason: String)
  /// The display refused the window.
  case windowRefused(reason: String)
}

nonisolated extension WindowServerError: CustomStringConvertible {
  /// A sentence without its full stop, for a person.
  public var description: String {
    switch self {
    case .noDisplay(let reason): "no display can be opened: \(reason)"
    case .windowRefused(let reason): "the display refused the window: \(reason)"
    }
  }
}
