import Foundation

/// Numbers as people type and read them, in the language of an alert, or else of the reader.
package struct NumberText {
  private let locale: Locale

  /// - Parameter language: a tag as of ``Alert/language``; nil for the reader's.
  package init(in language: String?) { locale = Reader.numbers(in: language) }

  /// The number that a text is: in the language's way of writing, else with a point; nil if it is
  /// none. Where “1.500” is how one thousand five hundred is written, it is that.
  package func number(in text: String) -> Double? {
    guard let number = literal(in: text).flatMap(Double.init), number.isFinite else { return nil }
    return number
  }

  /// The same with all of its digits.
  func decimal(in text: String) -> Decimal? {
    literal(in: text).flatMap { Decimal(string: $0, locale: .plain) }
  }

  /// A number with all of its digits in the language's way of writing, without groups.
  package func text(of number: Double) -> String {
    let plain = Field.Value.number(number).text
    guard !plain.contains("e") else { return plain }
    let written = number.formatted(
      .number.grouping(.never).precision(.significantDigits(1...17)).locale(locale))
    if self.number(in: written) == number { return written }
    return plain.replacingOccurrences(of: ".", with: locale.decimalSeparator ?? ".")
  }

  /// The same of a number that is given by plain digits, with a point and no exponent, and which may
  /// have more of them than a `Double` keeps.
  package func text(ofDigits digits: String) -> String {
    if let number = Double(digits) {
      let written = text(of: number)
      if literal(in: written) == digits { return written }
    }
    return digits.replacingOccurrences(of: ".", with: locale.decimalSeparator ?? ".")
  }

  /// The same of a number that may have more digits.
  func text(of number: Decimal) -> String {
    "\(number)".replacingOccurrences(of: ".", with: locale.decimalSeparator ?? ".")
  }

  /// The number that a text is, with all of its digits as they were typed, but those of ASCII: with
  /// a point and without groups; nil if it is none.
  package func literal(in text: String) -> String? {
    // Some languages set the sign apart by marks that say in which direction to read.
    let seen = text.filter { !"\u{200E}\u{200F}\u{061C}".contains($0) }
      .trimmingCharacters(in: .whitespaces)
    if let number = localNumber(seen) { return number }
    return seen.allSatisfy("0123456789.+-eE".contains) && Double(seen) != nil ? seen : nil
  }

  private func localNumber(_ text: String) -> String? {
    var rest = text
    var sign = ""
    if let first = rest.first, "+-\u{2212}".contains(first) {
      rest.removeFirst()
      sign = first == "+" ? "" : "-"
    }
    let parts = rest.components(separatedBy: locale.decimalSeparator ?? ".")
    guard parts.count <= 2, let whole = ungrouped(parts[0]),
      let fraction = digits(parts.count == 2 ? parts[1] : ""), !(whole + fraction).isEmpty
    else { return nil }
    return sign + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Groups as the language makes them, or of three, or none. Groups after a zero are none: “0.500”
  /// is half of one everywhere.
  private func ungrouped(_ text: String) -> String? {
    let separator = locale.groupingSeparator?.first
    let groups = text.split(omittingEmptySubsequences: false) { character in
      guard let separator else { return false }
      return character == separator || (character.isWhitespace && separator.isWhitespace)
        || ("'’".contains(character) && "'’".contains(separator))
    }
    if groups.count > 1 {
      let sizes = groups.map(\.count)
      guard digits(String(groups[0]))?.hasPrefix("0") == false,
        GroupSizes(in: locale).allow(sizes) || GroupSizes.thousands.allow(sizes)
      else { return nil }
    }
    return digits(groups.joined())
  }

  /// How many digits stand together.
  private struct GroupSizes {
    var last: Int
    var others: Int

    static let thousands = GroupSizes(last: 3, others: 3)

    init(last: Int, others: Int) {
      self.last = last
      self.others = others
    }

    /// Those of a language: in India the last group is of three, those before it of two.
    init(in locale: Locale) {
      let written = 123_456_789_012.formatted(.number.grouping(.automatic).locale(locale))
      let sizes = written.split { !$0.isNumber }.map(\.count)
      self = .thousands
      if sizes.count > 2 {
        self = GroupSizes(last: sizes[sizes.count - 1], others: sizes[sizes.count - 2])
      }
    }

    func allow(_ sizes: [Int]) -> Bool {
      sizes.last == last && (1...others).contains(sizes[0])
        && sizes.dropFirst().dropLast().allSatisfy { $0 == others }
    }
  }

  /// The digits of any script as those of ASCII; nil where there is anything else.
  private func digits(_ text: String) -> String? {
    var found = ""
    for scalar in text.unicodeScalars {
      guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
      else { return nil }
      found += "\(Int(value))"
    }
    return found
  }
}
