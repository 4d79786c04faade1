internal import Foundation

/// The first responder as the keyboard on the screen sees it.
struct TypingTarget {
  let responder: any UIKeyInput & UIResponder

  init?(_ responder: UIResponder?) {
    guard let responder = responder as? any UIKeyInput & UIResponder else { return nil }
    self.responder = responder
  }

  var hasText: Bool { responder.hasText }

  func insert(_ text: String) { responder.insertText(text) }
  func deleteBackward() { responder.deleteBackward() }

  /// Deletes what a person would call the last word, with the space after it.
  func deleteWord() {
    let text = textBeforeCaret
    let word = text.reversed().drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    for _ in 0..<max(1, text.count - word.count) where hasText { deleteBackward() }
  }

  /// Whether the next letter is to be a capital. A text that can't be read wants one where it is
  /// empty.
  var wantsCapital: Bool {
    let type = responder.autocapitalizationType
    guard !responder.isSecureTextEntry || type == .allCharacters, capitalizes else { return false }
    return type.wantsCapital(after: textBeforeCaret)
  }

  /// Addresses and names of accounts have no sentences.
  private var capitalizes: Bool {
    switch responder.keyboardType {
    case .emailAddress, .URL: responder.autocapitalizationType == .allCharacters
    default: true
    }
  }

  /// Whether Return does something.
  var isReturnEnabled: Bool { !responder.enablesReturnKeyAutomatically || hasText }

  /// The end of the text before the caret, as far as a sentence's end can be seen from there.
  private var textBeforeCaret: String {
    guard let input = responder as? any UITextInput, let caret = input.selectedTextRange?.start
    else { return hasText ? "x" : "" }
    let start = input.position(from: caret, offset: -Self.glance) ?? input.beginningOfDocument
    return input.textRange(from: start, to: caret).flatMap(input.text(in:)) ?? ""
  }

  /// In UTF-16 units; longer than any word.
  private static let glance = 64
}
