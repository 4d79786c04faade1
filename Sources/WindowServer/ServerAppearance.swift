/// Light or dark, as the desktop asks for.
nonisolated public enum ServerAppearance: Sendable {
  /// Dark text on light ground, or no preference.
  case light
  /// Light text on dark ground.
  case dark
}
