internal import CoreGraphics
internal import Foundation

/// What a date picker shows in the place of its wheels.
protocol DateFace: UIView {
  /// Called with the date that a person picked, which may be outside the limits.
  var onPick: ((Date) -> Void)? { get set }
  /// Shows another date, or the same one in another way.
  func show(_ choice: DateChoice)
  /// The size it takes.
  var fittingSize: CGSize { get }
}

/// A date that is picked, and all that matters to how that is done.
struct DateChoice {
  var date: Date
  var mode: UIDatePicker.Mode
  /// With the picker's time zone and locale.
  var calendar: Calendar
  var minuteInterval: Int
  var limits: (least: Date?, greatest: Date?)

  /// Writes dates in the picker's words.
  func formatter(_ setUp: (DateFormatter) -> Void) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = calendar.locale ?? .current
    setUp(formatter)
    return formatter
  }

  var hasDay: Bool { mode != .time }
  var hasTime: Bool { mode != .date }

  /// Whether nothing of a day is within the limits.
  func isOutside(_ day: Date) -> Bool {
    guard let span = calendar.dateInterval(of: .day, for: day) else { return false }
    if let least = limits.least, span.end <= least { return true }
    if let greatest = limits.greatest, span.start > greatest { return true }
    return false
  }

  /// The time that is picked, on another day.
  func moved(to day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      ?? day
  }
}
