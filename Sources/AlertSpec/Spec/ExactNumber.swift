/// A number with all of its digits, however many a `Double` would keep.
package struct ExactNumber: Hashable, Sendable {
  /// The digits, behind a minus where it is negative, with a point between them where it is not
  /// whole: no exponent, and no zeros that say nothing.
  package let text: String

  /// The most digits, on both sides of the point: more than any `Double` needs.
  package static let mostDigits = 400

  /// The nearest number that can be reckoned with: finite.
  package var double: Double { Double(text) ?? 0 }

  /// The number that decimal digits with point and exponent say.
  ///
  /// Nil for anything else, for what a `Double` takes for infinite, and for what has more than
  /// `mostDigits`: so no digit is ever lost.
  package init?(_ literal: String) {
    guard DecimalNumber.read(literal)?.isFinite == true else { return nil }
    let parts = literal.split { $0 == "e" || $0 == "E" }.map(String.init)
    let sides = parts[0].drop { $0 == "+" || $0 == "-" }
      .split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let all = sides.joined()
    let digits = all.drop { $0 == "0" }
    let zeros = all.count - digits.count
    guard let last = digits.lastIndex(where: { $0 != "0" }) else {
      text = "0"
      return
    }
    let exponent = parts.count == 1 ? 0 : Int(parts[1])
    guard let exponent, (-9999...9999).contains(exponent) else { return nil }
    let kept = String(digits[...last])
    // How many of the digits that are kept stand before the point.
    let whole = sides[0].count + exponent - zeros
    guard max(whole, kept.count - min(whole, 0)) <= Self.mostDigits else { return nil }
    let sign = literal.hasPrefix("-") ? "-" : ""
    if whole <= 0 {
      text = sign + "0." + String(repeating: "0", count: -whole) + kept
    } else if whole >= kept.count {
      text = sign + kept + String(repeating: "0", count: whole - kept.count)
    } else {
      text = sign + kept.prefix(whole) + "." + kept.dropFirst(whole)
    }
  }

  /// The shortest number that is nearest to this one; nil where it is not finite.
  package init?(_ number: Double) { self.init("\(number)") }
}
