// What is said of numbers.

extension UsageError.Quantity {
  /// What stands before the number in an option.
  var subject: String? {
    switch self {
    case .step, .length: "name="
    case .hold: "Delete="
    default: nil
    }
  }

  var words: String {
    switch self {
    case .timeout, .moment: "a number of seconds"
    case .percent: "a percentage"
    case .scale: "a number of pixels per point"
    case .step: "a difference between two numbers"
    case .hold: "a number of seconds"
    case .length: "a number of characters"
    case .width: "a width in points"
    case .height: "a height in points"
    case .anchor: "a number of points"
    }
  }

  var range: String {
    switch self {
    case .timeout: "a number greater than 0, at most \(plain(Limits.longestTime))"
    case .moment: "a number from 0 to \(plain(Limits.longestTime))"
    case .percent: "a number from 0 to 100"
    case .scale: "a number from \(Limits.scale.lowerBound) to \(plain(Limits.scale.upperBound))"
    case .step: "a number greater than 0"
    case .hold: "a number greater than 0, at most \(plain(Limits.longestHold))"
    case .length: "a whole number from 1 to \(plain(Limits.longestText))"
    case .width, .height:
      "a whole number from \(plain(Limits.side.lowerBound)) to \(plain(Limits.side.upperBound))"
    case .anchor: "a number from 0 to \(plain(Limits.side.upperBound))"
    }
  }

  var key: String {
    switch self {
    case .timeout: "timeout"
    case .moment: "at"
    case .percent: "percent"
    case .scale: "scale"
    case .step: "step"
    case .hold: "hold"
    case .length: "maximumLength"
    case .width: "width"
    case .height: "height"
    case .anchor: "anchor"
    }
  }

  var example: String {
    switch self {
    case .timeout: "30"
    case .moment: "0.1"
    case .percent: "40"
    case .scale: "2"
    case .step: "0.5"
    case .hold: "2"
    case .length: "40"
    case .width: "390"
    case .height: "844"
    case .anchor: "195,300"
    }
  }
}
