public import UIKit

/// A key, with modifiers, that presses an action's button.
///
/// ```swift
/// action.keyEquivalent = KeyEquivalent("d", modifiers: .command)
/// ```
///
/// While a field is being edited, keys that type something are the field's, so a key without
/// command or control has no effect there.
public struct KeyEquivalent: Sendable, Hashable {
  /// The key's character, small, or one of the names of `UIKeyCommand` such as `inputUpArrow`.
  public let key: String
  /// The modifiers that must be held, no more and no fewer.
  public let modifiers: UIKeyModifierFlags

  /// Makes a key equivalent.
  public init(_ key: String, modifiers: UIKeyModifierFlags = []) {
    self.key = key
    self.modifiers = modifiers
  }

  func matches(_ pressed: UIKey) -> Bool {
    let counted: UIKeyModifierFlags = [.command, .control, .alternate, .shift]
    return pressed.modifierFlags.intersection(counted) == modifiers.intersection(counted)
      && pressed.charactersIgnoringModifiers.lowercased() == key.lowercased()
  }

  /// Whether the key would type something.
  var types: Bool { modifiers.isDisjoint(with: [.command, .control]) }
}
