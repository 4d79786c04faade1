internal import Foundation

/// Whether the next letter is a capital.
///
/// A tap on shift makes one capital; a second tap soon after locks capitals until the next tap. The
/// text may ask for a capital too, as at the beginning of a sentence, and a tap takes that back.
nonisolated struct ShiftState: Hashable, Sendable {
  /// What the shift key shows.
  enum Position: Hashable, Sendable { case off, once, locked }

  /// Two taps that follow each other as fast lock (seen).
  static let doubleTap: TimeInterval = 0.3

  private(set) var position = Position.off
  private var lastTap = -TimeInterval.infinity

  var isUp: Bool { position != .off }

  mutating func tap(at time: TimeInterval) {
    let isSecond = time - lastTap <= Self.doubleTap
    lastTap = isSecond ? -.infinity : time
    switch position {
    case .locked: position = .off
    case .off: position = isSecond ? .locked : .once
    case .once: position = isSecond ? .locked : .off
    }
  }

  /// The text is another, or another text: it wants a capital next or not. A lock stays.
  mutating func textChanged(wantsCapital: Bool) {
    lastTap = -.infinity
    if position != .locked { position = wantsCapital ? .once : .off }
  }
}
