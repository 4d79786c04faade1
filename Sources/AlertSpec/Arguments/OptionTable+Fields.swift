// The options about fields.

extension OptionTable {
  static let fields: [OptionDefinition] = [
    many(
      "--field", "NAME[:KIND][=DEFAULT]", .fields,
      """
      A field, by the name that it has in the answer, which holds no ":" and no "=". KIND is one \
      of \(alternatives(FieldKind.names)); without one it is text. DEFAULT is what it holds at \
      first, written as in the answer. A secret is safer in a spec from standard input: other \
      users may see a program's arguments as it starts.
      """
    ) { (draft, text) throws(UsageError.Problem) in
      let field = try FieldNotation(text)
      try draft.alert.addField(
        named: field.name, kind: field.kind, initialValue: field.initialValue, from: .options)
    },
    field("--label", "NAME=TEXT", "What the field of that name is called to a person.") {
      (field, text) in field.label = text
    },
    field("--placeholder", "NAME=TEXT", "What that field shows while nothing is typed.") {
      (field, text) in field.placeholder = text
    },
    many(
      "--option", "NAME=[IDENTIFIER=]TITLE", .fields,
      """
      Something that can be chosen in that field, for the kinds \(kinds(.options)). The answer \
      has the identifier, which is the title if there is none; write it for a title that holds \
      an equals sign.
      """, isDetail: true
    ) { (draft, text) throws(UsageError.Problem) in
      let notation = try FieldDetailNotation(text)
      try draft.alert.changeField(named: notation.name) {
        (field) throws(UsageError.Problem) in
        field.options.append(FieldOption(notation: notation.text))
      }
    },
    field(
      "--range", "NAME=LEAST..GREATEST",
      """
      What can be entered, for the kinds \(kinds(.minimum)). Either end may be left out. Without \
      it a slider goes from 0 to 1 and a stepper from 0 to 100.
      """
    ) { (field, text) throws(UsageError.Problem) in
      let range = try RangeNotation(text)
      (field.minimum, field.maximum) = (range.minimum, range.maximum)
    },
    field(
      "--step", "NAME=NUMBER",
      "The difference between two numbers of a slider, or of a stepper, where it is 1 else."
    ) { (field, text) throws(UsageError.Problem) in
      field.step = try UsageError.Quantity.step.read(text)
    },
    field(
      "--parts", "NAME=" + choices(DateParts.self),
      """
      What a date consists of; the default is day. It is written as 2026-11-30, 14:30 or \
      2026-11-30T14:30. Without a default it is the present one.
      """
    ) { (field, name) throws(UsageError.Problem) in
      field.parts = try DateParts(named: name)
    },
    field(
      "--maximum-length", "NAME=NUMBER", "The most characters that can be typed into that field."
    ) { (field, text) throws(UsageError.Problem) in
      field.maximumLength = Int(try UsageError.Quantity.length.read(text))
    },
    detail(
      "--required", "NAME", .fields,
      "Keeps the alert up while that field is empty, unless it is cancelled."
    ) { (draft, name) throws(UsageError.Problem) in
      try draft.alert.changeField(named: name) { $0.isRequired = true }
      return name
    },
    field(
      "--pattern", "NAME=REGEX",
      """
      Keeps the alert up while what is typed into that field has no match of this regular \
      expression (ICU's); ^ and $ make it match all of the text. Nothing at all is taken.
      """
    ) { (field, text) in field.pattern = text },
    field(
      "--reason", "NAME=TEXT",
      """
      What is said while what that field holds can't be taken: where it is required, has a pattern \
      or a range, or is an email, number, phone or url.
      """
    ) { (field, text) in field.reason = text },
  ]

  private static func kinds(_ trait: FieldTrait) -> String {
    alternatives(trait.kinds.map(\.rawValue))
  }

  /// An option that says something about a field, once for each.
  private static func field(
    _ name: String, _ placeholder: String, _ summary: String,
    _ change: @escaping @Sendable (inout FieldDraft, String) throws(UsageError.Problem) -> Void
  ) -> OptionDefinition {
    detail(name, placeholder, .fields, summary) { (draft, text) throws(UsageError.Problem) in
      let notation = try FieldDetailNotation(text)
      try draft.alert.changeField(named: notation.name) {
        (field) throws(UsageError.Problem) in try change(&field, notation.text)
      }
      return notation.name
    }
  }
}
