import Foundation
import Testing
import TocsinTesting

@testable import UIKit

@Suite("Date pickers: looks")
struct DatePickerPicturesTests {
  private func picker(_ style: UIDatePickerStyle) -> UIDatePicker {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let picker = UIDatePicker()
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_GB")
    picker.date = Date(timeIntervalSince1970: 1_709_129_100)
    picker.preferredDatePickerStyle = style
    picker.sizeToFit()
    return picker
  }

  @Test(
    "A calendar with a day, another that is today, and some that can't be picked; its button",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func calendars(_ style: UIUserInterfaceStyle) throws {
    let present = UIDatePicker.present
    UIDatePicker.present = { Date(timeIntervalSince1970: 1_708_300_000) }
    defer { UIDatePicker.present = present }
    let screen = TestScreen(size: CGSize(width: 360, height: 480), appearance: style)
    let inline = picker(.inline)
    inline.minimumDate = Date(timeIntervalSince1970: 1_707_300_000)
    inline.frame.origin = CGPoint(x: 20, y: 10)
    let compact = picker(.compact)
    compact.frame.origin = CGPoint(x: 20, y: 420)
    for picker in [inline, compact] { screen.page.view.addSubview(picker) }
    screen.advance(by: 0.1)
    let name = style == .dark ? "dark" : "light"
    expectGolden(screen, named: "calendar-\(name)")
    try screen.tap("28 Feb 2024")
    screen.advance(by: 1)
    expectGolden(screen, named: "bubble-\(name)")
    try screen.tap("month")
    screen.advance(by: 1)
    expectGolden(screen, named: "wheels-\(name)")
  }
}
