extension PageRect {
  /// The place that an option's value says: `X,Y` or `X,Y,WIDTHxHEIGHT`.
  init(_ text: String) throws(UsageError.Problem) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count) else { throw .notAnAnchor(text) }
    var numbers = Array(parts[..<2])
    if parts.count == 3 {
      let sides = parts[2].split(separator: "x", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2 else { throw .notAnAnchor(text) }
      numbers += sides
    }
    var values: [Double] = []
    for number in numbers {
      guard let value = DecimalNumber.read(number) else { throw .notAnAnchor(text) }
      if !UsageError.Quantity.anchor.allows(value) { throw .outOfRange(number, .anchor) }
      values.append(value)
    }
    self.init(x: values[0], y: values[1])
    if values.count == 4 { (width, height) = (values[2], values[3]) }
  }
}
