public import Foundation

/// A key with modifiers, and what it does.
///
/// DIFFERENCE: Apple's names a selector; there are none without the Objective-C runtime, so this
/// one has a closure.
open class UIKeyCommand: NSObject {
  /// The key's character without modifiers, a sign that it types with Shift such as “?”, or one of the
  /// names below. Whether a letter is small or a capital doesn't matter.
  public let input: String?
  /// The modifiers that must be held, no more and no fewer; caps lock doesn't matter, nor does the Shift
  /// that a sign takes.
  public let modifierFlags: UIKeyModifierFlags
  /// What the command is called in a list of commands.
  open var title: String
  /// A longer word on it.
  open var discoverabilityTitle: String?
  /// Whether it is asked before the first responder's own keys.
  open var wantsPriorityOverSystemBehavior = false
  private let handler: (UIKeyCommand) -> Void

  /// A command that calls `handler` when the key goes down, and again when it repeats.
  public init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil, handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    super.init()
  }

  /// Does what the command does.
  package func perform() { handler(self) }

  package func matches(_ key: UIKey) -> Bool {
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    let held = key.modifierFlags.subtracting(ignored)
    let wanted = modifierFlags.subtracting(ignored)
    if held == wanted, input?.lowercased() == key.charactersIgnoringModifiers.lowercased() {
      return true
    }
    guard held.contains(.shift), let sign = key.characters.first, !sign.isLetter else {
      return false
    }
    return input == key.characters && key.characters != key.charactersIgnoringModifiers
      && held.subtracting(.shift) == wanted.subtracting(.shift)
  }

  /// The up arrow.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// End.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// Forward delete.
  nonisolated public static let inputDelete = "UIKeyInputDelete"
}
