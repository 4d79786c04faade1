internal import CSDL2
internal import WindowServer

/// The desktop theme's pointers, loaded when first shown and kept.
final class SDLCursors {
  private var loaded: [ServerCursor: OpaquePointer] = [:]

  /// SDL's cursor for a shape, or nil for the one that the desktop shows anyway.
  func cursor(for shape: ServerCursor) -> OpaquePointer? {
    if let cursor = loaded[shape] { return cursor }
    let cursor =
      switch shape {
      case .arrow: SDL_GetDefaultCursor()
      case .text: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_IBEAM)
      case .hand: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND)
      }
    loaded[shape] = cursor
    return cursor
  }
}
