import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Who reads")
struct ReaderTests {
  @Test(
    "The environment says which languages are preferred, by the rules of gettext",
    arguments: [
      (["LANG": "de_AT.UTF-8"], ["de-AT"]),
      (["LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr_FR"], ["fr-FR"]),
      (["LC_MESSAGES": "fr_FR", "LC_ALL": "it"], ["it"]),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "sv_SE@euro"], ["sv-SE"]),
      (["LANG": "sr_RS.UTF-8@latin"], ["sr-Latn-RS"]),
      (["LANG": "de_DE", "LANGUAGE": "gsw:fr_CH::de"], ["gsw", "fr-CH", "de", "de-DE"]),
      (["LANG": "C.UTF-8", "LANGUAGE": "de"], nil), (["LANG": "POSIX"], nil),
      (["LANG": "de_DE", "LC_ALL": "C"], nil), (["LANGUAGE": "de"], nil), ([:], nil),
    ] as [([String: String], [String]?)])
  func languages(environment: [String: String], expected: [String]?) {
    #expect(Reader(environment: environment).languages == expected)
  }

  @Test("Numbers and dates may be those of other places than the language")
  func formats() {
    let reader = Reader(environment: [
      "LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "LC_TIME": "sv_SE.UTF-8",
    ])
    #expect(reader.languages == ["en-US"])
    #expect(reader.numbers == "de-DE" && reader.dates == "sv-SE")
    #expect(Reader(environment: ["LC_TIME": "sv_SE"]).numbers == nil)
  }

  @Test("Words and wheels are the reader's, and numbers are read the reader's way")
  func alert() throws {
    let before = Reader.current
    defer { Reader.current = before }
    Reader.current = Reader(environment: ["LANG": "fr_FR.UTF-8", "LC_TIME": "sv_SE.UTF-8"])
    let screen = TestScreen()
    let alert = Alert(title: "A")
    alert.addAction(.cancel())
    alert.addField(.number("n"))
    alert.addField(.date("d", value: Date(timeIntervalSince1970: 0)))
    alert.show()
    screen.advance(by: 1)
    screen.type("2,5")
    #expect(alert.fields[0].number == 2.5)
    let picker = try #require(screen.view("d") as? UIDatePicker)
    #expect(picker.locale?.identifier == "sv-SE")
    try screen.tap("Annuler")
    screen.advance(by: 1)
    #expect(Presenter.shared.current == nil)
  }

  @Test("A test that says nothing of the reader sees the same whoever runs it")
  func neutral() {
    let before = Reader.current
    defer { Reader.current = before }
    Reader.current = .ofProcess
    _ = TestScreen()
    #expect(Reader.current == .neutral)
    Reader.current = Reader(language: "de")
    _ = TestScreen()
    #expect(Reader.current == Reader(language: "de"))
  }
}
