import Foundation
import Testing
import TocsinTesting

@testable import UIKit

@Suite("Date pickers without wheels")
struct DatePickerStyleTests {
  let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 1)
  let picker = UIDatePicker()

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_GB")
    picker.date = Self.date(28, 14, 5)
  }

  private static func date(_ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    // The first of February 2024.
    Date(timeIntervalSince1970: 1_706_745_600 + Double(((day - 1) * 24 + hour) * 60 + minute) * 60)
  }

  /// Counts how often a change is told.
  private final class Count {
    var changes = 0
  }

  private func show(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> Count {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.sizeToFit()
    picker.frame.origin = CGPoint(x: 20, y: 60)
    screen.page.view.addSubview(picker)
    screen.advance(by: 0.1)
    let count = Count()
    picker.addAction(UIAction { _ in count.changes += 1 }, for: .valueChanged)
    return count
  }

  /// The days that can be seen, with the words that stand for them.
  private func day(_ number: Int) throws -> CalendarDay {
    func days(_ view: UIView) -> [CalendarDay] {
      view.subviews.flatMap { ($0 as? CalendarDay).map { [$0] } ?? days($0) }
    }
    let windows = UIApplication.shared.windows
    return try #require(
      windows.flatMap(days).last { day in
        day.date.map { picker.calendar.component(.day, from: $0) } == number
      })
  }

  private func tap(day number: Int) throws {
    let day = try day(number)
    screen.tap(at: day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil))
    screen.advance(by: 0.5)
  }

  // MARK: Which style

  @Test("A style that a mode can't be picked in gives way to wheels")
  func styles() {
    let expected: [(UIDatePicker.Mode, compact: UIDatePickerStyle, inline: UIDatePickerStyle)] = [
      (.time, .compact, .wheels), (.date, .compact, .inline), (.dateAndTime, .compact, .inline),
      (.countDownTimer, .wheels, .wheels), (.yearAndMonth, .wheels, .wheels),
    ]
    for (mode, compact, inline) in expected {
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = .compact
      #expect(picker.datePickerStyle == compact)
      picker.preferredDatePickerStyle = .inline
      #expect(picker.datePickerStyle == inline)
      picker.preferredDatePickerStyle = .automatic
      #expect(picker.datePickerStyle == .wheels)
    }
    #expect(picker.sizeThatFits(.zero).height > 200)
  }

  // MARK: Compact

  @Test("Buttons say day and time as the locale has it, and are as large as they need")
  func chips() throws {
    _ = show(.compact, .dateAndTime)
    #expect(screen.shows("28 Feb 2024") && screen.shows("14:05"))
    #expect(picker.bounds.height == 34 && picker.bounds.width < 220)
    picker.locale = Locale(identifier: "en_US")
    #expect(screen.shows("Feb 28, 2024"))
    picker.datePickerMode = .date
    screen.advance(by: 0.1)
    #expect(screen.shows("Feb 28, 2024") && screen.visibleTexts.count == 1)
  }

  @Test("The day's button opens a calendar, where a day is picked; the time stays, all are told")
  func compactDay() throws {
    let log = show(.compact, .dateAndTime)
    try screen.tap("28 Feb 2024")
    screen.advance(by: 1)
    #expect(screen.shows("February 2024"))
    try tap(day: 15)
    #expect(picker.date == Self.date(15, 14, 5) && screen.shows("15 Feb 2024"))
    #expect(log.changes == 1)
    screen.tap(at: CGPoint(x: 380, y: 690))
    screen.advance(by: 1)
    #expect(!screen.shows("February 2024") && screen.page.presentedViewController == nil)
  }

  @Test("The time's button opens wheels")
  func compactTime() throws {
    let log = show(.compact, .time)
    try screen.tap("14:05")
    screen.advance(by: 1)
    let bubble = try #require(screen.page.presentedViewController)
    let wheels = try #require(bubble.view.subviews.first as? UIDatePicker)
    #expect(wheels.datePickerStyle == .wheels && wheels.date == picker.date)
    let frame = wheels.convert(wheels.bounds, to: nil)
    screen.tap(at: CGPoint(x: frame.midX - 30, y: frame.midY + 34))
    screen.advance(by: 1)
    #expect(picker.date == Self.date(28, 15, 5) && screen.shows("15:05"))
    #expect(log.changes == 1)
  }

  @Test("In no controller nothing can be opened, and that is said")
  func noController() {
    _ = show(.compact, .date)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(picker)
    window.makeKeyAndVisible()
    screen.advance(by: 0.1)
    let lines = warnings { try? screen.tap("28 Feb 2024") }
    #expect(lines.count == 1)
  }

  // MARK: Inline

  @Test("The weeks begin as the locale has it")
  func weeks() throws {
    _ = show(.inline, .date)
    // The 1st was a Thursday.
    let width = try day(1).frame.width
    let first = try day(1).convert(CGPoint.zero, to: picker).x
    #expect(abs(first - 8 - 3 * width) < 0.5)
    #expect(Array(screen.visibleTexts.filter { $0.count == 3 }).contains("MON"))
    picker.locale = Locale(identifier: "en_US")
    screen.advance(by: 0.1)
    #expect(try abs(day(1).convert(CGPoint.zero, to: picker).x - 8 - 4 * width) < 0.5)
  }

  @Test("Arrows and swipes turn the months; what is picked stays until another day is")
  func months() throws {
    let log = show(.inline, .date)
    try screen.tap("next-month")
    screen.advance(by: 1)
    #expect(screen.shows("March 2024") && picker.date == Self.date(28, 14, 5))
    screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 260, y: 250), steps: 4)
    screen.advance(by: 1)
    try screen.tap("previous-month")
    screen.advance(by: 1)
    #expect(screen.shows("January 2024") && log.changes == 0)
    try tap(day: 31)
    #expect(picker.date == Self.date(0, 14, 5) && log.changes == 1)
    picker.date = Self.date(3)
    screen.advance(by: 0.1)
    #expect(screen.shows("February 2024"))
  }

  @Test("The title opens wheels of months and years, which turn the calendar and pick nothing")
  func wheels() throws {
    let log = show(.inline, .date)
    try screen.tap("month")
    screen.advance(by: 1)
    #expect(!screen.shows("MON") && !screen.shows("next-month"))
    // The wheels' next row is 34 points below the middle.
    let middle = CGPoint(x: picker.frame.midX - 40, y: picker.frame.minY + 44 + 276 / 2)
    screen.tap(at: CGPoint(x: middle.x, y: middle.y + 34))
    screen.advance(by: 1)
    #expect(screen.shows("March 2024") && log.changes == 0)
    try screen.tap("month")
    screen.advance(by: 1)
    #expect(screen.shows("MON") && screen.shows("next-month"))
    try tap(day: 31)
    #expect(picker.date == Self.date(60, 14, 5))
  }

  @Test("Days and months outside the limits can't be picked")
  func limits() throws {
    picker.minimumDate = Self.date(10, 12)
    picker.maximumDate = Self.date(28, 18)
    let log = show(.inline, .date)
    try tap(day: 9)
    #expect(log.changes == 0 && picker.date == Self.date(28, 14, 5))
    #expect(try !day(9).isEnabled && day(10).isEnabled && day(28).isEnabled && !day(29).isEnabled)
    try screen.tap("next-month")
    screen.advance(by: 1)
    #expect(screen.shows("February 2024"))
    // Of the first day only the afternoon is within them; 14:05 is.
    try tap(day: 10)
    #expect(picker.date == Self.date(10, 14, 5))
  }

  @Test("A day is told in full, and whether it is picked; keys press it")
  func readers() throws {
    let log = show(.inline, .date)
    #expect(try day(28).accessibilityLabel == "Wednesday, 28 February 2024")
    #expect(try day(28).accessibilityTraits.contains(.selected))
    // Keys press nothing in the first moments of a window.
    screen.advance(by: 0.5)
    try screen.window.focus.focus(day(12))
    screen.press(.space)
    screen.advance(by: 0.3)
    #expect(picker.date == Self.date(12, 14, 5) && log.changes == 1)
  }

  @Test("Disabled it is pale and takes no touches")
  func disabled() throws {
    let log = show(.inline, .dateAndTime)
    picker.isEnabled = false
    try tap(day: 12)
    #expect(log.changes == 0)
  }
}
