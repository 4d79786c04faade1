import Foundation

/// Values of a form's type as JSON has them.
enum FormCoding {
  static func values(of value: some Encodable) throws -> [String: Any] {
    let data = try JSONEncoder().encode(value)
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  static func value<Value: Decodable>(of type: Value.Type, from values: [String: Any]) throws
    -> Value
  {
    try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: values))
  }
}

/// Finds out what properties a type has by letting it decode itself from a source that has whatever
/// is asked for, and writes down what that was.
enum FormPlan {
  static func entries(of type: (some Decodable).Type) throws -> [FormEntry] {
    let probe = FormProbe(type: "\(type)")
    _ = try type.init(from: probe)
    return probe.entries
  }
}

final class FormProbe: Decoder {
  fileprivate(set) var entries: [FormEntry] = []
  fileprivate var optionals: Set<String> = []
  private let type: String

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(type: String) { self.type = type }

  func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(FormProbeContainer<Key>(probe: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw FormError.notKeyed(type: type)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw FormError.notKeyed(type: type)
  }

  fileprivate func note(_ key: String, _ base: FormType.Base) {
    guard !entries.contains(where: { $0.key == key }) else { return }
    entries.append(
      FormEntry(key: key, type: FormType(base: base, isOptional: optionals.contains(key))))
  }
}

/// Says yes to every key, and gives empty values.
private struct FormProbeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let probe: FormProbe
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []

  // Only what may be missing is asked for in this way.
  func contains(_ key: Key) -> Bool {
    probe.optionals.insert(key.stringValue)
    return true
  }

  func decodeNil(forKey key: Key) -> Bool { false }

  private func note<T>(_ value: T, _ base: FormType.Base, _ key: Key) -> T {
    probe.note(key.stringValue, base)
    return value
  }

  private func whole<Number: FixedWidthInteger>(_ key: Key) -> Number {
    let range =
      Number.isSigned
      ? Decimal(Int64(clamping: Number.min))...Decimal(Int64(clamping: Number.max))
      : Decimal(UInt64(0))...Decimal(UInt64(clamping: Number.max))
    return note(0, .integer(range), key)
  }

  func decode(_ type: Bool.Type, forKey key: Key) -> Bool { note(false, .flag, key) }
  func decode(_ type: String.Type, forKey key: Key) -> String { note("", .text, key) }
  func decode(_ type: Double.Type, forKey key: Key) -> Double {
    note(0, .number(greatest: .greatestFiniteMagnitude), key)
  }
  func decode(_ type: Float.Type, forKey key: Key) -> Float {
    note(0, .number(greatest: Double(Float.greatestFiniteMagnitude)), key)
  }
  func decode(_ type: Int.Type, forKey key: Key) -> Int { whole(key) }
  func decode(_ type: Int8.Type, forKey key: Key) -> Int8 { whole(key) }
  func decode(_ type: Int16.Type, forKey key: Key) -> Int16 { whole(key) }
  func decode(_ type: Int32.Type, forKey key: Key) -> Int32 { whole(key) }
  func decode(_ type: Int64.Type, forKey key: Key) -> Int64 { whole(key) }
  func decode(_ type: UInt.Type, forKey key: Key) -> UInt { whole(key) }
  func decode(_ type: UInt8.Type, forKey key: Key) -> UInt8 { whole(key) }
  func decode(_ type: UInt16.Type, forKey key: Key) -> UInt16 { whole(key) }
  func decode(_ type: UInt32.Type, forKey key: Key) -> UInt32 { whole(key) }
  func decode(_ type: UInt64.Type, forKey key: Key) -> UInt64 { whole(key) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    if let date = Date(timeIntervalSinceReferenceDate: 0) as? T { return note(date, .date, key) }
    if let url = URL(string: "about:blank") as? T { return note(url, .url, key) }
    guard let cases = (type as? any CaseIterable.Type).map(Self.cases), !cases.isEmpty,
      let first = cases[0] as? T
    else { throw FormError.unsupported(key: key.stringValue, type: "\(type)") }
    var isNumber = false
    let options = try cases.map { value in
      guard let value = value as? any Encodable,
        let json = try Self.json(of: value),
        let identifier = (json as? String) ?? (json as? NSNumber)?.stringValue
      else { throw FormError.unsupported(key: key.stringValue, type: "\(type)") }
      isNumber = !(json is String)
      return Field.Option(FormEntry.words(of: "\(value)"), identifier: identifier)
    }
    return note(first, .oneOf(options, isNumber: isNumber), key)
  }

  private static func cases(of type: any CaseIterable.Type) -> [Any] {
    func list<T: CaseIterable>(_ type: T.Type) -> [Any] { Array(type.allCases) }
    return list(type)
  }

  private static func json(of value: any Encodable) throws -> Any? {
    func encode(_ value: some Encodable) throws -> Data { try JSONEncoder().encode([value]) }
    return (try JSONSerialization.jsonObject(with: encode(value)) as? [Any])?.first
  }

  func nestedContainer<Nested: CodingKey>(keyedBy: Nested.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<Nested>
  { throw FormError.unsupported(key: key.stringValue, type: "a nested container") }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw FormError.unsupported(key: key.stringValue, type: "a nested list")
  }

  func superDecoder() throws -> any Decoder {
    throw FormError.unsupported(key: "super", type: "a superclass")
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    throw FormError.unsupported(key: key.stringValue, type: "a superclass")
  }
}
