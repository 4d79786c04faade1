public import UIKit

/// The keyboard on the screen, which comes up where ``keyboard`` is ``Keyboard/software(height:)``.
///
/// ```swift
/// let screen = TestScreen(device: .phone)
/// // … a field takes the keyboard …
/// screen.advance(by: 0.5)
/// try screen.tapKey("H")
/// try screen.tapKey("i")
/// try screen.tapKey("return")
/// ```
extension TestScreen {
  /// The names of the keys that can be seen, in reading order: what each types or says, and
  /// "shift", "delete", "space", "return" and "dismiss". Empty while there is no keyboard.
  public var keys: [String] { keyViews.compactMap(\.accessibilityLabel) }

  /// The keyboard's frame on the screen; nil while it is not shown.
  public var keyboardFrame: CGRect? {
    KeyboardController.shared.isShown ? KeyboardController.shared.frame : nil
  }

  /// Where a key is on the screen.
  /// - Throws: ``ScreenError`` if no such key is shown.
  public func frame(ofKey name: String) throws -> CGRect {
    guard let view = keyViews.first(where: { $0.accessibilityLabel == name }) else {
      throw ScreenError.notFound(name, visible: keys)
    }
    return view.convert(view.bounds, to: nil)
  }

  /// Taps a key by its name, as the key shows it at the moment: "a", or "A" after shift.
  /// - Throws: ``ScreenError`` if no such key is shown.
  public func tapKey(_ name: String) throws {
    let frame = try frame(ofKey: name)
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Taps the keys of a text's characters, and shift where a capital or a small letter needs it.
  /// - Throws: ``ScreenError`` at the first character that no key shown has.
  public func tapKeys(_ text: String) throws {
    for character in text {
      let name = character == " " ? "space" : character == "\n" ? returnKey : String(character)
      if !keys.contains(name), character.isLetter { try tapKey("shift") }
      try tapKey(name)
    }
  }

  private var returnKey: String {
    keyViews.first { $0.accessibilityIdentifier == "return" }?.accessibilityLabel ?? "return"
  }

  private var keyViews: [UIView] {
    guard KeyboardController.shared.isShown, let keys = KeyboardController.shared.keys,
      keys.window != nil
    else { return [] }
    return keys.subviews.filter { $0.accessibilityTraits.contains(.keyboardKey) }
  }
}
