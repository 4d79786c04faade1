import Foundation

/// Lists that a form can ask for: arrays and sets.
protocol FormList {
  /// What they hold.
  static var elementType: any Decodable.Type { get }
  /// One that holds nothing.
  static var empty: Self { get }
}

extension Array: FormList where Element: Decodable {
  static var elementType: any Decodable.Type { Element.self }
  static var empty: [Element] { [] }
}

extension Set: FormList where Element: Decodable {
  static var elementType: any Decodable.Type { Element.self }
  static var empty: Set<Element> { [] }
}

/// Dictionaries: they decode named values as structs do, but nobody knows the names.
protocol FormDictionary {}
extension Dictionary: FormDictionary {}

extension FormType {
  /// What an enumeration is whose cases are known, with the first of them; nil for another type.
  static func cases<T>(of type: T.Type) throws -> (first: T, base: Base)? {
    guard let cases = (type as? any CaseIterable.Type).map(list), let first = cases.first as? T
    else { return nil }
    let choices = try cases.map { value -> Choice? in
      guard let encodable = value as? any Encodable else { return nil }
      let json = try FormJSON(encodable)
      let words =
        (value as? any CustomStringConvertible)?.description ?? FormEntry.words(of: "\(value)")
      // Without a raw value a case is written as an object named after it.
      let identifier: String
      switch json {
      case .text(let text): identifier = text
      case .number(let number): identifier = "\(number)"
      case .object(let members) where members.count == 1: identifier = members.keys.first ?? ""
      default: return nil
      }
      return Choice(option: Field.Option(words, identifier: identifier), json: json)
    }
    let known = choices.compactMap { $0 }
    return known.count == cases.count ? (first, .oneOf(known)) : nil
  }

  private static func list(_ type: any CaseIterable.Type) -> [Any] {
    func list<T: CaseIterable>(_ type: T.Type) -> [Any] { Array(type.allCases) }
    return list(type)
  }
}
