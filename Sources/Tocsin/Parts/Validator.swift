/// Judges what a field holds.
///
/// ```swift
/// Field.text("age", validator: Validator { Int($0) == nil ? "Type a whole number." : nil })
/// ```
public struct Validator {
  /// Gives the reason why a value can't be taken, as shown under the field, or nil if it can.
  public let reason: (String) -> String?

  /// Makes a validator from a function; see ``reason``.
  public init(_ reason: @escaping (String) -> String?) { self.reason = reason }

  /// Takes anything but nothing. Blanks alone count as nothing.
  public static func required(_ reason: String = "Please fill this in.") -> Validator {
    Validator { value in value.allSatisfy(\.isWhitespace) ? reason : nil }
  }
}
