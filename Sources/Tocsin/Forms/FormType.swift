import Foundation

/// What a property is, as far as a form cares.
struct FormType {
  /// A case of an enumeration, and how it is written.
  struct Choice: Equatable {
    let option: Field.Option
    let json: FormJSON
  }

  indirect enum Base: Equatable {
    case text, flag, date, url, decimal
    /// A `UUID`, which is nobody's to type.
    case identity
    /// Anything, that is left as it is.
    case kept
    case integer(ClosedRange<Decimal>)
    case number(greatest: Double)
    case oneOf([Choice])
    case list(of: Base)

    static let double = number(greatest: .greatestFiniteMagnitude)
    static let float = number(greatest: Double(Float.greatestFiniteMagnitude))

    static func whole<Number: FixedWidthInteger>(_ type: Number.Type) -> Base {
      integer(
        Number.isSigned
          ? Decimal(Int64(clamping: Number.min))...Decimal(Int64(clamping: Number.max))
          : Decimal(UInt64(0))...Decimal(UInt64(clamping: Number.max)))
    }
  }

  let base: Base
  /// Whether it may be left empty.
  let isOptional: Bool

  var isNumber: Bool {
    switch base {
    case .integer, .number, .decimal: true
    default: false
    }
  }

  /// What a list holds; nil for what is none.
  var element: FormType? {
    if case .list(let base) = base { FormType(base: base, isOptional: true) } else { nil }
  }

  // MARK: Fields

  /// The kind of field that it has unless the program says otherwise.
  var kind: Field.Kind {
    switch base {
    case .text, .identity, .kept: .text
    case .flag: isOptional ? .segmented : .toggle
    case .integer, .number, .decimal: .number
    case .date: .date
    case .url: .url
    case .oneOf(let choices): choices.count <= 3 && !isOptional ? .segmented : .choice
    case .list(of: .oneOf): .choices
    case .list: .multiline
    }
  }

  /// The kinds of field that can hold it.
  var kinds: Set<Field.Kind> {
    let chosen: Set<Field.Kind> = [.choice, .segmented]
    switch base {
    case .text:
      return chosen.union([
        .text, .secure, .email, .number, .phone, .url, .multiline, .choices,
      ])
    case .flag: return isOptional ? chosen.union([.toggle, .checkbox]) : [.toggle, .checkbox]
    case .integer, .number, .decimal:
      return chosen.union([.number, .text, .slider, .stepper])
    case .date: return [.date]
    case .url: return chosen.union([.url, .text])
    case .identity: return chosen.union([.text])
    case .oneOf: return chosen
    case .list(of: .oneOf): return [.choices]
    case .list: return [.multiline, .choices]
    case .kept: return []
    }
  }

  var options: [Field.Option] {
    switch base {
    case .oneOf(let choices), .list(of: .oneOf(let choices)): choices.map(\.option)
    case .flag where isOptional:
      [
        Field.Option("–", identifier: ""), Field.Option(Word.yes.text(), identifier: "true"),
        Field.Option(Word.no.text(), identifier: "false"),
      ]
    default: []
    }
  }
}
