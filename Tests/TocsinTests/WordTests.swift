import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Words")
struct WordTests {
  @Test("At least thirty languages have every word, and none is blank")
  func complete() {
    #expect(Word.languages.count >= 30)
    for language in Word.languages {
      for word in Word.allCases {
        let text = word.text(in: language)
        #expect(!text.isEmpty && text != word.rawValue, "\(language) \(word)")
        #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false)
      }
      let buttons: [Word] = [.ok, .cancel, .delete, .save, .dontSave, .yes, .no, .retry, .close]
      #expect(Set(buttons.map { $0.text(in: language) }).count == buttons.count, "\(language)")
    }
  }

  @Test("The page about the words names each language, and says that nobody has proofread them")
  func sources() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Docs/Words.md"), encoding: .utf8)
    for language in Word.languages { #expect(page.contains("| `\(language)` |"), "\(language)") }
    #expect(page.contains("None of these translations has been proofread"))
  }

  @Test(
    "A tag finds the nearest language, and one that is not spoken gives English",
    arguments: [
      ("de", "Abbrechen"), ("de-AT", "Abbrechen"), ("de_DE.UTF-8", "Abbrechen"),
      ("zh-Hans-CN", "取消"), ("pt-BR", "Cancelar"), ("no", "Avbryt"), ("nn-NO", "Avbryt"),
      ("iw", "ביטול"), ("ar-EG", "إلغاء"), ("xx", "Cancel"), ("", "Cancel"),
    ])
  func matching(tag: String, expected: String) {
    #expect(Word.cancel.text(in: tag) == expected)
  }

  @Test("Chinese goes by the script, or by the place where there is none")
  func chinese() {
    #expect(Word.delete.text(in: "zh-TW") == "刪除")
    #expect(Word.delete.text(in: "zh-Hant-HK") == "刪除")
    #expect(Word.delete.text(in: "zh-Hans-HK") == "删除")
    #expect(Word.delete.text(in: "zh") == "删除")
    #expect(Word.save.text(in: "pt-PT") == "Guardar")
    #expect(Word.save.text(in: "pt-AO") == "Salvar")
  }

  // Case 34.
  @Test("A title that was not given is in the alert's language; a given one is never changed")
  func titles() throws {
    let screen = TestScreen()
    let alert = Alert(title: "A")
    alert.language = "de"
    alert.addAction(.cancel())
    alert.addAction(Action(.delete))
    alert.addAction(.default("Delete"))
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    for title in ["Abbrechen", "Löschen", "Delete", "OK"] { #expect(screen.shows(title)) }
    alert.language = "fr"
    screen.advance(by: 0.1)
    for title in ["Annuler", "Supprimer", "Delete", "OK"] { #expect(screen.shows(title)) }
    alert.actions[0].title = "No, thanks"
    alert.language = "es"
    #expect(screen.shows("No, thanks") && screen.shows("Eliminar"))
  }

  @Test("The style's language holds where the alert has none")
  func styleLanguage() {
    var style = Style.card
    style.language = "it"
    let alert = Alert(title: "A", style: style)
    alert.addAction(.cancel())
    #expect(alert.actions[0].title == "Annulla")
    alert.language = "sv"
    #expect(alert.actions[0].title == "Avbryt")
  }

  @Test("What a word means goes with it: cancel is cancel, delete is destructive")
  func roles() {
    #expect(Action(.cancel).role == .cancel)
    #expect(Action(.delete).role == .destructive)
    #expect(Action(.dontSave).role == .destructive)
    #expect(Action(.ok).role == .default)
    #expect(Action(.save, role: .preferred).role == .preferred)
  }

  @Test("The reason under a required field is in the alert's language")
  func reasons() throws {
    let screen = TestScreen()
    let alert = Alert(title: "A")
    alert.language = "de"
    alert.addField(.text("name", validator: .required()))
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 0.1)
    #expect(screen.shows("Bitte ausfüllen."))
  }
}
