/// Values at key times, and the way between them.
nonisolated struct Keyframes: Sendable {
  private let values: [AnimatableValue]
  private let times: [Double]
  private let functions: [UnitBezier]
  private let mode: CAAnimationCalculationMode
  private let shape: SplineShape

  /// Nil without values.
  init?(
    values: [AnimatableValue], mode: CAAnimationCalculationMode, keyTimes: [Double]?,
    functions: [UnitBezier], shape: SplineShape
  ) {
    guard !values.isEmpty else { return nil }
    self.values = values
    self.mode = mode
    self.shape = shape
    self.functions = mode.isPaced ? [] : functions
    let spline = mode.isCubic ? Spline(values: values, shape: shape) : nil
    times = KeyTimes.resolve(keyTimes, count: values.count, mode: mode) { index in
      spline?.length(of: index) ?? values[index].distance(to: values[index + 1])
    }
  }

  /// The value at `progress` of a run, 0 … 1.
  func value(at progress: Double) -> AnimatableValue {
    if mode == .discrete { return values[KeyTimes.step(times, at: progress, count: values.count)] }
    let (index, fraction) = KeyTimes.locate(times, at: progress, functions: functions)
    guard index + 1 < values.count else { return values[values.count - 1] }
    guard mode.isCubic, values[index].scalars != nil else {
      return AnimatableValue.mix(values[index], values[index + 1], fraction)
    }
    let spline = Spline(values: values, shape: shape)
    let t = mode == .cubicPaced ? spline.parameter(of: index, atLength: fraction) : fraction
    return spline.value(of: index, at: t)
  }
}

/// Key times, given or spread out.
nonisolated enum KeyTimes {
  /// One time for each value, and for `discrete` one more, the end.
  static func resolve(
    _ given: [Double]?, count: Int, mode: CAAnimationCalculationMode,
    length: (Int) -> Double
  ) -> [Double] {
    if mode.isPaced, count > 1 {
      var sums = [0.0]
      for index in 0..<(count - 1) { sums.append(sums[index] + length(index)) }
      if let total = sums.last, total > 0 { return sums.map { $0 / total } }
    }
    let needed = mode == .discrete ? count + 1 : count
    if !mode.isPaced, let given, given.count == needed { return given }
    // One time too few is common with `discrete`: the end is 1.
    if mode == .discrete, let given, given.count == count { return given + [1] }
    return (0..<needed).map { needed == 1 ? 0 : Double($0) / Double(needed - 1) }
  }

  /// The last value whose time has come.
  static func step(_ times: [Double], at progress: Double, count: Int) -> Int {
    let passed = times.prefix(count).lastIndex { $0 <= progress + 1e-9 } ?? 0
    return min(passed, count - 1)
  }

  /// The stretch that `progress` lies in and the part of it that is done, paced by its function.
  static func locate(_ times: [Double], at progress: Double, functions: [UnitBezier])
    -> (index: Int, fraction: Double)
  {
    guard times.count > 1 else { return (0, 0) }
    let last = times.count - 2
    let index = min(times.lastIndex { $0 <= progress } ?? 0, last)
    let span = times[index + 1] - times[index]
    var fraction = span > 0 ? (progress - times[index]) / span : 1
    fraction = min(max(fraction, 0), 1)
    if index < functions.count { fraction = functions[index](fraction) }
    return (index, fraction)
  }
}
