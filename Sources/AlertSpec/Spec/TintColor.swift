/// A colour: one of the system's, which has a shade for light and one for dark, or any.
package enum TintColor: Hashable, Sendable {
  case named(Name)
  /// Red, green and blue, a byte each.
  case rgb(UInt32)

  /// The system's colours.
  package enum Name: String, NamedChoice {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    package static let noun = "colour"
  }

  /// The colour that a text such as "teal" or "#00A0B0" says.
  init(_ text: String) throws(UsageError.Problem) {
    if let name = Name(rawValue: text) {
      self = .named(name)
    } else if text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      text.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = UInt32(text.dropFirst(), radix: 16)
    {
      self = .rgb(value)
    } else {
      throw .notAColor(text)
    }
  }
}
