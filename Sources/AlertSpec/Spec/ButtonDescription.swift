/// A button of an alert.
package struct ButtonDescription: Hashable, Sendable {
  /// What the button says; never blank, but where a word is in its place.
  package var title: String

  /// A customary title in the reader's language, instead of the title.
  package var word: ButtonWord?

  /// What pressing it means.
  package var role: ButtonRole

  /// What the answer calls it; nil for the word or the title.
  package var identifier: String?

  /// A picture before the title; nil for none.
  package var icon: ButtonIcon?

  /// A key that presses it, besides those of its role.
  package var key: ButtonKeys?

  /// Seconds for which it must be held down; nil for a plain press.
  package var hold: Double?

  /// Whether it can be pressed only while every field holds what it should.
  package var needsValidFields = false

  package init(title: String, role: ButtonRole = .default) {
    self.title = title
    self.role = role
  }

  package init(word: ButtonWord, role: ButtonRole? = nil) {
    title = ""
    self.word = word
    self.role = role ?? word.role
  }

  /// What the answer calls it, on its first line.
  package var name: String { identifier ?? original }

  /// What it is called where it is described: its word or title.
  package var original: String { word?.rawValue ?? title }

  /// The button of an alert for which none was asked.
  package static let ok = ButtonDescription(title: "OK")
}

/// A picture before a button's title.
package enum ButtonIcon: Hashable, Sendable {
  /// A sign in the colour of the title.
  case symbol(SymbolKind)
  /// A picture from a file, in its own colours.
  case file(String)

  /// The sign of that name, else the file at that path. A file that is called like a sign is
  /// written with its folder: `./success`.
  init(_ text: String) throws(UsageError.Problem) {
    if text.isEmpty { throw .emptyPath }
    self = SymbolKind(rawValue: text).map(Self.symbol) ?? .file(text)
  }
}

/// What pressing a button means.
package enum ButtonRole: String, NamedChoice {
  /// An ordinary answer.
  case `default`
  /// The way out that changes nothing. Escape presses it, and the exit code is 1.
  case cancel
  /// An answer that destroys something.
  case destructive
  /// The answer that Return gives.
  case preferred

  package static let noun = "role of a button"
}

/// A customary title, which is shown in the reader's language.
package enum ButtonWord: String, NamedChoice {
  case ok, cancel, done, delete, close, retry, `continue`, yes, no, save, dontSave, copy, edit, add
  case remove, open, settings, allow, dontAllow, later, skip, back, next, send, stop

  package static let noun = "word for a button"

  /// What a button of that word means where no role is given.
  package var role: ButtonRole {
    switch self {
    case .cancel: .cancel
    case .delete, .dontSave: .destructive
    default: .default
    }
  }
}

/// A key with modifiers.
package struct ButtonKeys: Hashable, Sendable {
  /// A character, small, or the name of a key.
  package var key: Key
  package var modifiers: Set<Modifier>

  package enum Key: Hashable, Sendable {
    case character(Character)
    case named(Name)
  }

  /// The keys that have a name.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    case up, down, left, right, home, end, pageUp, pageDown, delete
  }

  /// What is held with a key.
  package enum Modifier: String, CaseIterable, Hashable, Sendable {
    case ctrl, alt, shift
    case `super`
  }
}
