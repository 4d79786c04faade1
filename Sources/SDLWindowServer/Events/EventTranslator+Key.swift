internal import CSDL2
internal import Foundation
internal import WindowServer

extension EventTranslator {
  func translate(key event: SDL_KeyboardEvent) -> ServerEvent? {
    let modifiers = SDL_Keymod(rawValue: UInt32(event.keysym.mod))
    let place = Int(event.keysym.scancode.rawValue)
    let isPad = KeyUsage.isOnNumericPad(place)
    // Without number lock the pad's digits are arrows and the like.
    let movement =
      modifiers.rawValue & KMOD_NUM.rawValue == 0 ? KeyUsage.movement(onNumericPad: place) : nil

    var held = KeyModifiers(modifiers)
    if isPad { held.insert(.numericPad) }
    return .key(
      KeyEvent(
        window: event.windowID, isDown: event.state == SDL_PRESSED, isRepeat: event.repeat != 0,
        usage: movement ?? KeyUsage.usage(place: place, symbol: event.keysym.sym),
        charactersIgnoringModifiers: movement == nil
          ? KeyUsage.characters(place: place, symbol: event.keysym.sym) : "",
        modifiers: held, bringsText: SDL_IsTextInputActive() == SDL_TRUE))
  }
}

extension KeyModifiers {
  /// The modifiers among SDL's; number lock and the like are none.
  init(_ keymod: SDL_Keymod) {
    self = []
    let held = keymod.rawValue
    if held & KMOD_CAPS.rawValue != 0 { insert(.capsLock) }
    if held & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { insert(.shift) }
    if held & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { insert(.control) }
    if held & (KMOD_LALT.rawValue | KMOD_RALT.rawValue) != 0 { insert(.alternate) }
    if held & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { insert(.command) }
  }
}
