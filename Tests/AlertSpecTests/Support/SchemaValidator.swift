/// Tells whether a value is valid by a schema: the part of JSON Schema 2020-12 that ours uses.
struct SchemaValidator {
  let root: JSONTree

  func allows(_ value: JSONTree) throws -> Bool { try allows(value, by: root) }

  private func allows(_ value: JSONTree, by schema: JSONTree) throws -> Bool {
    if case .bool(let allowsAll) = schema { return allowsAll }
    guard case .object(let rules) = schema else { throw UnknownRule(rule: "\(schema)") }
    for (rule, argument) in rules where try !check(rule, argument, schema, value) { return false }
    return true
  }

  private func check(
    _ rule: String, _ argument: JSONTree, _ schema: JSONTree, _ value: JSONTree
  ) throws -> Bool {
    switch (rule, argument, value) {
    case ("$schema", _, _), ("title", _, _), ("description", _, _), ("default", _, _),
      ("$defs", _, _), ("minContains", _, _), ("maxContains", _, _),
      ("then", _, _), ("else", _, _):
      return true
    case ("if", _, _):
      let branch = schema[try allows(value, by: argument) ? "then" : "else"]
      return try branch == .null || allows(value, by: branch)
    case ("$ref", .string(let path), _):
      let steps = path.split(separator: "/").dropFirst()
      return try allows(value, by: steps.reduce(root) { $0[String($1)] })
    case ("type", .string(let type), _): return isValue(value, type)
    case ("enum", .array(let values), _): return values.contains(value)
    case ("const", _, _): return value == argument
    case ("not", _, _): return try !allows(value, by: argument)
    case ("allOf", .array(let schemas), _):
      return try schemas.allSatisfy { try allows(value, by: $0) }
    case ("anyOf", .array(let schemas), _):
      return try schemas.contains { try allows(value, by: $0) }
    case ("dependentRequired", .object(let needs), .object):
      return needs.allSatisfy { key, needed in
        !value.keys.contains(key) || value.keys.isSuperset(of: needed.strings)
      }
    case ("required", _, .object): return value.keys.isSuperset(of: argument.strings)
    case ("properties", .object(let members), .object(let values)):
      return try values.allSatisfy { key, value in
        try members[key].map { try allows(value, by: $0) } ?? true
      }
    case ("additionalProperties", .bool(false), .object):
      return value.keys.isSubset(of: schema["properties"].keys)
    case ("minItems", .number(let count), .array(let values)): return Double(values.count) >= count
    case ("items", _, .array(let values)):
      return try values.allSatisfy { try allows($0, by: argument) }
    case ("contains", _, .array(let values)):
      let count = try values.count { try allows($0, by: argument) }
      let range = (schema["minContains"].number ?? 1)...(schema["maxContains"].number ?? .infinity)
      return range.contains(Double(count))
    case ("minimum", .number(let limit), .number(let number)): return number >= limit
    case ("maximum", .number(let limit), .number(let number)): return number <= limit
    case ("exclusiveMinimum", .number(let limit), .number(let number)): return number > limit
    case ("pattern", .string(let pattern), .string(let text)):
      return try text.firstMatch(of: Regex(pattern)) != nil
    case ("required", _, _), ("dependentRequired", _, _), ("properties", _, _),
      ("additionalProperties", _, _),
      ("items", _, _), ("minItems", _, _), ("contains", _, _), ("minimum", _, _), ("maximum", _, _),
      ("exclusiveMinimum", _, _), ("pattern", _, _):
      return true
    default: throw UnknownRule(rule: rule)
    }
  }

  private func isValue(_ value: JSONTree, _ type: String) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number),
      ("boolean", .bool), ("null", .null):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  struct UnknownRule: Error {
    var rule: String
  }
}
