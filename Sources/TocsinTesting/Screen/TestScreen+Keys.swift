import UIKit
import WindowServer

extension TestScreen {
  /// A key, by what it does.
  public enum Key: Sendable, Equatable {
    case `return`, keypadEnter, escape, tab, space, backspace, delete
    case left, right, up, down, home, end, pageUp, pageDown
    /// A function key, from 1 to 12.
    case function(Int)
    /// The key of a letter from a to z, a digit or a sign. With Shift it has the sign that it has on an
    /// American keyboard.
    case character(Character)
  }

  /// Keys held while another is pressed.
  public struct Modifiers: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Alt, the one at the left: what is pressed with it types nothing.
    public static let alternate = Modifiers(rawValue: 4)
  }

  /// Presses and releases a key.
  public func press(_ key: Key, _ modifiers: Modifiers = []) {
    send(key, modifiers, isDown: true)
    send(key, modifiers, isDown: false)
  }

  /// Presses a key and keeps it down, until ``keyUp(_:_:)``.
  public func keyDown(_ key: Key, _ modifiers: Modifiers = []) {
    send(key, modifiers, isDown: true)
  }

  /// Releases a key that was kept down.
  public func keyUp(_ key: Key, _ modifiers: Modifiers = []) {
    send(key, modifiers, isDown: false)
  }

  /// Types a text, character after character, as a keyboard with all of them would.
  public func type(_ text: String) {
    for character in text {
      if character.isNewline {
        press(.return)
        continue
      }
      if character == "\t" {
        press(.tab)
        continue
      }
      let key = Key.character(Character(character.lowercased().first.map(String.init) ?? "a"))
      let hasKey = key.usage != nil
      let shift: Modifiers = character.isUppercase ? .shift : []
      if hasKey { send(key, shift, isDown: true) }
      server.post(.text(window: serverWindow.id, String(character)))
      application.runTurn()
      if hasKey { send(key, shift, isDown: false) }
    }
  }

  private func send(_ key: Key, _ modifiers: Modifiers, isDown: Bool) {
    var held: KeyModifiers = []
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.control) { held.insert(.control) }
    if modifiers.contains(.alternate) { held.insert(.alternate) }
    server.post(
      .key(
        KeyEvent(
          window: serverWindow.id, isDown: isDown, usage: key.usage ?? 0,
          charactersIgnoringModifiers: key.characters,
          shiftedCharacters: held.contains(.shift)
            ? AmericanKeyboard.shifted[key.characters] ?? "" : "",
          modifiers: held, bringsText: !held.contains(.alternate))))
    application.runTurn()
  }
}

extension TestScreen.Key {
  /// The number in the keyboard page of the USB HID usage tables; nil where no key has it.
  var usage: Int? {
    switch self {
    case .return: 40
    case .escape: 41
    case .backspace: 42
    case .tab: 43
    case .space, .character(" "): 44
    case .home: 74
    case .pageUp: 75
    case .delete: 76
    case .end: 77
    case .pageDown: 78
    case .right: 79
    case .left: 80
    case .down: 81
    case .up: 82
    case .keypadEnter: 88
    case .function(let number): (1...12).contains(number) ? 57 + number : nil
    case .character(let character):
      switch character.asciiValue {
      case let value? where (97...122).contains(value): Int(value) - 97 + 4
      case 48: 39
      case let value? where (49...57).contains(value): Int(value) - 49 + 30
      default: nil
      }
    }
  }

  var characters: String {
    switch self {
    case .return, .keypadEnter: "\r"
    case .tab: "\t"
    case .space: " "
    case .character(let character): String(character)
    default: ""
    }
  }
}
