import Foundation

/// A value as JSON has it, numbers with all of their digits.
nonisolated enum FormJSON: Equatable {
  case null
  case flag(Bool)
  case number(Decimal)
  /// A number that has more digits than a decimal one, or a greater exponent.
  case real(Double)
  case text(String)
  case list([FormJSON])
  case object([String: FormJSON])

  /// What an object has under a path of keys; nil for nothing.
  func value(at path: ArraySlice<String>) -> FormJSON? {
    guard let key = path.first else { return self == .null ? nil : self }
    guard case .object(let members) = self else { return nil }
    return members[key]?.value(at: path.dropFirst())
  }

  /// Puts a value into an object under a path of keys, with objects on the way; nil for nothing.
  mutating func set(_ value: FormJSON?, at path: ArraySlice<String>) {
    guard let key = path.first else {
      if let value { self = value }
      return
    }
    var members: [String: FormJSON] = [:]
    if case .object(let known) = self { members = known }
    if path.count == 1 {
      members[key] = value
    } else {
      var inner = members[key] ?? .object([:])
      inner.set(value, at: path.dropFirst())
      members[key] = inner
    }
    self = .object(members)
  }

  /// A number of any sort, as far as a `Double` has its digits.
  var double: Double? {
    switch self {
    case .number(let number): Double("\(number)")
    case .real(let number): number
    default: nil
    }
  }
}

nonisolated extension FormJSON {
  /// A value of a form's type.
  init(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "", negativeInfinity: "", nan: "")
    self = try JSONDecoder().decode(FormJSON.self, from: encoder.encode(value))
  }

  /// The value of a form's type that it stands for.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    // An array round it, as not everything may stand alone.
    let data = try JSONEncoder().encode([self])
    return try JSONDecoder().decode([Value].self, from: data)[0]
  }
}

nonisolated extension FormJSON: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var members: [String: FormJSON] = [:]
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(FormJSON.self, forKey: key)
      }
      self = .object(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var list: [FormJSON] = []
      while !container.isAtEnd { list.append(try container.decode(FormJSON.self)) }
      self = .list(list)
    } else {
      self = try FormJSON(single: decoder.singleValueContainer())
    }
  }

  private init(single: any SingleValueDecodingContainer) throws {
    if single.decodeNil() {
      self = .null
    } else if let flag = try? single.decode(Bool.self) {
      self = .flag(flag)
    } else if let text = try? single.decode(String.self) {
      self = .text(text)
    } else if let number = try? single.decode(Decimal.self) {
      self = .number(number)
    } else {
      self = .real(try single.decode(Double.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for (name, value) in members {
        try container.encode(value, forKey: Key(stringValue: name))
      }
    case .list(let list):
      var container = encoder.unkeyedContainer()
      for value in list { try container.encode(value) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .flag(let flag): try container.encode(flag)
      case .number(let number): try container.encode(number)
      case .real(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      default: try container.encodeNil()
      }
    }
  }
}
