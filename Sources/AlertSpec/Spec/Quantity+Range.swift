extension UsageError.Quantity {
  /// Whether a number may be given for it.
  func allows(_ number: Double) -> Bool {
    switch self {
    case .timeout: number > 0 && number <= Limits.longestTime
    case .moment: number >= 0 && number <= Limits.longestTime
    case .scale: Limits.scale.contains(number)
    case .step: number > 0 && number.isFinite
    case .percent: (0...100).contains(number)
    case .hold: number > 0 && number <= Limits.longestHold
    case .length: number >= 1 && number <= Limits.longestText && number == number.rounded()
    case .anchor: (0...Limits.side.upperBound).contains(number)
    case .width, .height: Limits.side.contains(number) && number == number.rounded()
    }
  }
}
