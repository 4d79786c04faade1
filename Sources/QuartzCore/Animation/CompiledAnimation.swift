/// An animation as a layer holds it: values alone, that nobody changes any more, and one pure
/// function from a moment to what it does.
nonisolated struct CompiledAnimation: Sendable {
  var timing: MediaTimingValues
  let function: UnitBezier?
  let body: Body

  /// What an animation does.
  indirect enum Body: Sendable {
    case nothing
    case track(AnimationTrack)
    case group([CompiledAnimation])
    /// From one picture of the layer to another, which the compositor does.
    case transition(TransitionTrack)
  }

  @MainActor
  init(_ animation: CAAnimation, timing: MediaTimingValues? = nil) {
    self.timing = timing ?? animation.timing
    function = animation.timingFunction?.curve
    body = animation.compile()
  }

  /// Writes over `properties` what the animation shows at a moment of its parent's time.
  func apply(to properties: inout LayerProperties, at parentTime: CFTimeInterval) {
    guard let sample = timing.sample(atLocal: timing.localTime(at: parentTime)) else { return }
    let progress = function?(sample.progress) ?? sample.progress
    switch body {
    case .nothing, .transition: break
    case .track(let track):
      track.apply(to: &properties, progress: progress, iteration: sample.iteration)
    case .group(let animations):
      for animation in animations {
        animation.apply(to: &properties, at: progress * timing.duration)
      }
    }
  }

  /// Whether it can show anything on a layer with these properties.
  func shows(on properties: LayerProperties) -> Bool {
    switch body {
    case .nothing: false
    case .transition: true
    case .track(let track): properties.has(track.path.key)
    case .group(let animations): animations.contains { $0.shows(on: properties) }
    }
  }

  /// Calls `body` for each track, those of groups included.
  func forEachTrack(_ body: (AnimationTrack) -> Void) {
    switch self.body {
    case .nothing, .transition: break
    case .track(let track): body(track)
    case .group(let animations): animations.forEach { $0.forEachTrack(body) }
    }
  }
}

/// The values of one key path over the progress of a run.
nonisolated struct AnimationTrack: Sendable {
  let path: LayerKeyPath
  let isAdditive: Bool
  let isCumulative: Bool
  let curve: Curve

  /// Where values come from.
  enum Curve: Sendable {
    case basic(ValueSpan)
    case spring(ValueSpan, Spring, duration: CFTimeInterval)
    case keyframes(Keyframes)
    case path(PathKeyframes)
  }

  /// Writes the value at `progress` of a run after `iteration` whole ones.
  func apply(to properties: inout LayerProperties, progress: Double, iteration: Int) {
    let under = properties[path: path]
    let base = isAdditive ? under.zero : under
    var value = value(at: progress, base: base)
    if isCumulative, iteration > 0 {
      value = self.value(at: 1, base: base).multiplied(by: iteration).adding(value)
    }
    properties[path: path] = isAdditive ? under.adding(value) : value
    if case .path(let frames) = curve, let angle = frames.angle(at: progress) {
      properties.transform = CATransform3DRotate(properties.transform, angle, 0, 0, 1)
    }
  }

  /// The value at `progress`, where `base` is what would show without the animation.
  private func value(at progress: Double, base: AnimatableValue) -> AnimatableValue {
    switch curve {
    case .basic(let span): return span.value(at: progress, base: base)
    case .spring(let span, let spring, let duration):
      return span.value(at: spring.value(at: progress * duration), base: base)
    case .keyframes(let frames): return frames.value(at: progress)
    case .path(let frames): return .point(frames.point(at: progress))
    }
  }
}

/// The ends of a basic animation.
nonisolated struct ValueSpan: Sendable {
  var from: AnimatableValue?
  var to: AnimatableValue?
  var by: AnimatableValue?

  /// The value a part of the way; `base` stands in for the ends that are not given.
  func value(at progress: Double, base: AnimatableValue) -> AnimatableValue {
    let (first, last) = ends(base: base)
    return AnimatableValue.mix(first, last, progress)
  }

  private func ends(base: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, base)
    case (nil, let to?, nil): (base, to)
    case (nil, nil, let by?): (base, base.adding(by))
    case (nil, nil, nil): (base, base)
    }
  }
}
