// The options about buttons.

extension OptionTable {
  static let buttons: [OptionDefinition] = [
    many(
      "--button", "TITLE[:ROLE]", .buttons,
      """
      A button; the first is the leftmost or the topmost. ROLE is one of \
      \(alternatives(ButtonRole.names)). What follows the last colon is only taken as the role if \
      it is one of these, in small letters; so write the role to end a title in one: \
      "Type :cancel:default". Without any button there is one, OK.
      """
    ) { (draft, text) throws(UsageError.Problem) in
      let button = try ButtonNotation(text)
      try draft.alert.addButton(titled: button.title, role: button.role, from: .options)
    },
    many(
      "--word", "WORD[:ROLE]", .buttons,
      """
      A button with a customary title in the reader's language; the answer calls it by the word. \
      WORD is one of \(alternatives(ButtonWord.names)). Without a role, cancel cancels, delete and \
      dontSave are destructive, and the others default.
      """
    ) { (draft, text) throws(UsageError.Problem) in
      let notation = try WordNotation(text)
      try draft.alert.addButton(word: notation.word, role: notation.role, from: .options)
    },
    button(
      "--identifier", "BUTTON=TEXT",
      """
      What the answer calls the button of that title or word. In these four the last equals sign \
      ends the title.
      """
    ) { (button, text) throws(UsageError.Problem) in
      try ButtonDescription.checkIdentifier(text)
      button.identifier = text
    },
    button(
      "--button-icon", "BUTTON=SYMBOL|FILE",
      """
      A picture before its title: \(alternatives(SymbolKind.names)) in the colour of the title, or \
      one from a file in its own colours. A file that is called like one of these is written with \
      its folder, as in ./error.
      """
    ) { (button, text) throws(UsageError.Problem) in
      button.icon = try ButtonIcon(text)
    },
    button(
      "--key", "BUTTON=KEY",
      """
      A key that presses it too: a character, or one of \
      \(alternatives(ButtonKeys.Name.allCases.map(\.rawValue))), behind any of \
      \(alternatives(ButtonKeys.Modifier.allCases.map { $0.rawValue + "+" })). A sign that takes \
      Shift is written as it is. While a field is edited, what types or edits something is the \
      field's. On a device ctrl+r and ctrl+shift+r are the device's.
      """
    ) { (button, text) throws(UsageError.Problem) in
      button.key = try ButtonKeys(text)
    },
    button(
      "--hold", "BUTTON=SECONDS",
      "How long it must be held down to be pressed, at most \(plain(Limits.longestHold)) seconds."
    ) { (button, text) throws(UsageError.Problem) in
      button.hold = try UsageError.Quantity.hold.read(text)
    },
    detail(
      "--needs-valid", "BUTTON", .buttons,
      "It can be pressed only while every field holds what it should."
    ) { (draft, title) throws(UsageError.Problem) in
      try draft.alert.changeButton(called: title) { $0.needsValidFields = true }
      return title
    },
  ]

  /// An option that says something about a button, once for each.
  private static func button(
    _ name: String, _ placeholder: String, _ summary: String,
    _ change:
      @escaping @Sendable (inout ButtonDescription, String) throws(UsageError.Problem) ->
      Void
  ) -> OptionDefinition {
    detail(name, placeholder, .buttons, summary) { (draft, text) throws(UsageError.Problem) in
      let notation = try ButtonDetailNotation(text)
      try draft.alert.changeButton(called: notation.button) {
        (button) throws(UsageError.Problem) in try change(&button, notation.text)
      }
      return notation.button
    }
  }
}
