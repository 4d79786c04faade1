extension FieldMistake {
  /// What is wrong, and the mend: a clause and a sentence.
  func wording(isSpec: Bool) -> (wrong: String, mend: String) {
    switch problem {
    case .otherKind(let kind):
      (
        "\(trait.words) does not go with the kind \(kind.rawValue) of the field \(quoted(field))",
        "Leave it out, or give the field the kind \(alternatives(trait.kinds.map(\.rawValue)))."
      )
    case .noOptions(let kind):
      (
        "the field \(quoted(field)) of the kind \(kind.rawValue) has nothing to choose",
        isSpec
          ? "Add \"options\": [\"Red\", \"Green\"]."
          : "Add its options: --option \(clipped(field))=Red --option \(clipped(field))=Green."
      )
    case .blankOption:
      (
        "an option of the field \(quoted(field)) is empty",
        "Give it a title, and an identifier that is not empty."
      )
    case .brokenOption(let identifier):
      (
        "the option \(quoted(identifier)) does not stay on one line of the answer",
        identifierMend(isSpec: isSpec)
      )
    case .commaInOption(let identifier):
      (
        "the option \(quoted(identifier)) holds a comma, which stands between those in the answer",
        identifierMend(isSpec: isSpec)
      )
    case .repeatedOption(let identifier):
      (
        "the field \(quoted(field)) has two options \(quoted(identifier))",
        "Leave one out. \(identifierMend(isSpec: isSpec))"
      )
    case .noFlag:
      ("\(subject) is neither true nor false", "Write true or false.")
    case .noText:
      ("\(subject) is not a text", "Write a text, or leave it out.")
    case .numberNotKept:
      (
        "\(subject) is too large, or has more than \(ExactNumber.mostDigits) digits",
        "Write a number that can be kept with all of its digits."
      )
    case .lineBreak:
      (
        "\(subject) holds a line break, and the kind has one line",
        "Leave it out, or give the field the kind multiline."
      )
    case .noNumber:
      ("\(subject) is not a number", "Write it like 12, -0.5 or 1e3.")
    case .noDate(let parts):
      (
        "\(subject) is not a date of this form",
        "Write it like \(CalendarDate.someDay.text(parts)), or change the parts of the date from "
          + "\(parts.rawValue)."
      )
    case .noSuchOption(let identifier, let known):
      (
        "\(quoted(identifier)) is none of the options of the field \(quoted(field))",
        UsageError.didYouMean(identifier, known)
          + "They are \(alternatives(known.prefix(8).map { quoted($0) }))."
      )
    case .noList:
      ("\(subject) names no options", "Write the identifiers of options.")
    case .repeatedChoice(let identifier):
      ("\(subject) names \(quoted(identifier)) twice", "Write it once.")
    case .outOfRange:
      ("\(subject) is outside the range", "Write one inside, or make the range larger.")
    case .emptyRange:
      (
        "the range of the field \(quoted(field)) is empty",
        "Make the least smaller than the greatest."
      )
    case .tooLong(let limit):
      (
        "\(subject) has more than \(limit) characters",
        "Shorten it, or make \(isSpec ? "maximumLength" : "--maximum-length") larger."
      )
    case .badPattern:
      (
        "the pattern of the field \(quoted(field)) is no regular expression",
        "Write one as ICU reads it, for example ^[0-9]{5}$."
      )
    case .reasonOfNothing:
      (
        "the field \(quoted(field)) has a reason, but takes everything",
        "Leave it out, or make the field required or give it a pattern or a range."
      )
    }
  }

  /// Never the value itself, which may be a secret.
  private var subject: String { "\(trait.words) of the field \(quoted(field))" }

  private func identifierMend(isSpec: Bool) -> String {
    isSpec
      ? "Give it an identifier: {\"title\": \"Red, dark\", \"identifier\": \"red\"}."
      : "Give it an identifier: --option \"\(clipped(field))=red=Red, dark\"."
  }
}

extension FieldTrait {
  fileprivate var words: String {
    switch self {
    case .kind: "the kind"
    case .initialValue: "the default"
    case .label: "a label"
    case .placeholder: "a placeholder"
    case .options: "a list of options"
    case .minimum: "the least value"
    case .maximum: "the greatest value"
    case .step: "a step"
    case .parts: "a set of parts"
    case .maximumLength: "a maximum length"
    case .isRequired: "being required"
    case .pattern: "a pattern"
    case .reason: "a reason"
    }
  }
}
