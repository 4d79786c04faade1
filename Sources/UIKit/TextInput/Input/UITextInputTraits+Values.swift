/// Which letters a keyboard on the screen makes capitals by itself. Keys of a real keyboard are
/// never changed.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether typing is corrected.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the keyboard sees fit.
  case `default` = 0
  /// Not.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the keyboard sees fit.
  case `default` = 0
  /// Not.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether straight quotes become curly.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// As the keyboard sees fit.
  case `default` = 0
  /// Not.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens become a dash.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// As the keyboard sees fit.
  case `default` = 0
  /// Not.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces around pasted and cut words are mended.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the keyboard sees fit.
  case `default` = 0
  /// Not.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Which keys a keyboard on the screen shows. A real keyboard has all of them always.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Those of the current input method.
  case `default` = 0
  /// ASCII letters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Those of a telephone.
  case phonePad = 5
  /// For a name or a number.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// With @ and # at hand.
  case twitter = 9
  /// For words to look up, with a full stop at hand.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11
}

/// Light or dark keys.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// As the traits have it.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// What the Return key of a keyboard on the screen says.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// return
  case `default` = 0
  /// Go
  case go = 1
  /// Google
  case google = 2
  /// Join
  case join = 3
  /// Next
  case next = 4
  /// Route
  case route = 5
  /// Search
  case search = 6
  /// Send
  case send = 7
  /// Yahoo
  case yahoo = 8
  /// Done
  case done = 9
  /// Emergency Call
  case emergencyCall = 10
  /// Continue
  case `continue` = 11
}
