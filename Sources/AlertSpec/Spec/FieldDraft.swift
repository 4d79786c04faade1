/// A field while it is being described: values are as they were given, as the kind that they must
/// fit may still change.
struct FieldDraft {
  var name: String
  var kind = FieldKind.text
  var initialValue: GivenValue?
  var label: String?
  var placeholder: String?
  var options: [FieldOption] = []
  var minimum: GivenValue?
  var maximum: GivenValue?
  var step: Double?
  var parts: DateParts?
  var maximumLength: Int?
  var isRequired = false
  var pattern: String?
  var reason: String?

  /// What is said of the field.
  var traits: [FieldTrait] {
    FieldTrait.allCases.filter { trait in
      switch trait {
      case .kind: true
      case .initialValue: initialValue != nil
      case .label: label != nil
      case .placeholder: placeholder != nil
      case .options: !options.isEmpty
      case .minimum: minimum != nil
      case .maximum: maximum != nil
      case .step: step != nil
      case .parts: parts != nil
      case .maximumLength: maximumLength != nil
      case .isRequired: isRequired
      case .pattern: pattern != nil
      case .reason: reason != nil
      }
    }
  }
}

/// A value as an option or a spec gives it.
enum GivenValue: Hashable {
  case text(String)
  case flag(Bool)
  case number(ExactNumber)
  case list([String])
  /// JSON's null.
  case nothing
}

/// What is wrong with a field, and with which of the things said of it.
package struct FieldMistake: Error, Hashable, Sendable {
  package var field: String
  package var trait: FieldTrait
  package var problem: Problem

  package enum Problem: Hashable, Sendable {
    /// It can't be said of a field of that kind.
    case otherKind(FieldKind)
    case noOptions(FieldKind)
    case blankOption
    case brokenOption(String)
    case commaInOption(String)
    case repeatedOption(String)
    case noFlag
    case noText
    case noNumber
    /// It is too large, or has more digits than are kept.
    case numberNotKept
    /// A line break, where the kind has one line.
    case lineBreak
    case noDate(DateParts)
    case noSuchOption(String, known: [String])
    case noList
    case repeatedChoice(String)
    case outOfRange
    case emptyRange
    case tooLong(Int)
    case badPattern
    case reasonOfNothing
  }
}
