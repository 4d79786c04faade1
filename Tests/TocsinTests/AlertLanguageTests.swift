import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Numbers and dates in the alert's language")
struct AlertLanguageTests {
  private let moment = Date(timeIntervalSince1970: 1_768_000_000)

  private func question() -> Alert {
    let alert = Alert(title: "A")
    alert.addAction(.cancel("Back"))
    alert.addAction(.default("OK"))
    return alert
  }

  private func reading<Result>(as locale: String, _ body: () throws -> Result) rethrows -> Result {
    let before = Reader.current
    Reader.current = Reader(language: locale)
    defer { Reader.current = before }
    return try body()
  }

  @Test("The wheels of a date speak the alert's language, also when it is set later")
  func wheels() throws {
    let screen = TestScreen()
    let alert = question()
    alert.language = "ar"
    alert.addField(.date("when", label: "When", value: moment))
    alert.show()
    screen.advance(by: 1)
    let picker = try #require(screen.view("when") as? UIDatePicker)
    #expect(picker.locale?.identifier == "ar")
    alert.language = "de"
    #expect(picker.locale?.identifier == "de")
    alert.language = nil
    #expect(picker.locale == Reader.dates(in: nil))
  }

  @Test("The number beside a slider is written in the alert's language")
  func slider() {
    let screen = TestScreen()
    let alert = question()
    alert.addField(.slider("part", label: "Part", value: 0.5))
    alert.language = "de"
    alert.show()
    screen.advance(by: 1)
    #expect(screen.view("part")?.accessibilityValue == "0,50")
    alert.language = "en"
    #expect(screen.view("part")?.accessibilityValue == "0.50")
  }

  @Test("A number given by code stands there as the language writes it, whenever that is set")
  func given() {
    reading(as: "en_US") {
      for isFirst in [true, false] {
        let alert = Alert(title: "A")
        if isFirst { alert.language = "de" }
        let field = Field.number("n", value: 1500.125)
        alert.addField(field)
        if !isFirst { alert.language = "de" }
        #expect(field.value == "1500,125" && field.number == 1500.125)
        alert.language = "en"
        #expect(field.value == "1500.125")
      }
    }
  }

  @Test("A number is read as the alert's language writes it, and what was typed is kept")
  func typed() async throws {
    let before = Reader.current
    Reader.current = Reader(language: "en_US")
    defer { Reader.current = before }
    let screen = TestScreen()
    let alert = question()
    alert.language = "de"
    let field = Field.number("n", validator: .number(in: 1000...2000))
    alert.addField(field)
    let task = Task { await alert.present(from: screen.page) }
    await screen.runTasks()
    screen.advance(by: 1)
    screen.type("1.500")
    #expect(field.number == 1500 && field.reason == nil)
    try screen.tap("OK")
    screen.advance(by: 1)
    let answer = await task.value
    #expect(answer["n"] == "1.500" && answer.number("n") == 1500)
  }

  @Test("A form reads its numbers in the alert's language, and hidden ones as they were given")
  func form() async throws {
    struct Goods: Codable, Equatable { var price = 1.125, weight = 2.5 }
    let before = Reader.current
    Reader.current = Reader(language: "en_US")
    defer { Reader.current = before }
    let screen = TestScreen()
    let form = try AlertForm(Goods())
    form.customize("weight") { $0.isHidden = true }
    let alert = form.makeAlert(title: "A")
    alert.language = "de"
    alert.addAction(.default("OK"))
    let task = Task { await alert.present(from: screen.page) }
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(alert.fields.map(\.value) == ["1,125"])
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(try form.value(from: await task.value) == Goods())
  }

  @Test("Somebody who asks for their own language keeps the ways of their own region")
  func ownRegion() {
    reading(as: "de_CH") {
      #expect(Reader.numbers(in: "de").identifier == "de_CH")
      #expect(Reader.numbers(in: "de-AT").identifier != "de_CH")
      #expect(Reader.numbers(in: "fr").identifier == "fr")
      #expect(Reader.numbers(in: nil).identifier == "de_CH")
    }
    reading(as: "zh_Hans_CN") {
      #expect(Reader.numbers(in: "zh-Hant").identifier == "zh-Hant")
      #expect(Reader.numbers(in: "zh-Hans").identifier == "zh_Hans_CN")
    }
  }

  @Test("How far something has come is said in the alert's language")
  func progress() {
    let screen = TestScreen()
    let alert = question()
    alert.progress = AlertProgress(fraction: 0.4)
    alert.language = "de"
    alert.show()
    screen.advance(by: 1)
    #expect(screen.view("alert.progress")?.accessibilityValue == "40\u{A0}%")
  }
}
