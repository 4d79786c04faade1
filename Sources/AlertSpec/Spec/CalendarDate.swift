/// A day and a time as a calendar and a clock on the wall show them, without a time zone.
package struct CalendarDate: Hashable, Sendable {
  package var year: Int
  /// Counted from 1.
  package var month: Int
  /// Counted from 1.
  package var day: Int
  package var hour: Int
  package var minute: Int

  /// The day that a time without one has.
  package static let someDay = CalendarDate(year: 2007, month: 1, day: 9, hour: 9, minute: 41)

  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute) = (hour, minute)
  }

  /// The date that a text such as "2026-11-30", "14:30" or "2026-11-30T14:30" says, with exactly
  /// these parts; nil for anything else, and for days that no calendar has.
  package init?(_ text: String, _ parts: DateParts) {
    var rest = Array(text.utf8)[...]
    func number(_ digits: Int, _ range: ClosedRange<Int>) -> Int? {
      var value = 0
      for _ in 0..<digits {
        guard let byte = rest.popFirst(), (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return range.contains(value) ? value : nil
    }
    func take(_ sign: Unicode.Scalar) -> Bool { rest.popFirst() == UInt8(ascii: sign) }
    self = .someDay
    if parts != .time {
      guard let year = number(4, 1...9999), take("-"), let month = number(2, 1...12), take("-"),
        let day = number(2, 1...Self.days(in: month, of: year))
      else { return nil }
      self.init(year: year, month: month, day: day)
    }
    if parts == .dayAndTime, !take("T") { return nil }
    if parts != .day {
      guard let hour = number(2, 0...23), take(":"), let minute = number(2, 0...59) else {
        return nil
      }
      (self.hour, self.minute) = (hour, minute)
    }
    if !rest.isEmpty { return nil }
  }

  /// The text for some parts, which `init` reads.
  package func text(_ parts: DateParts) -> String {
    func padded(_ number: Int, to count: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    let date = "\(padded(year, to: 4))-\(padded(month))-\(padded(day))"
    let time = "\(padded(hour)):\(padded(minute))"
    return switch parts {
    case .day: date
    case .time: time
    case .dayAndTime: "\(date)T\(time)"
    }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  package static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day, a.hour, a.minute) < (b.year, b.month, b.day, b.hour, b.minute)
  }
}
