internal import Foundation

/// The wheels of a date picker: which there are, what their rows say, and what date they make.
///
/// Hours, minutes, days and months go round: their values come again and again, with the middle of
/// the wheel far from both ends. Days with a date count from `around`.
struct DateWheels {
  /// A wheel.
  enum Column: Equatable {
    case month
    case dayOfMonth
    case year
    /// A whole day, as “Mon 6 Mar”.
    case day
    /// Of 12 or of 24.
    case hour(of: Int)
    case minute(every: Int)
    /// Before or after noon.
    case half
    case hours
    case minutes(every: Int)

    /// How many values there are; nil where they don't come again.
    var cycle: Int? {
      switch self {
      case .month: 12
      case .dayOfMonth: 31
      case .hour(let count): count
      case .minute(let interval): 60 / interval
      case .year, .day, .half, .hours, .minutes: nil
      }
    }

    var rowCount: Int {
      switch self {
      case .year: 10_000
      case .day: 2 * DateWheels.middleDay + 1
      case .half: 2
      case .hours: 24
      case .minutes(let interval): 60 / interval
      default: (cycle ?? 1) * DateWheels.rounds
      }
    }

    /// In points.
    var width: CGFloat {
      switch self {
      case .month: 130
      case .day: 150
      case .year: 74
      case .dayOfMonth, .hour, .minute: 48
      case .half: 50
      case .hours, .minutes: 120
      }
    }
  }

  static let middleDay = 20_000
  private static let rounds = 400

  let columns: [Column]
  private let calendar: Calendar
  private let minuteInterval: Int
  private let firstDay: Date
  private let today: Date
  private let months: [String]
  private let halves: [String]
  private let dayFormatter: DateFormatter

  init(
    mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int,
    around date: Date
  ) {
    self.calendar = calendar
    self.minuteInterval = minuteInterval
    firstDay = calendar.startOfDay(for: date)
    today = calendar.startOfDay(for: UIDatePicker.present())
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    months = formatter.standaloneMonthSymbols
    halves = [formatter.amSymbol, formatter.pmSymbol]
    formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
    dayFormatter = formatter

    let hourFormat = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "H"
    let hasHalves = hourFormat.contains("a")
    let time: [Column] =
      [.hour(of: hasHalves ? 12 : 24), .minute(every: minuteInterval)] + (hasHalves ? [.half] : [])
    columns =
      switch mode {
      case .time: time
      case .dateAndTime: [.day] + time
      case .date: Self.inOrder([.dayOfMonth, .month, .year], template: "yMMMMd", locale)
      case .yearAndMonth: Self.inOrder([.month, .year], template: "yMMMM", locale)
      case .countDownTimer: [.hours, .minutes(every: minuteInterval)]
      }
  }

  /// Day, month and year as the locale writes them.
  private static func inOrder(_ columns: [Column], template: String, _ locale: Locale) -> [Column] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
    func place(_ column: Column) -> String.Index {
      let letters: String =
        switch column {
        case .dayOfMonth: "d"
        case .month: "ML"
        default: "yu"
        }
      return format.firstIndex { letters.contains($0) } ?? format.endIndex
    }
    return columns.sorted { place($0) < place($1) }
  }

  // MARK: Rows

  func title(ofRow row: Int, _ component: Int) -> String {
    let column = columns[component]
    let value = column.cycle.map { row % $0 } ?? row
    switch column {
    case .month: return months.indices.contains(value) ? months[value] : "\(value + 1)"
    case .dayOfMonth: return "\(value + 1)"
    case .year: return "\(row + 1)"
    case .day:
      let day = day(ofRow: row)
      return day == today ? "Today" : dayFormatter.string(from: day)
    case .hour(let count):
      return count == 12 ? "\(value == 0 ? 12 : value)" : Self.twoDigits(value)
    case .minute(let interval): return Self.twoDigits(value * interval)
    case .half: return halves[min(max(0, row), 1)]
    case .hours: return "\(row)"
    case .minutes(let interval): return "\(row * interval)"
    }
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private func day(ofRow row: Int) -> Date {
    calendar.date(byAdding: .day, value: row - Self.middleDay, to: firstDay) ?? firstDay
  }

  /// The row of a date, or of a duration where there is none. Of several it is the one nearest to
  /// `current`, or in the middle of the wheel where there is no such row.
  func row(for date: Date?, duration: TimeInterval, _ component: Int, near current: Int?) -> Int {
    let column = columns[component]
    let value = value(of: column, date, duration)
    guard let cycle = column.cycle else { return min(max(0, value), column.rowCount - 1) }
    let middle = cycle * Self.rounds / 2 + value
    guard let current else { return middle }
    var way = (value - current % cycle) % cycle
    if way > cycle / 2 { way -= cycle }
    if way < -(cycle / 2) { way += cycle }
    return (0..<column.rowCount).contains(current + way) ? current + way : middle
  }

  private func value(of column: Column, _ date: Date?, _ duration: TimeInterval) -> Int {
    let minutes = Int(duration / 60)
    guard let date else {
      if case .minutes(let interval) = column { return minutes % 60 / interval }
      return minutes / 60
    }
    switch column {
    case .month: return calendar.component(.month, from: date) - 1
    case .dayOfMonth: return calendar.component(.day, from: date) - 1
    case .year: return calendar.component(.year, from: date) - 1
    case .day:
      let day = calendar.startOfDay(for: date)
      let days = calendar.dateComponents([.day], from: firstDay, to: day).day ?? 0
      return Self.middleDay + days
    case .hour(let count): return calendar.component(.hour, from: date) % count
    case .minute(let interval): return calendar.component(.minute, from: date) / interval
    case .half: return calendar.component(.hour, from: date) / 12
    case .hours: return minutes / 60
    case .minutes(let interval): return minutes % 60 / interval
    }
  }

  // MARK: Dates

  /// The length of time that some rows make, in seconds.
  func duration(rows: [Int]) -> TimeInterval {
    var minutes = 0
    for (column, row) in zip(columns, rows) {
      if column == .hours { minutes += row * 60 }
      if case .minutes(let interval) = column { minutes += row * interval }
    }
    return TimeInterval(minutes * 60)
  }

  /// The date that some rows make; what has no wheel is kept from another date. A day that the
  /// month doesn't have becomes its last one.
  func date(rows: [Int], from old: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: old)
    var hourOfHalf: Int?
    var isAfternoon: Bool?
    for (column, row) in zip(columns, rows) {
      let value = column.cycle.map { row % $0 } ?? row
      switch column {
      case .month: parts.month = value + 1
      case .dayOfMonth: parts.day = value + 1
      case .year: parts.year = value + 1
      case .day:
        let day = calendar.dateComponents([.era, .year, .month, .day], from: day(ofRow: row))
        (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
      case .hour(let count): if count == 12 { hourOfHalf = value } else { parts.hour = value }
      case .minute(let interval): parts.minute = value * interval
      case .half: isAfternoon = row == 1
      case .hours, .minutes: break
      }
    }
    if let hourOfHalf { parts.hour = hourOfHalf + (isAfternoon == true ? 12 : 0) }
    return calendar.date(from: withinMonth(parts)) ?? old
  }

  private func withinMonth(_ parts: DateComponents) -> DateComponents {
    var first = parts
    first.day = 1
    guard let day = parts.day, let start = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: start)
    else { return parts }
    var parts = parts
    parts.day = min(day, days.upperBound - 1)
    return parts
  }

  /// Whether a row is a day that the month of a date doesn't have.
  func isBeyondMonth(_ row: Int, _ component: Int, of date: Date) -> Bool {
    guard columns[component] == .dayOfMonth, let cycle = columns[component].cycle,
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return false }
    return row % cycle + 1 >= days.upperBound
  }

  /// The dates that a row allows while the other wheels of its kind stay: a year, a month, a day,
  /// an hour or a minute of a date.
  func span(of row: Int, _ component: Int, with date: Date) -> Range<Date> {
    var rows = columns.indices.map {
      self.row(for: date, duration: 0, $0, near: nil)
    }
    rows[component] = row
    let picked = self.date(rows: rows, from: date)
    let unit: Calendar.Component =
      switch columns[component] {
      case .year: .year
      case .month: .month
      case .dayOfMonth, .day: .day
      case .hour: .hour
      default: .minute
      }
    if columns[component] == .half {
      let noon = calendar.startOfDay(for: picked).addingTimeInterval(12 * 3600)
      return row == 0
        ? noon.addingTimeInterval(-12 * 3600)..<noon
        : noon..<noon.addingTimeInterval(12 * 3600)
    }
    guard let interval = calendar.dateInterval(of: unit, for: picked) else {
      return picked..<picked.addingTimeInterval(60)
    }
    return interval.start..<interval.end
  }

  /// A date rounded down to the minutes on the wheel.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1, columns.contains(.minute(every: minuteInterval)) else { return date }
    let minute = calendar.component(.minute, from: date)
    let second = calendar.component(.second, from: date)
    return date.addingTimeInterval(TimeInterval(-(minute % minuteInterval) * 60 - second))
  }
}
