internal import Foundation
internal import QuartzCore

/// What the status bar says that the time is.
nonisolated package enum StatusTime: Hashable, Sendable {
  /// Always this, as in pictures and tests.
  case fixed(String)
  /// The wall clock's.
  case wallClock
}

/// Tells the status bar the time, and when it is another.
///
/// The only code of the runtime that reads the wall clock: what it says is for the reader's eyes, and
/// nothing goes by it. A timer that runs once a minute is all that it costs.
final class StatusClock {
  /// Called when the text is another.
  var onChange: (() -> Void)?
  private let time: StatusTime
  private var timer: MediaTimer?

  init(_ time: StatusTime) {
    self.time = time
    waitForNextMinute()
  }

  /// Hours and minutes, as the reader's language writes them, with no word for the half of the day.
  var text: String {
    switch time {
    case .fixed(let text): return text
    case .wallClock:
      let parts = Self.parts
      let hour = Self.countsToTwelve ? (parts.hour + 11) % 12 + 1 : parts.hour
      return "\(hour):\(parts.minute < 10 ? "0" : "")\(parts.minute)"
    }
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func waitForNextMinute() {
    guard time == .wallClock else { return }
    timer = MediaTimer.schedule(after: TimeInterval(60 - Self.parts.second)) { [weak self] in
      self?.onChange?()
      self?.waitForNextMinute()
    }
  }

  private static var parts: (hour: Int, minute: Int, second: Int) {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
    return (parts.hour ?? 0, parts.minute ?? 0, min(parts.second ?? 0, 59))
  }

  private static let countsToTwelve =
    DateFormatter.dateFormat(
      fromTemplate: "j", options: 0, locale: .current)?.contains("a") == true
}
