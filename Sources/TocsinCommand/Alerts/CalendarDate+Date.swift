import AlertSpec
import Foundation

extension CalendarDate {
  /// What calendar and clock show at a moment, in the time zone of this machine.
  init(_ date: Date) {
    let parts = Self.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    self.init(
      year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
      minute: parts.minute ?? 0)
  }

  /// The moment, with nothing but these parts: a day begins at midnight, a time is that of today.
  func date(_ parts: DateParts, now: Date) -> Date {
    let today = CalendarDate(now)
    var components = DateComponents()
    let day = parts == .time ? today : self
    (components.year, components.month, components.day) = (day.year, day.month, day.day)
    if parts != .day { (components.hour, components.minute) = (hour, minute) }
    return Self.calendar.date(from: components) ?? now
  }

  private static let calendar = Calendar(identifier: .gregorian)
}
