internal import CSDL2
internal import WindowServer

extension XConnection {
  /// What the key that types a sign types with Shift, in the layout that is in use.
  func shifted(_ sign: String) -> String? {
    var state = XkbStateRec()
    XkbGetState(display, UInt32(XkbUseCoreKbd), &state)
    // A key may be the same in all layouts, and then has the first only.
    for group in [Int32(state.group), 0] {
      for code in UInt8(8)...255 where text(code, group, level: 0) == sign {
        if let shifted = text(code, group, level: 1) { return shifted }
      }
    }
    return nil
  }

  private func text(_ code: UInt8, _ group: Int32, level: Int32) -> String? {
    // Keysyms of Latin 1 are its characters; those of others have a bit set.
    let symbol = UInt32(truncatingIfNeeded: XkbKeycodeToKeysym(display, code, group, level))
    let isLatin = (0x20...0x7E).contains(symbol) || (0xA0...0xFF).contains(symbol)
    guard isLatin || symbol >> 24 == 1, let scalar = Unicode.Scalar(symbol & 0xFF_FFFF) else {
      return nil
    }
    return String(Character(scalar))
  }
}

extension SDLWindowServer {
  /// What the key that types a sign types with Shift. Wayland doesn't tell SDL's users; where
  /// everything lies as on the American keyboard, it is that one.
  func shifted(_ sign: String) -> String? {
    if let x11 { return x11.shifted(sign) }
    let isAmerican = KeyUsage.punctuation.allSatisfy { symbol, place in
      SDL_GetKeyFromScancode(SDL_Scancode(UInt32(place))) == symbol
    }
    return isAmerican ? AmericanKeyboard.shifted[sign] : nil
  }
}
