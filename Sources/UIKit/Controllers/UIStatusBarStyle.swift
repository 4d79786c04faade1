/// The colour of the status bar's text.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on a light interface, light on a dark one.
  case `default` = 0
  /// Light, for dark grounds.
  case lightContent = 1
  /// Dark, for light grounds.
  case darkContent = 3
}

/// How the status bar comes and goes.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}
