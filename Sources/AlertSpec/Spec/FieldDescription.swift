/// A field of an alert.
///
/// The text of a secret field shows up in no dump of this value.
package struct FieldDescription: Hashable, Sendable {
  /// What the field is called in the answer: not empty, one line, without `=` and `:`.
  package var name: String

  /// What can be entered.
  package var kind: FieldKind

  /// What the field holds when the alert appears.
  package var initialValue: FieldValue

  /// What the empty field shows; nil for the label.
  package var placeholder: String?

  /// What the field is called to a person; nil for the name.
  package var label: String?

  /// Whether the alert stays while the field is empty, unless it is cancelled.
  package var isRequired: Bool

  package init(
    name: String, kind: FieldKind = .text, initialValue: FieldValue = .text(""),
    placeholder: String? = nil, label: String? = nil, isRequired: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.initialValue = initialValue
    self.placeholder = placeholder
    self.label = label
    self.isRequired = isRequired
  }
}

/// What can be entered into a field.
package enum FieldKind: String, NamedChoice {
  /// A line of text.
  case text
  /// A line of text that is not shown.
  case secure

  package static let noun = "kind of field"

  /// Whether what is entered belongs in the answer and nowhere else.
  package var isSecret: Bool { self == .secure }
}

/// What a field holds.
package enum FieldValue: Hashable, Sendable {
  case text(String)
}

extension FieldDescription: CustomStringConvertible, CustomReflectable {
  package var description: String {
    let value = kind.isSecret ? "(hidden)" : "\(initialValue)"
    return "\(name):\(kind.rawValue) \(value)\(isRequired ? " required" : "")"
  }

  package var customMirror: Mirror { Mirror(self, children: ["field": description]) }
}
