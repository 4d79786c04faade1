/// A setting with a few named values, called the same in an option, in JSON and in this code.
package protocol NamedChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What one of the values is, for messages: "role of a button".
  static var noun: String { get }

  /// The value of that name, or the problem that says which names there are.
  init(named name: String) throws(UsageError.Problem)
}

extension NamedChoice {
  /// All names, in the order in which they are documented.
  package static var names: [String] { allCases.map(\.rawValue) }

  package init(named name: String) throws(UsageError.Problem) {
    guard let value = Self(rawValue: name) else {
      throw .unknownChoice(name, noun: Self.noun, known: Self.names)
    }
    self = value
  }
}
