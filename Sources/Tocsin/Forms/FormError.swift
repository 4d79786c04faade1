/// Why a type can't be a form.
public enum FormError: Error, Equatable, CustomStringConvertible {
  /// A property is of a type that no field can hold.
  case unsupported(key: String, type: String)
  /// A property's type can't be made of an empty value, as an enumeration whose cases aren't known.
  case notListed(key: String, type: String)
  /// A property is a group of others that may be missing as a whole.
  case optionalGroup(key: String, type: String)
  /// A property is left out of the form, and there is no value that it could keep.
  case noValue(key: String, type: String)
  /// The type is not written as a list of named properties.
  case notKeyed(type: String)

  /// Says what is wrong and what can be done.
  public var description: String {
    switch self {
    case .unsupported(let key, let type):
      "The property “\(key)” is of the type \(type). A form can ask for strings, Bool, numbers, "
        + "Decimal, Date, URL, CaseIterable enumerations, structs of these, arrays and sets of "
        + "strings, numbers, URL and enumerations, and optionals. \(Self.leaveOut(key))"
    case .notListed(let key, let type):
      "The property “\(key)” is of the type \(type), which can't be made of an empty value. If it "
        + "is an enumeration, make it CaseIterable. \(Self.leaveOut(key))"
    case .optionalGroup(let key, let type):
      "The property “\(key)” is an optional \(type), and a form can't tell when a group of fields "
        + "is missing. Make it not optional, and its own properties optional. \(Self.leaveOut(key))"
    case .noValue(let key, let type):
      "The property “\(key)” of the type \(type) is left out of the form and so needs a value to "
        + "keep. Make the form with a value: AlertForm(value, leavingOut: [\"\(key)\"])."
    case .notKeyed(let type):
      "\(type) does not decode named properties. Use a struct of plain properties."
    }
  }

  private static func leaveOut(_ key: String) -> String {
    "Or leave it as it is: AlertForm(value, leavingOut: [\"\(key)\"])."
  }
}
