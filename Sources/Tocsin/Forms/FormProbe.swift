import Foundation

/// Finds out what properties a type has by letting it decode itself from a source that has whatever
/// is asked for, and writes down what that was.
enum FormPlan {
  /// - Parameters:
  ///   - left: the properties that are not asked for and keep their values.
  ///   - values: the values that they keep; nil where there are none.
  static func entries(
    of type: (some Decodable).Type, leavingOut left: Set<String>, values: FormJSON?
  ) throws -> [FormEntry] {
    let log = FormLog(left: left, values: values)
    let probe = FormProbe(path: [], type: "\(type)", log: log)
    _ = try type.init(from: probe)
    return log.entries
  }
}

/// What was found.
final class FormLog {
  fileprivate(set) var entries: [FormEntry] = []
  /// The properties that may be missing.
  fileprivate var optionals: Set<String> = []
  fileprivate let left: Set<String>
  fileprivate let values: FormJSON?

  fileprivate init(left: Set<String>, values: FormJSON?) {
    (self.left, self.values) = (left, values)
  }

  fileprivate func note(_ path: [String], _ base: FormType.Base) {
    let key = FormEntry.key(of: path)
    guard !entries.contains(where: { $0.key == key }) else { return }
    var entry = FormEntry(
      path: path, type: FormType(base: base, isOptional: optionals.contains(key)))
    entry.isHidden = base == .identity || left.contains(key)
    entries.append(entry)
  }
}

final class FormProbe: Decoder {
  fileprivate let path: [String]
  fileprivate let type: String
  fileprivate let log: FormLog
  /// What it is, where it is written as one value.
  fileprivate var single: FormType.Base?
  /// Whether it asked for named properties.
  fileprivate var isKeyed = false

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  fileprivate init(path: [String], type: String, log: FormLog) {
    (self.path, self.type, self.log) = (path, type, log)
  }

  private var refusal: FormError {
    path.isEmpty
      ? .notKeyed(type: type) : .unsupported(key: FormEntry.key(of: path), type: type)
  }

  func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedDecodingContainer<Key> {
    isKeyed = true
    return KeyedDecodingContainer(FormProbeContainer<Key>(probe: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw refusal }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    if path.isEmpty { throw refusal }
    return FormProbeValue(probe: self)
  }

  /// An empty value of a property's type, which is written down; or of the properties in it.
  fileprivate func value<T: Decodable>(of type: T.Type, at path: [String]) throws -> T {
    let (value, base) = try find(type, at: path)
    if let base { log.note(path, base) }
    return value
  }

  /// An empty value, and what it is where it is one, not a group of others.
  fileprivate func find<T: Decodable>(
    _ type: T.Type, at path: [String]
  ) throws -> (T, FormType.Base?) {
    let key = FormEntry.key(of: path)
    let known: [(any Decodable, FormType.Base)] = [
      (Date(timeIntervalSinceReferenceDate: 0), .date), (URL(filePath: "/"), .url),
      (Decimal(0), .decimal), (UUID(), .identity),
    ]
    for (value, base) in known { if let value = value as? T { return (value, base) } }
    if let list = type as? any FormList.Type {
      guard let base = try element(of: list, at: path), let empty = list.empty as? T else {
        throw FormError.unsupported(key: key, type: "\(type)")
      }
      return (empty, .list(of: base))
    }
    if type is any FormDictionary.Type || path.count > 12 {
      throw FormError.unsupported(key: key, type: "\(type)")
    }
    if let (first, base) = try FormType.cases(of: type) { return (first, base) }
    return try look(into: type, at: path)
  }

  /// Lets a type of the program's own decode itself.
  private func look<T: Decodable>(into type: T.Type, at path: [String]) throws
    -> (T, FormType.Base?)
  {
    let key = FormEntry.key(of: path)
    let inner = FormProbe(path: path, type: "\(type)", log: log)
    let value: T
    do {
      value = try T(from: inner)
    } catch let error as FormError {
      throw error
    } catch {
      throw FormError.notListed(key: key, type: "\(type)")
    }
    if let base = inner.single { return (value, base) }
    guard inner.isKeyed, log.entries.contains(where: { $0.path.starts(with: path) }) else {
      throw FormError.unsupported(key: key, type: "\(type)")
    }
    if log.optionals.contains(key) { throw FormError.optionalGroup(key: key, type: "\(type)") }
    return (value, nil)
  }

  /// What a list's elements are, if they can be typed on a line each, or chosen.
  private func element(of list: any FormList.Type, at path: [String]) throws -> FormType.Base? {
    func find(_ type: (some Decodable).Type) throws -> FormType.Base? {
      let apart = FormProbe(path: path, type: "\(type)", log: FormLog(left: [], values: nil))
      return try? apart.find(type, at: path).1
    }
    switch try find(list.elementType) {
    case .flag, .date, .list, .identity, .kept, nil: return nil
    case let base: return base
    }
  }
}

/// Says yes to every key, and gives empty values.
private struct FormProbeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let probe: FormProbe
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []

  private func path(_ key: Key) -> [String] { probe.path + [key.stringValue] }
  private func name(_ key: Key) -> String { FormEntry.key(of: path(key)) }

  // Only what may be missing is asked for in this way.
  func contains(_ key: Key) -> Bool {
    probe.log.optionals.insert(name(key))
    return !probe.log.left.contains(name(key)) || kept(key) != nil
  }

  func decodeNil(forKey key: Key) -> Bool { false }

  /// What a property that is left out holds.
  private func kept(_ key: Key) -> FormJSON? { probe.log.values?.value(at: path(key)[...]) }

  private func note<T>(_ value: T, _ base: FormType.Base, _ key: Key) -> T {
    probe.log.note(path(key), base)
    return value
  }

  func decode(_ type: Bool.Type, forKey key: Key) -> Bool { note(false, .flag, key) }
  func decode(_ type: String.Type, forKey key: Key) -> String { note("", .text, key) }
  func decode(_ type: Double.Type, forKey key: Key) -> Double { note(0, .double, key) }
  func decode(_ type: Float.Type, forKey key: Key) -> Float { note(0, .float, key) }
  func decode(_ type: Int.Type, forKey key: Key) -> Int { note(0, .whole(type), key) }
  func decode(_ type: Int8.Type, forKey key: Key) -> Int8 { note(0, .whole(type), key) }
  func decode(_ type: Int16.Type, forKey key: Key) -> Int16 { note(0, .whole(type), key) }
  func decode(_ type: Int32.Type, forKey key: Key) -> Int32 { note(0, .whole(type), key) }
  func decode(_ type: Int64.Type, forKey key: Key) -> Int64 { note(0, .whole(type), key) }
  func decode(_ type: UInt.Type, forKey key: Key) -> UInt { note(0, .whole(type), key) }
  func decode(_ type: UInt8.Type, forKey key: Key) -> UInt8 { note(0, .whole(type), key) }
  func decode(_ type: UInt16.Type, forKey key: Key) -> UInt16 { note(0, .whole(type), key) }
  func decode(_ type: UInt32.Type, forKey key: Key) -> UInt32 { note(0, .whole(type), key) }
  func decode(_ type: UInt64.Type, forKey key: Key) -> UInt64 { note(0, .whole(type), key) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    guard probe.log.left.contains(name(key)) else {
      return try probe.value(of: type, at: path(key))
    }
    guard let kept = kept(key) else {
      throw FormError.noValue(key: name(key), type: "\(type)")
    }
    probe.log.note(path(key), .kept)
    return try kept.decoded(as: type)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy: Nested.Type, forKey key: Key)
    -> KeyedDecodingContainer<Nested>
  {
    FormProbe(path: path(key), type: "\(Nested.self)", log: probe.log)
      .container(keyedBy: Nested.self)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw FormError.unsupported(key: name(key), type: "a nested list")
  }

  func superDecoder() throws -> any Decoder {
    throw FormError.unsupported(key: "super", type: "a superclass")
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    throw FormError.unsupported(key: name(key), type: "a superclass")
  }
}

/// Gives one empty value, and remembers what it was.
private struct FormProbeValue: SingleValueDecodingContainer {
  let probe: FormProbe
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool {
    probe.log.optionals.insert(FormEntry.key(of: probe.path))
    return false
  }

  private func note<T>(_ value: T, _ base: FormType.Base?) -> T {
    probe.single = base
    probe.isKeyed = base == nil
    return value
  }

  func decode(_ type: Bool.Type) -> Bool { note(false, .flag) }
  func decode(_ type: String.Type) -> String { note("", .text) }
  func decode(_ type: Double.Type) -> Double { note(0, .double) }
  func decode(_ type: Float.Type) -> Float { note(0, .float) }
  func decode(_ type: Int.Type) -> Int { note(0, .whole(type)) }
  func decode(_ type: Int8.Type) -> Int8 { note(0, .whole(type)) }
  func decode(_ type: Int16.Type) -> Int16 { note(0, .whole(type)) }
  func decode(_ type: Int32.Type) -> Int32 { note(0, .whole(type)) }
  func decode(_ type: Int64.Type) -> Int64 { note(0, .whole(type)) }
  func decode(_ type: UInt.Type) -> UInt { note(0, .whole(type)) }
  func decode(_ type: UInt8.Type) -> UInt8 { note(0, .whole(type)) }
  func decode(_ type: UInt16.Type) -> UInt16 { note(0, .whole(type)) }
  func decode(_ type: UInt32.Type) -> UInt32 { note(0, .whole(type)) }
  func decode(_ type: UInt64.Type) -> UInt64 { note(0, .whole(type)) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let (value, base) = try probe.find(type, at: probe.path)
    return note(value, base)
  }
}
