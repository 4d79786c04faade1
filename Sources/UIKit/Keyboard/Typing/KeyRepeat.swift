internal import Foundation
internal import QuartzCore

/// Does something now, and again and again while a key is held, faster in the end.
final class KeyRepeat {
  /// Seconds until the first repetition, between the first ones, and between the later ones (seen).
  static let delay: TimeInterval = 0.5
  static let interval: TimeInterval = 0.1
  /// After so many times something larger is done at once, as a word is deleted for a character.
  static let patience = 20

  private var timer: MediaTimer?
  private var count = 0
  private let body: (_ isImpatient: Bool) -> Void

  init(_ body: @escaping (_ isImpatient: Bool) -> Void) {
    self.body = body
    body(false)
    wait(Self.delay)
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func wait(_ seconds: TimeInterval) {
    timer = MediaTimer.schedule(after: seconds) { [weak self] in
      guard let self else { return }
      count += 1
      let isImpatient = count > Self.patience
      body(isImpatient)
      if timer != nil { wait(isImpatient ? Self.interval * 3 : Self.interval) }
    }
  }
}
