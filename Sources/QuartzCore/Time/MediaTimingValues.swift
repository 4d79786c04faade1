/// The eight values of `CAMediaTiming`, and the one function that reads them.
nonisolated struct MediaTimingValues: Hashable, Sendable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  init(duration: CFTimeInterval = 0) { self.duration = duration }

  /// A moment within a run.
  struct Sample: Hashable {
    /// How much of the run is done, backwards in the second half where it reverses; 0 … 1.
    var progress: Double
    /// How many runs are done.
    var iteration: Int
  }

  /// Where a moment of the parent's time lies in the local time.
  func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
    guard speed != 0 else { return timeOffset }
    return (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// The inverse of `localTime(at:)`; nil where time stands still.
  func parentTime(at localTime: CFTimeInterval) -> CFTimeInterval? {
    speed == 0 ? nil : (localTime - timeOffset) / CFTimeInterval(speed) + beginTime
  }

  /// One run, there and back where it reverses.
  private var roundTrip: CFTimeInterval { max(0, duration) * (autoreverses ? 2 : 1) }

  /// The length of all runs in seconds of local time. Not a number counts as 0.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let runs = repeatCount > 0 ? CFTimeInterval(repeatCount) : 1
    return roundTrip == 0 || roundTrip.isNaN ? 0 : roundTrip * runs
  }

  /// Where a moment of local time lies in the runs; nil where nothing shows then.
  func sample(atLocal time: CFTimeInterval) -> Sample? {
    let end = activeDuration
    // A clock that adds up frames may fall short of the end by a rounding.
    let isOver = time >= end - 1e-9
    if time < 0 { guard fillMode.fillsBackwards else { return nil } }
    if isOver && time >= 0 { guard fillMode.fillsForwards else { return nil } }
    let trip = roundTrip
    guard trip > 0 else { return Sample(progress: isOver && !autoreverses ? 1 : 0, iteration: 0) }
    let time = min(max(time, 0), end)
    guard trip.isFinite, time.isFinite else { return Sample(progress: 0, iteration: 0) }
    var iteration = (time / trip).rounded(.down)
    var within = time - iteration * trip
    // The end of the last run is not the begin of one more.
    if isOver, within <= 1e-9, iteration > 0 {
      iteration -= 1
      within = trip
    }
    var progress = min(within / duration, 2)
    if progress > 1 { progress = autoreverses ? 2 - progress : 1 }
    return Sample(progress: progress, iteration: Int(min(iteration, 1e9)))
  }
}
