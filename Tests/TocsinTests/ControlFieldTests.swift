import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Fields with controls")
struct ControlFieldTests {
  let screen = TestScreen()

  private func show(_ fields: Field..., answer: @escaping Action.Handler = { _ in }) -> Alert {
    let alert = Alert(title: "A", style: .card)
    for field in fields { alert.addField(field) }
    alert.addAction(.default("OK", handler: answer))
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  @Test("A switch is turned by touch, and by code while it is shown")
  func toggle() throws {
    var answer: Answer?
    let alert = show(.toggle("news", label: "News")) { answer = $0 }
    let control = try #require(screen.view("news") as? UISwitch)
    try screen.tap("news")
    screen.advance(by: 0.5)
    #expect(alert.fields[0].content == .flag(true))
    alert.fields[0].content = .flag(false)
    screen.advance(by: 0.5)
    #expect(!control.isOn)
    alert.fields[0].value = "true"
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(answer?.flag("news") == true)
  }

  @Test("A segment is chosen by touch; the first is chosen at first")
  func segmented() throws {
    let alert = show(.segmented("size", options: ["S", "M", Field.Option("L", identifier: "big")]))
    #expect(alert.fields[0].content == .choice("S"))
    let frame = try screen.frame(of: "size")
    screen.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
    screen.advance(by: 0.5)
    #expect(alert.fields[0].content == .choice("big"))
    alert.fields[0].content = .choice("M")
    let control = try #require(screen.view("size") as? UISegmentedControl)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("A slider is dragged, keeps to its steps and shows its number")
  func slider() throws {
    let alert = show(.slider("volume", label: "Volume", range: 0...10, step: 0.5, value: 5))
    #expect(screen.shows("5.0"))
    let frame = try screen.frame(of: "volume")
    screen.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX + 30, y: frame.midY))
    screen.advance(by: 0.5)
    #expect(alert.fields[0].content == .number(10))
    #expect(screen.shows("10.0"))
    alert.fields[0].content = .number(2.5)
    screen.advance(by: 0.1)
    #expect(screen.shows("2.5"))
    #expect((screen.view("volume") as? UISlider)?.value == 2.5)
  }

  @Test("A stepper goes step by step and no further than its range")
  func stepper() throws {
    let alert = show(.stepper("count", label: "Count", range: 1...3, value: 2))
    let frame = try screen.frame(of: "count")
    for _ in 0..<3 {
      screen.tap(at: CGPoint(x: frame.maxX - 12, y: frame.midY))
      screen.advance(by: 0.3)
    }
    #expect(alert.fields[0].content == .number(3))
    #expect(screen.shows("3"))
    screen.tap(at: CGPoint(x: frame.minX + 12, y: frame.midY))
    screen.advance(by: 0.3)
    #expect(alert.fields[0].value == "2")
  }

  @Test("The wheels of a date grow with the size of text, and the card with them")
  func dateSize() throws {
    _ = show(.date("when", label: "When", value: Date(timeIntervalSince1970: 1_700_000_000)))
    #expect(try screen.frame(of: "when").height == 162)
    screen.textSize = .accessibilityMedium
    screen.advance(by: 1)
    #expect(try screen.frame(of: "when").height > 240)
    screen.textSize = .large
    screen.advance(by: 1)
    #expect(try screen.frame(of: "when").height == 162)
  }

  @Test("A date keeps to its limits, and what the wheels say is the answer")
  func date() throws {
    let day = Date(timeIntervalSince1970: 1_700_000_000)
    var answer: Answer?
    let alert = show(
      .date(
        "when", label: "When", range: day.addingTimeInterval(-864_000)...day, value: day)
    ) { answer = $0 }
    let picker = try #require(screen.view("when") as? UIDatePicker)
    #expect(picker.datePickerMode == .date)
    #expect(picker.maximumDate == day)
    alert.fields[0].content = .date(.distantFuture)
    #expect(alert.fields[0].content == .date(day))
    picker.date = day.addingTimeInterval(-86_400)
    picker.sendActions(for: .valueChanged)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(answer?.date("when") == picker.date)
  }
}
