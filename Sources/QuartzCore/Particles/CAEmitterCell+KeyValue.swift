internal import Foundation

extension CAEmitterCell {
  /// The numbers of a cell by their names.
  private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
    "emissionLongitude": \.emissionLongitude, "emissionLatitude": \.emissionLatitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
    "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
    "contentsScale": \.contentsScale,
  ]
  private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
    "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
    "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed, "speed": \.speed,
  ]

  /// The value of a property by its name; nil for others.
  public final func value(forKey key: String) -> Any? {
    if let path = Self.numbers[key] { return self[keyPath: path] }
    if let path = Self.floats[key] { return self[keyPath: path] }
    return switch key {
    case "name": name
    case "enabled": isEnabled
    case "color": color
    case "contents": contents
    case "contentsRect": contentsRect
    case "beginTime": beginTime
    case "duration": duration
    default: nil
    }
  }

  /// Sets a property by its name. A value that doesn't fit, or a name that cells don't have, is a
  /// programmer's mistake and stops the program.
  public final func setValue(_ value: Any?, forKey key: String) {
    let number = AnimatableValue.number(value)
    if let path = Self.numbers[key], let number {
      self[keyPath: path] = number
    } else if let path = Self.floats[key], let number {
      self[keyPath: path] = Float(number)
    } else {
      switch key {
      case "name": name = value as? String
      case "enabled": isEnabled = number == 1
      case "color": color = value as? CGColor
      case "contents": contents = value
      case "contentsRect": contentsRect = value as? CGRect ?? contentsRect
      case "beginTime": beginTime = Double(number ?? 0)
      case "duration": duration = number.map(Double.init) ?? .infinity
      default:
        preconditionFailure(
          "The value \(value.map { "\($0)" } ?? "nil") for “\(key)” of an emitter cell does not fit"
        )
      }
    }
  }
}
