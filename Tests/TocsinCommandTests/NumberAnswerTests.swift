import AlertSpec
import Foundation
import Testing
import Tocsin

@testable import TocsinCommand

@Suite("Numbers in the program's answers")
struct NumberAnswerTests {
  private func description(_ arguments: [String]) throws -> AlertDescription {
    let invocation = try Invocation(arguments: ["alert"] + arguments)
    guard case .alert(let description) = invocation else { preconditionFailure("not an alert") }
    return description
  }

  @Test("A number keeps every digit of its default and of what was typed, in any language")
  func digits() throws {
    let before = Reader.current
    defer { Reader.current = before }
    let numbers = [
      "1000000000000000", "12345678901234567", "100000000000000000", "0.00001",
      "-1234567890123456.7", "0.1234567890123456789", "1500.125",
    ]
    for (reader, language) in [("en_US", "de"), ("de_DE", "en"), ("de_DE", "de"), ("ar_EG", "hi")] {
      Reader.current = Reader(language: reader)
      let options = numbers.enumerated().flatMap { ["--field", "n\($0):number=\($1)"] }
      let described = try description(options + ["--language", language])
      let alert = try Alert(described, now: .distantPast)
      for (field, number) in zip(alert.fields, numbers) {
        #expect(field.reason == nil, "\(number) in \(language)")
        #expect(field.answer(parts: .day).value == .number(ExactNumber(number)))
      }
    }
    Reader.current = Reader(language: "en_US")
    let field = try Alert(description(["--field", "n:number"]), now: .distantPast).fields[0]
    field.value = "12,345,678,901,234,567.25"
    #expect(field.answer(parts: .day).value == .number(ExactNumber("12345678901234567.25")))
    field.value = "0." + String(repeating: "7", count: 401)
    #expect(field.reason != nil)
  }

  @Test("What a slider or a stepper has reached has no exponent")
  func reached() throws {
    let described = try description([
      "--field", "a:slider=0.00001", "--field", "b:stepper=1e17", "--range", "b=0..1e18",
    ])
    let fields = try Alert(described, now: .distantPast).fields.map { $0.answer(parts: .day) }
    #expect(fields.map(\.value) == [.number(ExactNumber("1e-5")), .number(ExactNumber("1e17"))])
  }
}
