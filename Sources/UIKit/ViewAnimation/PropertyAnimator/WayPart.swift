internal import Foundation

/// The part of the way of a block's changes that one of them takes: before it the old value shows,
/// after it the new one.
struct WayPart {
  /// From 0 to 1.
  let start: Double
  /// From `start` to 1.
  let end: Double

  var isWhole: Bool { start == 0 && end == 1 }

  /// How far the change is where the block is at a place of its way. A whole one goes beyond its ends
  /// where a spring does.
  func progress(at place: Double) -> Double {
    if isWhole { return place }
    guard end > start else { return place >= start ? 1 : 0 }
    return min(max((place - start) / (end - start), 0), 1)
  }

  /// What the change goes through while the block goes from one place of its way to another: straight
  /// lines from each frame to the next, which a curve bends as a whole. A spring, which goes to and fro,
  /// is in the frames themselves.
  func frames(
    from: Double, to: Double, at pace: AnimatorPace, length: TimeInterval
  ) -> [(time: Double, progress: Double)] {
    switch pace {
    case .curve:
      let corners = [(start, 0.0), (end, 1.0)]
        .map { (time: ($0 - from) / (to - from), progress: $1) }
        .filter { $0.time > 0 && $0.time < 1 }
      return [(0, progress(at: from))] + (to < from ? corners.reversed() : corners)
        + [(1, progress(at: to))]
    case .spring:
      let count = max(1, Int((length * Self.springFrames).rounded(.up)))
      return (0...count).map { frame in
        let time = Double(frame) / Double(count)
        return (time, progress(at: from + (to - from) * pace.progress(at: time)))
      }
    }
  }

  /// Frames of a spring in a second.
  private static let springFrames = 120.0
}
