import Foundation
import Testing
import Tocsin

@Suite("Numbers as the reader writes them")
struct NumberTextTests {
  private func reading<Result>(as locale: String, _ body: () throws -> Result) rethrows -> Result {
    let before = Reader.current
    Reader.current = Reader(language: locale)
    defer { Reader.current = before }
    return try body()
  }

  @Test(
    "The reader's way comes before the point, and the point where it can mean nothing else",
    arguments: [
      ("de_DE", "1.500", 1500), ("de_DE", "1,5", 1.5), ("de_DE", "1.5", 1.5),
      ("de_DE", "-1.234.567,25", -1_234_567.25), ("de_DE", "1.5.000", nil),
      ("de_DE", "1,500", 1.5), ("de_DE", "1,5 m", nil), ("de_DE", "1,5,5", nil),
      ("en_US", "1,500", 1500), ("en_US", "1.500", 1.5), ("en_US", "1,5", nil),
      ("en_US", "1e3", 1000), ("en_US", "0x10", nil), ("en_US", "nan", nil),
      ("en_US", "1e999", nil), ("en_US", "", nil), ("en_US", "-", nil), ("en_US", ".", nil),
      ("en_US", ".5", 0.5), ("en_US", "twelve", nil), ("en_IN", "1,00,000", 100_000),
      ("de_DE", "1.50.000", nil), ("de_DE", "1.500.00", nil), ("de_DE", "1500.000.000", nil),
      ("de_DE", "12.345.678", 12_345_678), ("de_DE", "0.500", 0.5), ("de_DE", "12.5000", 12.5),
      ("en_US", "1,00,000", nil), ("en_US", "1,0000", nil), ("en_US", ",500", nil),
      ("en_IN", "12,34,567.5", 1_234_567.5), ("en_IN", "1,000,000", 1_000_000),
      ("en_IN", "100,00,000", nil), ("en_IN", "1,00,00", nil), ("hi_IN", "१,००,०००", 100_000),
      ("bn_BD", "১,০০,০০০", 100_000), ("de_CH", "1’500’000", 1_500_000),
      ("es_ES", "1.500", 1500), ("pl_PL", "1 500 000", 1_500_000), ("ja_JP", "1,0000", nil),
      ("fr_FR", "1 500,5", 1500.5), ("ar_EG", "١٬٥٠٠٫٥", 1500.5), ("sv_SE", "−3,5", -3.5),
    ] as [(String, String, Double?)])
  func reading(locale: String, text: String, number: Double?) {
    reading(as: locale) {
      let field = Field.number("n")
      field.value = text
      #expect(field.number == number)
    }
  }

  @Test(
    "A number that a field is given at first is not rounded",
    arguments: [
      1.23456789, 0.1, -1500.125, 1234567.891, 0, 1e300, 5e-300, 9_007_199_254_740_992,
    ])
  func initialValues(number: Double) {
    for locale in ["en_US", "de_DE", "ar_EG", "sv_SE", "hi_IN"] {
      reading(as: locale) { #expect(Field.number("n", value: number).number == number) }
    }
  }

  @Test("A number whose groups are wrong is refused, and the reason is said")
  func reason() {
    reading(as: "de_DE") {
      let field = Field.number("n")
      for text in ["1.50.000", "1.500.00"] {
        field.value = text
        #expect(field.reason == Word.invalid.text())
      }
      field.value = "150.000"
      #expect(field.reason == nil)
    }
  }

  @Test("The first value stands in the field as the reader writes it")
  func writing() {
    reading(as: "de_DE") { #expect(Field.number("n", value: 1500.125).value == "1500,125") }
    reading(as: "en_US") { #expect(Field.number("n", value: 1500).value == "1500") }
  }
}
