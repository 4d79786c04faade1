/// Numbers as options write them.
enum DecimalNumber {
  /// Decimal digits with point and exponent; nil for anything else. What is too large is
  /// infinite.
  static func read(_ text: String) -> Double? {
    // Double also reads "nan", "inf" and hexadecimal digits.
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isDecimal, let number = Double(text) else { return nil }
    return number
  }
}

extension UsageError.Quantity {
  /// The number that an option's value says, in range.
  func read(_ text: String) throws(UsageError.Problem) -> Double {
    guard let number = DecimalNumber.read(text) else { throw .notANumber(text, self) }
    if !allows(number) { throw .outOfRange(text, self) }
    return number
  }
}

extension PointSize {
  /// The size that an option's value says: `WIDTHxHEIGHT`.
  init(_ text: String) throws(UsageError.Problem) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    let isWhole = sides.allSatisfy { side in
      !side.isEmpty && side.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard sides.count == 2, isWhole else { throw .notASize(text) }
    self.init(
      width: try UsageError.Quantity.width.read(String(sides[0])),
      height: try UsageError.Quantity.height.read(String(sides[1])))
  }
}
