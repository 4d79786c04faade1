internal import CSDL2
internal import Foundation
internal import WindowServer

/// Puts SDL's events into the server's words.
///
/// It is given all that an answer depends on and remembers only which fingers are down and which key
/// went down last, so that it can be tried without a display.
struct EventTranslator {
  /// Numbers of the fingers that are down, by SDL's own.
  var fingers: [SDL_FingerID: Int] = [:]
  /// Where each window's pointer was last, in points.
  var lastLocation: [UInt32: CGPoint] = [:]

  /// What the key that types a sign types with Shift, in the layout that is in use; nil where that is
  /// not known.
  var shifted: (_ sign: String) -> String? = { _ in nil }
  /// What the key that went down last would type, were it not a command with Alt; in small letters.
  var muted: Set<String> = []

  /// What an event means; nothing for those that mean nothing here and for windows unknown to
  /// `geometry`.
  /// - Parameter modifiers: SDL's modifier keys that are held.
  mutating func translate(
    _ event: SDL_Event, modifiers: SDL_Keymod, geometry: (UInt32) -> WindowGeometry?
  ) -> ServerEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT:
      return .quit
    case SDL_WINDOWEVENT:
      return translate(window: event.window, modifiers: modifiers, geometry: geometry)
    case SDL_MOUSEMOTION:
      return translate(motion: event.motion, modifiers: modifiers, geometry: geometry)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      return translate(button: event.button, modifiers: modifiers, geometry: geometry)
    case SDL_MOUSEWHEEL:
      return translate(wheel: event.wheel, geometry: geometry)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      return translate(finger: event.tfinger, modifiers: modifiers, geometry: geometry)
    case SDL_KEYDOWN, SDL_KEYUP:
      let answer = translate(key: event.key)
      if case .key(let key) = answer, key.isDown { muted = mutedText(of: key, event.key) }
      return answer
    case SDL_TEXTINPUT:
      return translate(text: event.text)
    case SDL_TEXTEDITING:
      return translate(editing: event.edit)
    case SDL_TEXTEDITING_EXT:
      return translate(longEditing: event.editExt)
    default:
      return nil
    }
  }
}
