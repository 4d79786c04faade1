public import Foundation

/// What a text wants from whoever types into it. Each member has a default; a conforming type
/// states only what it cares for.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters a keyboard on the screen makes capitals by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether typing is corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether straight quotes become curly.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces around pasted and cut words are mended.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Which keys a keyboard on the screen shows.
  var keyboardType: UIKeyboardType { get }
  /// Light or dark keys.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the Return key says.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether Return does nothing as long as there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is hidden from onlookers, and from copying.
  var isSecureTextEntry: Bool { get }
  /// What the text means, for filling it in automatically.
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The keyboard decides.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// As correction.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The keyboard decides.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The keyboard decides.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The keyboard decides.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// Letters.
  public var keyboardType: UIKeyboardType { .default }
  /// As the traits have it.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// "return".
  public var returnKeyType: UIReturnKeyType { .default }
  /// False.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// False.
  public var isSecureTextEntry: Bool { false }
  /// Nothing in particular.
  public var textContentType: UITextContentType! { nil }
}
