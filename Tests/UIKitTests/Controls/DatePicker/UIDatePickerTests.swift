import Foundation
import Testing

@testable import UIKit

@Suite("UIDatePicker") struct UIDatePickerTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    calendar.locale = Locale(identifier: "en_GB")
    return calendar
  }()

  private static func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
  ) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  private func makePicker(
    _ mode: UIDatePicker.Mode, locale: String = "en_GB", _ date: Date = date(2024, 2, 28, 14, 5)
  ) throws -> (SteppedScreen, UIDatePicker, UIPickerView, EventLog) {
    let screen = SteppedScreen()
    let picker = UIDatePicker()
    picker.calendar = Self.calendar
    picker.locale = Locale(identifier: locale)
    picker.datePickerMode = mode
    picker.date = date
    let log = EventLog(picker)
    screen.window.addSubview(picker)
    screen.turn()
    let wheels = try #require(picker.subviews.compactMap { $0 as? UIPickerView }.first)
    return (screen, picker, wheels, log)
  }

  private func words(_ picker: UIDatePicker, _ wheels: UIPickerView) -> [String] {
    (0..<wheels.numberOfComponents).map { component in
      picker.wheels.title(ofRow: wheels.selectedRow(inComponent: component), component)
    }
  }

  @Test("Day, month and year stand in the order of the locale, in its words")
  func dates() throws {
    let (_, british, wheels, _) = try makePicker(.date)
    #expect(words(british, wheels) == ["28", "February", "2024"])
    let (_, american, other, _) = try makePicker(.date, locale: "en_US")
    #expect(words(american, other) == ["February", "28", "2024"])
    let (_, german, third, _) = try makePicker(.yearAndMonth, locale: "de_DE")
    #expect(words(german, third) == ["Februar", "2024"])
  }

  @Test("Times have 24 hours, or 12 and two halves, as the locale has it")
  func times() throws {
    let (_, british, wheels, _) = try makePicker(.time)
    #expect(words(british, wheels) == ["14", "05"])
    let (_, american, other, _) = try makePicker(.time, locale: "en_US")
    #expect(words(american, other) == ["2", "05", "PM"])
    american.date = Self.date(2024, 1, 1, 0, 30)
    #expect(words(american, other) == ["12", "30", "AM"])
  }

  @Test("A wheel that a key turns changes its part of the date at once, and is told of once")
  func turns() throws {
    let (screen, picker, _, log) = try makePicker(.time)
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    #expect(picker.date == Self.date(2024, 2, 28, 15, 5) && log.take() == ["value", "primary"])
    screen.advance(by: 1)
    #expect(picker.date == Self.date(2024, 2, 28, 15, 5) && log.take().isEmpty)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardUpArrow)
    screen.advance(by: 1)
    #expect(picker.date == Self.date(2024, 2, 28, 15, 4))
  }

  @Test("A day that the month doesn't have turns back to its last one")
  func shortMonths() throws {
    let (screen, picker, wheels, _) = try makePicker(.date, Self.date(2023, 1, 31))
    screen.press(.keyboardTab)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardDownArrow)
    screen.advance(by: 2)
    #expect(picker.date == Self.date(2023, 2, 28))
    #expect(words(picker, wheels) == ["28", "February", "2023"])
  }

  @Test("A date beyond a limit turns back to it; rows beyond are pale")
  func limits() throws {
    let (screen, picker, wheels, log) = try makePicker(.date)
    picker.maximumDate = Self.date(2024, 2, 29)
    let year = wheels.selectedRow(inComponent: 2)
    #expect(
      (wheels.view(forRow: year + 1, forComponent: 2) as? UILabel)?.textColor == .tertiaryLabel)
    let day = wheels.selectedRow(inComponent: 0)
    func color(_ row: Int) -> UIColor? {
      (wheels.view(forRow: row, forComponent: 0) as? UILabel)?.textColor
    }
    #expect(color(day) == .label && color(day + 1) == .label && color(day + 2) == .tertiaryLabel)
    wheels.wheels[0].turn(to: day + 2, animated: true, tells: true)
    screen.advance(by: 2)
    #expect(picker.date == Self.date(2024, 2, 29) && log.take() == ["value", "primary"])
    #expect(words(picker, wheels) == ["29", "February", "2024"])
    picker.minimumDate = Self.date(2024, 2, 29)
    picker.date = Self.date(2020, 1, 1)
    #expect(picker.date == Self.date(2024, 2, 29))
    picker.minimumDate = Self.date(2030, 1, 1)
    picker.date = Self.date(2020, 1, 1)
    #expect(picker.date == Self.date(2020, 1, 1))
  }

  @Test("Minutes come at an interval, to which the date is rounded down")
  func interval() throws {
    let (_, picker, wheels, _) = try makePicker(.time, Self.date(2024, 2, 28, 14, 44))
    picker.minuteInterval = 15
    #expect(words(picker, wheels) == ["14", "30"])
    #expect(picker.date == Self.date(2024, 2, 28, 14, 30))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == Self.date(2024, 2, 28, 14, 44))
    var warnings = 0
    let sink = UIKitLog.sink
    UIKitLog.sink = { _ in warnings += 1 }
    defer { UIKitLog.sink = sink }
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 15 && warnings == 1)
  }

  @Test("Day and time: the present day is called so")
  func today() throws {
    let present = UIDatePicker.present
    UIDatePicker.present = { Self.date(2024, 2, 29, 9, 0) }
    defer { UIDatePicker.present = present }
    let (screen, picker, wheels, _) = try makePicker(.dateAndTime)
    #expect(words(picker, wheels).dropFirst() == ["14", "05"])
    #expect(words(picker, wheels)[0].contains("28"))
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    screen.advance(by: 1)
    #expect(words(picker, wheels)[0] == "Today")
    #expect(picker.date == Self.date(2024, 2, 29, 14, 5))
  }

  @Test("A length of time is whole minutes, at least one")
  func countDown() throws {
    let (screen, picker, wheels, log) = try makePicker(.countDownTimer)
    picker.countDownDuration = 3725
    #expect(picker.countDownDuration == 3720 && words(picker, wheels) == ["1", "2"])
    wheels.wheels[0].turn(to: 0, animated: true, tells: true)
    screen.advance(by: 1)
    #expect(picker.countDownDuration == 120 && log.take() == ["value", "primary"])
    wheels.wheels[1].turn(to: 0, animated: true, tells: true)
    screen.advance(by: 2)
    #expect(picker.countDownDuration == 60 && words(picker, wheels) == ["0", "1"])
  }

  @Test("The time zone decides what hour a date has")
  func timeZone() throws {
    let (_, picker, wheels, _) = try makePicker(.time)
    picker.timeZone = TimeZone(secondsFromGMT: 3600)
    #expect(words(picker, wheels) == ["15", "05"])
  }

  @Test("A date set with animation is there at once, and the wheels turn to it softly")
  func animated() throws {
    let (screen, picker, wheels, log) = try makePicker(.date)
    picker.setDate(Self.date(2024, 3, 2), animated: true)
    #expect(picker.date == Self.date(2024, 3, 2))
    screen.advance(by: 1)
    #expect(words(picker, wheels) == ["2", "March", "2024"] && log.take().isEmpty)
  }

  @Test("A disabled picker is pale and can't be turned")
  func disabled() throws {
    let (screen, picker, wheels, _) = try makePicker(.date)
    picker.isEnabled = false
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    screen.tap(60, 140)
    screen.advance(by: 1)
    #expect(picker.date == Self.date(2024, 2, 28, 14, 5) && wheels.alpha == 0.5)
  }
}
