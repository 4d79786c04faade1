/// Text from outside as it may appear in a message: in quotes, on one line, of bearable length,
/// with nothing that a terminal would obey.
func quoted(_ text: String) -> String {
  "“\(clipped(text))”"
}

/// The same without quotes, for options and paths.
func clipped(_ text: String, to limit: Int = 60) -> String {
  var result = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == limit { return result + "…" }
    result += visible(scalar)
  }
  return result
}

/// A scalar, or its number where it can't be seen or would turn the line about.
private func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
    codePoint(scalar.value)
  default: String(scalar)
  }
}

/// "U+001B".
func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

/// A character by itself, in words.
func named(_ scalar: Unicode.Scalar) -> String {
  scalar == " " ? "a space" : "“\(visible(scalar))”"
}

/// "a", "a or b", "a, b or c".
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// A number without a needless fraction.
func plain(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : "\(number)"
}
