/// Why no text can be shown.
package enum TextSystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// fontconfig knows no font at all.
  case noFonts

  package var description: String {
    switch self {
    case .noFonts:
      """
      No fonts are installed, so no text can be shown. On Debian or Ubuntu: \
      sudo apt install fonts-inter fonts-noto-color-emoji fonts-noto-cjk. Elsewhere install the \
      fonts Inter, Noto Color Emoji and Noto Sans CJK, then run fc-cache.
      """
    }
  }
}
