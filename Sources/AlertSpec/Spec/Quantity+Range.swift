extension UsageError.Quantity {
  /// Whether a number may be given for it.
  func allows(_ number: Double) -> Bool {
    switch self {
    case .timeout: number > 0 && number <= Limits.longestTime
    case .moment: number >= 0 && number <= Limits.longestTime
    case .scale: Limits.scale.contains(number)
    case .width, .height: Limits.side.contains(number) && number == number.rounded()
    }
  }
}
