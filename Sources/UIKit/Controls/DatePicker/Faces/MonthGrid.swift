internal import Foundation

/// The days of a month, in weeks that begin as the calendar's do.
struct MonthGrid: Equatable {
  /// How many weeks a month can touch.
  static let weeks = 6

  /// The month's first moment.
  let start: Date
  /// Where its first day stands in its week, from 0 to 6.
  let lead: Int
  /// How many days it has.
  let count: Int
  private let calendar: Calendar

  /// The month of a date.
  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
    lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
  }

  /// The day at a place, counted by rows; nil where that is another month's.
  func day(at place: Int) -> Date? {
    let index = place - lead
    guard (0..<count).contains(index) else { return nil }
    return calendar.date(byAdding: .day, value: index, to: start)
  }

  /// Another month, some later.
  func moved(by months: Int) -> MonthGrid {
    MonthGrid(
      of: calendar.date(byAdding: .month, value: months, to: start) ?? start, in: calendar)
  }

  /// The names of the days of the week, as short as they are written, in the order of the columns.
  func weekdays(_ formatter: DateFormatter) -> [String] {
    let names = formatter.shortStandaloneWeekdaySymbols
    return names.indices.map { names[(calendar.firstWeekday - 1 + $0) % names.count] }
  }
}
