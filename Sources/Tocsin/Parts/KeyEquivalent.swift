public import UIKit

/// A key, with modifiers, that presses an action's button.
///
/// ```swift
/// action.keyEquivalent = KeyEquivalent("d", modifiers: .command)
/// ```
///
/// The key may be a sign that takes Shift, such as "?"; that Shift is not among the modifiers. While
/// a field is being edited, what types or edits something is the field's: a key without command, control
/// or Alt has no effect there, nor have those that copy, paste, undo and the like.
public struct KeyEquivalent: Sendable, Hashable {
  /// The key's character, a letter being small, or one of the names of `UIKeyCommand` such as
  /// `inputUpArrow`.
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
    let held = pressed.modifierFlags.intersection(counted)
    let wanted = modifiers.intersection(counted)
    let plain = pressed.charactersIgnoringModifiers
    if held == wanted, plain.lowercased() == key.lowercased() { return true }
    // The Shift that a sign takes is no modifier.
    guard held.contains(.shift), key == pressed.characters, key != plain,
      key.first?.isLetter == false
    else { return false }
    return held.subtracting(.shift) == wanted.subtracting(.shift)
  }
}
