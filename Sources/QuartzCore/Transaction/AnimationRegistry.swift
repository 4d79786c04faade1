/// All animations that have not ended, in the order in which they were added.
enum AnimationRegistry {
  private static var running: [AttachedAnimation] = []
  /// Those that were taken away before their end; their delegates hear of it with the next run.
  private static var cancelled: [AttachedAnimation] = []

  static func add(_ animation: AttachedAnimation) { running.append(animation) }

  /// Notes that an animation was taken from its layer.
  static func cancel(_ animation: AttachedAnimation) {
    guard !animation.isOver else { return }
    cancelled.append(animation)
  }

  /// Gives those that were added since the last commit their begin.
  static func begin(at now: CFTimeInterval) {
    for animation in running.reversed() {
      if animation.hasBegun { break }
      animation.begin(at: now)
    }
  }

  static func run(upTo now: CFTimeInterval) -> Bool {
    guard !running.isEmpty || !cancelled.isEmpty else { return false }
    var ended = cancelled.map { (animation: $0, finished: false) }
    cancelled.removeAll()
    var started: [AttachedAnimation] = []
    let taken = Set(ended.map { ObjectIdentifier($0.animation) })
    running.removeAll { animation in
      if taken.contains(ObjectIdentifier(animation)) { return true }
      guard let layer = animation.layer else {
        ended.append((animation, false))
        return true
      }
      guard animation.hasBegun else { return false }
      switch animation.phase(at: layer.localTime(at: now)) {
      case .waiting: return false
      case .active:
        started.append(animation)
        return false
      case .over:
        started.append(animation)
        ended.append((animation, true))
        return true
      }
    }
    ended.sort { $0.animation.serial < $1.animation.serial }
    for (animation, finished) in ended where finished {
      animation.markOver()
      if animation.animation.isRemovedOnCompletion { animation.layer?.detach(animation) }
    }
    for animation in started { animation.notifyStart() }
    for (animation, finished) in ended { animation.notifyStop(finished: finished) }
    return !ended.isEmpty
  }

  static func nextChange(after now: CFTimeInterval) -> CFTimeInterval {
    // Conversions between the times of layers round by less than this.
    let margin = 1e-6
    guard cancelled.isEmpty else { return now }
    var next = CFTimeInterval.infinity
    for animation in running where animation.hasBegun {
      guard let layer = animation.layer else { return now }
      let local = layer.localTime(at: now)
      let change = animation.nextChange(after: local)
      if animation.phase(at: local) == .over { return now }
      // On a layer whose time runs backwards the change lies behind and never comes.
      if change.isFinite, let time = layer.absoluteTime(atLocal: change), time > now - margin {
        next = min(next, max(time, now + margin))
      }
    }
    return next
  }

  static func reset() {
    running.removeAll()
    cancelled.removeAll()
  }
}
