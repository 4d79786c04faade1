/// A field of an alert.
///
/// The text of a secret field shows up in no dump of this value.
package struct FieldDescription: Hashable, Sendable {
  /// What the field is called in the answer: not empty, one line, without `=` and `:`.
  package var name: String

  /// What can be entered.
  package var kind: FieldKind

  /// What the field holds when the alert appears: a value of its kind.
  package var initialValue: FieldValue

  /// What the empty field shows; nil for the label.
  package var placeholder: String?

  /// What the field is called to a person; nil for the name.
  package var label: String?

  /// Whether the alert stays while the field is empty, unless it is cancelled.
  package var isRequired = false

  /// What can be chosen, for the kinds that choose: at least one, with identifiers that differ.
  package var options: [FieldOption] = []

  /// The least and the greatest number; nil where every number can be typed.
  package var range: ClosedRange<Double>?

  /// The difference between two numbers that can be chosen; 0 for any.
  package var step = 0.0

  /// What a date consists of.
  package var parts = DateParts.day

  /// The earliest date; nil for any.
  package var earliest: CalendarDate?

  /// The latest date; nil for any.
  package var latest: CalendarDate?

  /// The most characters that can be typed; nil for any number.
  package var maximumLength: Int?

  /// A regular expression (ICU's) that what is typed must match somewhere; nil for none.
  package var pattern: String?

  /// What is said where the field can't be taken; nil for the library's own words.
  package var reason: String?

  package init(name: String, kind: FieldKind = .text, initialValue: FieldValue = .text("")) {
    self.name = name
    self.kind = kind
    self.initialValue = initialValue
  }
}

/// Something that can be chosen in a field.
package struct FieldOption: Hashable, Sendable {
  /// What the answer calls it: not blank, one line; without a comma where several can be chosen.
  package var identifier: String
  /// What is shown.
  package var title: String

  package init(_ title: String, identifier: String? = nil) {
    self.title = title
    self.identifier = identifier ?? title
  }
}

/// What a field holds.
package enum FieldValue: Hashable, Sendable {
  /// What was typed.
  case text(String)
  /// Yes or no.
  case flag(Bool)
  /// A number; nil where none was typed.
  case number(ExactNumber?)
  /// The identifier of what was chosen; nil for nothing.
  case choice(String?)
  /// The identifiers of all that was chosen, in the order of the options.
  case choices([String])
  /// A date; nil for that of the moment at which the alert appears.
  case date(CalendarDate?)
}

extension FieldDescription: CustomStringConvertible, CustomReflectable {
  package var description: String {
    let value = kind.isSecret ? "(hidden)" : "\(initialValue)"
    return "\(name):\(kind.rawValue) \(value)\(isRequired ? " required" : "")"
  }

  package var customMirror: Mirror { Mirror(self, children: ["field": description]) }
}
