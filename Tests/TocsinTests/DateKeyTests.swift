import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Dates answered promptly")
struct DateKeyTests {
  let screen = TestScreen()

  /// The last day of January 2026, at noon by the clock here.
  private static let start = day(1, 31)

  private static func day(_ month: Int, _ day: Int) -> Date {
    let parts = DateComponents(year: 2026, month: month, day: day, hour: 12)
    return Calendar.current.date(from: parts) ?? .distantPast
  }

  private func show(answer: @escaping Action.Handler) -> Alert {
    let alert = Alert(title: "A")
    alert.language = "en-GB"
    alert.addField(.date("day", value: Self.start))
    let ok = Action("OK", handler: answer)
    alert.addAction(ok)
    alert.addAction(.cancel())
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  @Test("Each step of a wheel by a key is in an answer that comes at once", arguments: 1...3)
  func steps(count: Int) {
    var answer: Answer?
    _ = show { answer = $0 }
    screen.press(.tab)
    for _ in 0..<count { screen.press(.up) }
    screen.press(.return)
    screen.advance(by: 2)
    #expect(answer?.date("day") == Self.day(1, 31 - count))
  }

  @Test("So it is where a button is tapped or Escape is pressed", arguments: [true, false])
  func otherWays(isTapped: Bool) throws {
    let alert = show { _ in }
    screen.press(.tab)
    screen.press(.up)
    if isTapped { try screen.tap("OK") } else { screen.press(.escape) }
    #expect(alert.fields[0].content == .date(Self.day(1, 30)))
  }

  @Test("A wheel that still rolls from a finger counts as where it comes to rest")
  func fling() throws {
    func fling(waits: Bool) throws -> Date? {
      var answer: Answer?
      let alert = show { answer = $0 }
      let frame = try screen.frame(of: "day")
      let x = frame.minX + 28
      screen.drag(
        from: CGPoint(x: x, y: frame.midY - 40), to: CGPoint(x: x, y: frame.midY + 50), steps: 6)
      if waits {
        screen.advance(by: 6)
      } else {
        #expect(alert.fields[0].content == .date(Self.start))
      }
      screen.press(.return)
      screen.advance(by: 2)
      return answer?.date("day")
    }
    let patient = try #require(try fling(waits: true))
    #expect(patient != Self.start)
    #expect(try fling(waits: false) == patient)
  }
}
