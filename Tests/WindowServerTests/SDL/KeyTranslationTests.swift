import CSDL2
import Foundation
import Testing
import WindowServer

@testable import SDLWindowServer

@Suite("Translating SDL's keys")
struct KeyTranslationTests {
  @Test(
    "A key's usage goes by its letter where it has one, else by its place",
    arguments: [
      (SDL_SCANCODE_A, "a", 4),
      // On a French keyboard the key at the place of Q types an A.
      (SDL_SCANCODE_Q, "a", 4),
      (SDL_SCANCODE_A, "q", 20),
      // On Dvorak the key at the place of Q types an apostrophe.
      (SDL_SCANCODE_Q, "'", 52),
      // On a Russian keyboard the key at the place of C types a Cyrillic letter.
      (SDL_SCANCODE_C, "с", 6),
      // The French number row without shift.
      (SDL_SCANCODE_1, "&", 30),
      (SDL_SCANCODE_SEMICOLON, "ö", 51),
      (SDL_SCANCODE_RETURN, "\r", 40),
    ])
  func usage(place: SDL_Scancode, symbol: Character, expected: Int) throws {
    let scalar = try #require(symbol.unicodeScalars.first)
    let key = try #require(press(place, symbol: Int32(scalar.value)))
    #expect(key.usage == expected)
    #expect(key.charactersIgnoringModifiers == String(symbol))
  }

  @Test("Keys without a character have none, and go by place")
  func noCharacter() throws {
    let key = try #require(press(SDL_SCANCODE_LEFT, symbol: 1 << 30 | 80))
    #expect(key.usage == 80)
    #expect(key.charactersIgnoringModifiers.isEmpty)
  }

  @Test("Enter on the numeric pad is not Return")
  func padEnter() throws {
    let key = try #require(press(SDL_SCANCODE_KP_ENTER, symbol: 1 << 30 | 88))
    #expect(key.usage == 88)
    #expect(key.charactersIgnoringModifiers == "\r")
    #expect(key.modifiers == .numericPad)
  }

  @Test("Without number lock the pad moves, with it the pad types")
  func padDigits() throws {
    let moving = try #require(press(SDL_SCANCODE_KP_8, symbol: 1 << 30 | 96))
    #expect(moving.usage == 82)
    #expect(moving.charactersIgnoringModifiers.isEmpty)
    let typing = try #require(
      press(SDL_SCANCODE_KP_8, symbol: 1 << 30 | 96, modifiers: KMOD_NUM))
    #expect(typing.usage == 96)
    #expect(typing.charactersIgnoringModifiers == "8")
  }

  @Test("Repeats and releases are told apart from presses")
  func repeats() throws {
    var event = SDL_KeyboardEvent()
    event.state = 1
    event.repeat = 1
    #expect(key(event)?.isRepeat == true)
    #expect(key(event)?.isDown == true)
    event.state = 0
    event.repeat = 0
    #expect(key(event)?.isDown == false)
    #expect(key(event)?.isRepeat == false)
  }

  @Test(
    "Left and right modifiers are the same; number lock is none",
    arguments: [
      (KMOD_LSHIFT, KeyModifiers.shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control),
      (KMOD_RCTRL, .control), (KMOD_LALT, .alternate), (KMOD_RALT, .alternate),
      (KMOD_LGUI, .command), (KMOD_RGUI, .command), (KMOD_CAPS, .capsLock),
      (KMOD_NUM, KeyModifiers()),
    ])
  func modifiers(mask: SDL_Keymod, expected: KeyModifiers) {
    #expect(KeyModifiers(mask) == expected)
  }

  @Test("With Shift a key tells the sign that it types then, as the layout has it; letters don't")
  func signs() {
    var translator = EventTranslator()
    translator.shifted = { ["ß": "?", "7": "/"][$0] }
    func sign(_ symbol: Unicode.Scalar, _ modifiers: SDL_Keymod) -> String? {
      let event = stroke(SDL_SCANCODE_MINUS, Int32(symbol.value), modifiers)
      guard case .key(let key) = translator.translate(key: event.key) else { return nil }
      return key.shiftedCharacters
    }
    #expect(sign("7", KMOD_LSHIFT) == "/" && sign("7", KMOD_NONE) == "")
    #expect(sign("a", KMOD_LSHIFT) == "" && sign("8", KMOD_RSHIFT) == "")
  }

  @Test("With the left Alt a key types nothing; AltGr types, and so does what a layout has at Alt")
  func alt() {
    var translator = EventTranslator()
    translator.shifted = { $0 == "1" ? "!" : nil }
    func typed(_ symbol: Unicode.Scalar, _ text: String, _ modifiers: UInt32) -> Bool {
      let event = stroke(
        SDL_SCANCODE_E, Int32(symbol.value), SDL_Keymod(rawValue: modifiers))
      _ = translator.translate(event, modifiers: KMOD_NONE) { _ in nil }
      var input = SDL_Event()
      input.text.type = SDL_TEXTINPUT.rawValue
      withUnsafeMutableBytes(of: &input.text.text) { $0.copyBytes(from: text.utf8) }
      return translator.translate(input, modifiers: KMOD_NONE) { _ in nil } != nil
    }
    let (left, right) = (KMOD_LALT.rawValue, KMOD_RALT.rawValue)
    let shift = KMOD_LSHIFT.rawValue
    #expect(typed("e", "e", 0))
    #expect(!typed("e", "e", left) && !typed("e", "E", left | shift))
    #expect(!typed("1", "1", left) && !typed("1", "!", left | shift))
    #expect(typed("e", "€", right) && typed("e", "e", right) && typed("e", "€", left))
    #expect(typed("e", "e", 0))
  }

  private func stroke(_ place: SDL_Scancode, _ symbol: Int32, _ modifiers: SDL_Keymod) -> SDL_Event
  {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.state = 1
    event.key.keysym.scancode = place
    event.key.keysym.sym = symbol
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    return event
  }

  private func press(
    _ place: SDL_Scancode, symbol: Int32, modifiers: SDL_Keymod = KMOD_NONE
  ) -> KeyEvent? {
    var event = SDL_KeyboardEvent()
    event.state = 1
    event.keysym.scancode = place
    event.keysym.sym = symbol
    event.keysym.mod = UInt16(modifiers.rawValue)
    return key(event)
  }

  private func key(_ event: SDL_KeyboardEvent) -> KeyEvent? {
    guard case .key(let key) = EventTranslator().translate(key: event) else { return nil }
    return key
  }
}
