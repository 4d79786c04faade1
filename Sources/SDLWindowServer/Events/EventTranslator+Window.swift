internal import CSDL2
internal import Foundation
internal import WindowServer

extension EventTranslator {
  /// What happened to a window as a whole; sizes and lost pixels are the window's own affair.
  func translate(
    window event: SDL_WindowEvent, modifiers: SDL_Keymod,
    geometry: (UInt32) -> WindowGeometry?
  ) -> ServerEvent? {
    guard geometry(event.windowID) != nil else { return nil }
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      return .focus(window: event.windowID, isFocused: true)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      return .focus(window: event.windowID, isFocused: false)
    case SDL_WINDOWEVENT_CLOSE:
      return .closeRequested(window: event.windowID)
    case SDL_WINDOWEVENT_LEAVE:
      return .pointer(
        PointerEvent(
          window: event.windowID, phase: .left, location: lastLocation[event.windowID] ?? .zero,
          button: 0, modifiers: KeyModifiers(modifiers)))
    default:
      return nil
    }
  }
}
