import Foundation

/// Any JSON, for tests that look at a schema.
enum JSONTree: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONTree].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  init(_ json: String) throws {
    self = try JSONDecoder().decode(JSONTree.self, from: Data(json.utf8))
  }

  /// The member of that name, or null.
  subscript(key: String) -> JSONTree {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  var keys: Set<String> {
    if case .object(let members) = self { Set(members.keys) } else { [] }
  }

  var elements: [JSONTree] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var strings: [String] {
    elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
}
