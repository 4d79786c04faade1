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

    let plain =
      movement == nil ? KeyUsage.characters(place: place, symbol: event.keysym.sym) : ""
    var held = KeyModifiers(modifiers)
    let takesShift = held.contains(.shift) && plain.first?.isLetter == false
    if isPad { held.insert(.numericPad) }
    return .key(
      KeyEvent(
        window: event.windowID, isDown: event.state == SDL_PRESSED, isRepeat: event.repeat != 0,
        usage: movement ?? KeyUsage.usage(place: place, symbol: event.keysym.sym),
        charactersIgnoringModifiers: plain,
        shiftedCharacters: takesShift ? shifted(plain) ?? "" : "", modifiers: held,
        bringsText: SDL_IsTextInputActive() == SDL_TRUE && !isAltCommand(event)))
  }

  /// Whether Alt makes a command of a key. The Alt at the right may be AltGr, which types.
  private func isAltCommand(_ event: SDL_KeyboardEvent) -> Bool {
    let held = UInt32(event.keysym.mod)
    return held & KMOD_LALT.rawValue != 0 && held & (KMOD_RALT.rawValue | KMOD_MODE.rawValue) == 0
  }

  /// What a key must not type, in small letters. A layout may have other characters at Alt, which are
  /// typed: only what the key types without it is none.
  func mutedText(of key: KeyEvent, _ event: SDL_KeyboardEvent) -> Set<String> {
    guard isAltCommand(event) else { return [] }
    return [key.charactersIgnoringModifiers.lowercased(), key.shiftedCharacters]
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
