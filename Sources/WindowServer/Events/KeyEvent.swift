/// A key that went down or up.
nonisolated public struct KeyEvent: Sendable, Equatable {
  /// The window that has the keyboard.
  public var window: UInt32
  /// True on the way down.
  public var isDown: Bool
  /// True where holding the key repeats it.
  public var isRepeat: Bool
  /// The key's usage number in the keyboard page of the USB HID tables, by what the layout
  /// makes of the key for letters, by place for the rest.
  public var usage: Int
  /// What the key stands for without modifiers; empty for keys that have no character.
  public var charactersIgnoringModifiers: String
  /// What the key types with Shift, where that is another sign and no capital letter, such as “?”;
  /// empty where that is not so, not known, or Shift isn't held.
  public var shiftedCharacters: String
  /// Keys held meanwhile.
  public var modifiers: KeyModifiers
  /// False where no text follows, whatever the key types: the desktop was not told that text is
  /// wanted when it read the key, or Alt makes a command of it.
  public var bringsText: Bool

  /// Makes an event.
  public init(
    window: UInt32, isDown: Bool, isRepeat: Bool = false, usage: Int,
    charactersIgnoringModifiers: String = "", shiftedCharacters: String = "",
    modifiers: KeyModifiers = [], bringsText: Bool = true
  ) {
    self.window = window
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.usage = usage
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.shiftedCharacters = shiftedCharacters
    self.modifiers = modifiers
    self.bringsText = bringsText
  }
}
