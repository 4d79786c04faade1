internal import Foundation
internal import QuartzCore

/// Runs the changes of an animator forth and back, and holds them where it was stopped.
///
/// A timeline leads from one progress of the changes to another along a pace: at first from 0, the
/// old values, to 1, the new ones. Going on at another pace begins a new one, from where the changes
/// are to where they go.
final class ChangeRunner {
  private struct Timeline {
    var pace: AnimatorPace
    var duration: TimeInterval
    var from = 0.0
    var to = 1.0
    /// Whether changes keep to their windows, or all start at once.
    var hasWindows = true

    func progress(at place: Double) -> Double { from + (to - from) * pace.progress(at: place) }
  }

  private struct Run {
    var start: CFTimeInterval
    var place: Double
    var isBackwards: Bool
  }

  private var timeline: Timeline
  private var changes: [AnimatedChange] = []
  private var run: Run?
  /// Where in the timeline the changes stand while they don't run, in parts of its duration.
  private var standing = 0.0
  /// How far the changes are where scrubbing has left the timeline's pace.
  private var scrubbed: Double?

  init(pace: AnimatorPace, duration: TimeInterval) {
    timeline = Timeline(pace: pace, duration: duration)
  }

  var isRunning: Bool { run != nil }

  /// The place in the timeline now, in parts of its duration.
  var place: Double {
    guard let run else { return standing }
    guard timeline.duration > 0 else { return run.isBackwards ? 0 : 1 }
    let gone = (CACurrentMediaTime() - run.start) / timeline.duration
    return min(max(run.place + (run.isBackwards ? -gone : gone), 0), 1)
  }

  /// How much is done: of the time while running, else of the way, or again of the time.
  func fraction(isLinear: Bool) -> Double {
    if run != nil || !isLinear { return place }
    return scrubbed ?? timeline.progress(at: standing)
  }

  /// Seconds to the end, or to the start.
  func timeLeft(towardsStart: Bool) -> TimeInterval {
    (towardsStart ? place : 1 - place) * timeline.duration
  }

  /// Adds a change that takes place from a part of the timeline on.
  func add(_ recorded: RecordedChange, from first: Double, blocksTouches: Bool) {
    guard
      let change = AnimatedChange(recorded, window: first...1, blocksTouches: blocksTouches)
    else { return }
    changes.append(change)
    if let run {
      self.start(change, goal: run.isBackwards ? timeline.from : timeline.to)
    } else {
      change.show(0)
    }
  }

  // MARK: Running

  /// Runs from where the changes are to the new values, or to the old ones.
  /// - Parameters:
  ///   - pace: nil for the present one.
  ///   - duration: of a way of its own; nil goes on with what is left of the present one.
  /// - Returns: how long it will take.
  func run(towardsStart: Bool, at pace: AnimatorPace?, duration: TimeInterval?) -> TimeInterval {
    let goal: Double = towardsStart ? 0 : 1
    if let scrubbed {
      standing = timeline.pace.fraction(
        at: (scrubbed - timeline.from) / (timeline.to - timeline.from))
    }
    if duration != nil || (goal != timeline.to && goal != timeline.from) {
      let length = duration ?? timeline.duration
      let pace = pace ?? timeline.pace
      timeline = Timeline(
        pace: pace, duration: pace.duration(wanted: length),
        from: scrubbed ?? timeline.progress(at: standing), to: goal, hasWindows: false)
      standing = 0
    }
    scrubbed = nil
    let isBackwards = goal != timeline.to
    run = Run(start: CACurrentMediaTime(), place: standing, isBackwards: isBackwards)
    for change in changes { start(change, goal: goal) }
    return timeLeft(towardsStart: isBackwards)
  }

  /// Lets one change run so that it starts from what shows and arrives with the others.
  private func start(_ change: AnimatedChange, goal: Double) {
    guard let run else { return }
    let pace = timeline.pace
    let window = timeline.hasWindows ? change.window : 0...1
    let begin = window.lowerBound * timeline.duration
    let length = max((window.upperBound - window.lowerBound) * timeline.duration, 1e-6)
    let elapsed = place * timeline.duration - begin
    let shown = pace.progress(at: min(max(elapsed / length, 0), 1))
    // The ends of the pace are placed so that what it shows now is where the change is.
    var (from, to) = (goal, goal)
    if run.isBackwards {
      to = shown > 1e-4 ? goal + (change.progress - goal) / shown : 1
    } else {
      from = shown < 0.9999 ? goal - (goal - change.progress) / (1 - shown) : goal
    }
    change.run(
      AnimatedChange.Course(
        pace: pace, from: from, to: to, begin: begin, length: length, isBackwards: run.isBackwards),
      elapsed: elapsed)
  }

  /// Stands still where everything is.
  func pause() {
    guard run != nil else { return }
    stand(at: place)
  }

  /// Stands at the end of the run.
  func arrive() {
    guard let run else { return }
    stand(at: run.isBackwards ? 0 : 1)
  }

  private func stand(at place: Double) {
    standing = place
    run = nil
    for change in changes { change.stand(at: place * timeline.duration) }
  }

  /// Shows the changes at a part of the way, or of the time.
  func scrub(to fraction: Double, isLinear: Bool) {
    run = nil
    if isLinear { scrubbed = fraction } else { standing = fraction }
    for change in changes {
      let local = timeline.hasWindows ? change.localFraction(fraction) : fraction
      guard !isLinear else {
        change.show(local)
        continue
      }
      let way = timeline.to - timeline.from
      change.show(timeline.from + way * timeline.pace.progress(at: local))
    }
  }

  /// Ends the changes, whose values are the views' from then on.
  func end(at place: UIViewAnimatingPosition) {
    run = nil
    for change in changes {
      switch place {
      case .end: change.end(at: 1)
      case .start: change.end(at: 0)
      case .current: change.end(at: change.progress)
      }
    }
    changes = []
  }

  /// Is as new.
  func reset(pace: AnimatorPace?, duration: TimeInterval) {
    timeline = Timeline(pace: pace ?? timeline.pace, duration: duration)
    (run, standing, scrubbed) = (nil, 0, nil)
  }
}
