/// A field in an option: `NAME[:KIND][=DEFAULT]`.
///
/// The first equals sign ends name and kind, and the first colon before it ends the name; the
/// default may hold either. What stands for the kind and is none is in no message: whoever writes
/// `pin:1234` or `pin:secure:1234` means a default.
struct FieldNotation: Hashable {
  var name: String
  /// Nil when none was written.
  var kind: FieldKind?
  /// Nil when there was no equals sign.
  var initialValue: GivenValue?

  init(_ text: String) throws(UsageError.Problem) {
    let (head, value) = text.split(at: "=")
    let (name, kind) = head.split(at: ":")
    self.name = name
    self.kind = if let kind { try FieldKind(named: kind) } else { nil }
    self.initialValue = value.map { .text($0) }
  }
}

/// More about a field in an option: `NAME=TEXT`.
struct FieldDetailNotation {
  var name: String
  var text: String

  init(_ text: String) throws(UsageError.Problem) {
    let (name, detail) = text.split(at: "=")
    guard let detail else { throw .noTextForField }
    self.name = name
    self.text = detail
  }
}

extension String {
  /// What is before the first `sign` and what is after it; nil for the latter without a sign.
  func split(at sign: Unicode.Scalar) -> (String, String?) {
    guard let index = unicodeScalars.firstIndex(of: sign) else { return (self, nil) }
    let rest = unicodeScalars.index(after: index)
    return (String(unicodeScalars[..<index]), String(unicodeScalars[rest...]))
  }
}

/// Something to choose in an option: `[IDENTIFIER=]TITLE`.
extension FieldOption {
  init(notation text: String) {
    let (first, rest) = text.split(at: "=")
    if let rest { self.init(rest, identifier: first) } else { self.init(first) }
  }
}

/// A range in an option: `LEAST..GREATEST`, either of which may be left out.
struct RangeNotation {
  var minimum: GivenValue?
  var maximum: GivenValue?

  init(_ text: String) throws(UsageError.Problem) {
    let signs = Array(text.unicodeScalars)
    guard let dots = signs.indices.first(where: { signs[$0...].starts(with: [".", "."]) }),
      signs.count > 2, signs[(dots + 2)...].first != "."
    else { throw .notARange(text) }
    func end(_ part: ArraySlice<Unicode.Scalar>) -> GivenValue? {
      part.isEmpty ? nil : .text(String(String.UnicodeScalarView(part)))
    }
    (minimum, maximum) = (end(signs[..<dots]), end(signs[(dots + 2)...]))
  }
}
