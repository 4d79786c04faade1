extension SpecDecoder {
  static func decodeField(
    from reader: inout JSONReader, into draft: inout AlertDraft
  ) throws(UsageError) {
    var field = FieldDraft(name: "")
    var kind: FieldKind?
    let start = reader.index
    let places = try reader.readObject(FieldKey.self) { (reader, key) throws(UsageError) in
      switch key {
      case .name: field.name = try reader.readString()
      case .kind: kind = try reader.readChoice()
      case .initialValue: field.initialValue = try reader.readGivenValue(for: kind)
      case .label: field.label = try reader.readString()
      case .placeholder: field.placeholder = try reader.readString()
      case .options:
        try reader.readArray { (reader) throws(UsageError) in
          field.options.append(try decodeOption(from: &reader))
        }
      case .minimum: field.minimum = try reader.readGivenValue(for: kind)
      case .maximum: field.maximum = try reader.readGivenValue(for: kind)
      case .step: field.step = try reader.readQuantity(.step)
      case .parts: field.parts = try reader.readChoice()
      case .maximumLength: field.maximumLength = Int(try reader.readQuantity(.length))
      case .isRequired: field.isRequired = try reader.readBoolean()
      case .pattern: field.pattern = try reader.readString()
      case .reason: field.reason = try reader.readString()
      }
    }
    field.kind = kind ?? .text
    if places[.name] == nil { throw reader.missing(FieldKey.name, in: start) }
    do {
      try draft.addField(named: field.name, kind: nil, initialValue: nil, from: .spec)
      try draft.changeField(named: field.name) { known in known = field }
    } catch {
      throw reader.error(error, in: .name, of: places)
    }
    try checkTypes(of: field, at: places, reader)
    do {
      _ = try field.finished()
    } catch {
      let key = FieldKey(rawValue: error.trait.rawValue) ?? .name
      throw reader.error(.field(error), in: places[key] == nil ? .name : key, of: places)
    }
  }

  private static func decodeOption(
    from reader: inout JSONReader
  ) throws(UsageError) -> FieldOption {
    if try reader.peekType() == .string { return FieldOption(try reader.readString()) }
    var title: String?
    var identifier: String?
    let start = reader.index
    try reader.readObject(FieldOptionKey.self) { (reader, key) throws(UsageError) in
      switch key {
      case .title: title = try reader.readString()
      case .identifier: identifier = try reader.readString()
      }
    }
    guard let title else { throw reader.missing(FieldOptionKey.title, in: start) }
    return FieldOption(title, identifier: identifier)
  }

  /// An option may say "5" for a number; a spec has a type for it.
  private static func checkTypes(
    of field: FieldDraft, at places: [FieldKey: Int], _ reader: JSONReader
  ) throws(UsageError) {
    let given: [(FieldKey, GivenValue?, JSONType)] = [
      (.initialValue, field.initialValue, field.kind.valueType),
      (.minimum, field.minimum, field.kind.valueType),
      (.maximum, field.maximum, field.kind.valueType),
    ]
    for (key, value, expected) in given {
      guard let value, value.type != expected else { continue }
      if key == .initialValue, value == .nothing, field.kind.canHoldNothing { continue }
      if key != .initialValue, !FieldTrait.minimum.kinds.contains(field.kind) { continue }
      throw reader.error(.wrongType(expected: expected, found: value.type), in: key, of: places)
    }
  }
}

extension JSONReader {
  /// A value of a field, whatever its type.
  /// - Parameter kind: the field's kind where it is known already, whose type a mistake names.
  fileprivate mutating func readGivenValue(
    for kind: FieldKind?
  ) throws(UsageError) -> GivenValue {
    switch try peekType() {
    case .boolean: return .flag(try readBoolean())
    case .number: return .number(try readExactNumber())
    case .null:
      try readNull()
      return .nothing
    case .array:
      if let kind { try expect(kind.valueType) }
      var list: [String] = []
      try readArray { (reader) throws(UsageError) in list.append(try reader.readString()) }
      return .list(list)
    case .string: return .text(try readString())
    case .object:
      try expect((kind ?? .text).valueType)
      return .nothing
    }
  }
}

extension GivenValue {
  fileprivate var type: JSONType {
    switch self {
    case .text: .string
    case .flag: .boolean
    case .number: .number
    case .list: .array
    case .nothing: .null
    }
  }
}

extension FieldKind {
  /// The type that its values have in a spec, and in the answer in JSON.
  fileprivate var valueType: JSONType {
    switch self {
    case .toggle, .checkbox: .boolean
    case .number, .slider, .stepper: .number
    case .choices: .array
    default: .string
    }
  }

  /// Whether its value may be null, in a spec and in the answer in JSON.
  fileprivate var canHoldNothing: Bool { self == .number || self == .choice }
}
