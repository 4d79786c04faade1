import Foundation
import Testing
import UIKit

@Suite("Where characters, words and paragraphs end")
struct TextStopsTests {
  @Test(
    "A caret goes over an emoji, a flag, an accent or a line break as a whole",
    arguments: ["👩‍👩‍👧", "🇩🇪", "e\u{301}", "\r\n", "한", "👍🏽"])
  func wholeCharacters(_ character: String) {
    let text = TextStops("a" + character + "b")
    let end = 1 + character.utf16.count
    #expect(text.character(after: 1) == end)
    #expect(text.character(before: end) == 1)
    for inside in 2..<max(2, end) {
      #expect(text.aligned(down: inside) == 1)
      #expect(text.aligned(up: inside) == end)
      #expect(text.character(before: inside) == 1)
      #expect(text.character(after: inside) == end)
    }
  }

  @Test("At the ends of the text there is nowhere to go")
  func ends() {
    let text = TextStops("ab")
    #expect(text.character(before: 0) == 0)
    #expect(text.character(after: 2) == 2)
    #expect(text.character(before: -5) == 0)
    #expect(text.character(after: 99) == 2)
    #expect(TextStops("").word(around: 0) == 0..<0)
    #expect(TextStops("").paragraph(around: 0) == 0..<0)
  }

  @Test("Going forward by words stops at the end of each, backward at the beginning")
  func words() {
    let text = TextStops("  Hello, wide-open world! ")
    var ends: [Int] = []
    var offset = 0
    while offset < 26 {
      offset = text.wordEnd(after: offset)
      ends.append(offset)
    }
    #expect(ends == [7, 13, 18, 24, 26])
    var starts: [Int] = []
    while offset > 0 {
      offset = text.wordStart(before: offset)
      starts.append(offset)
    }
    #expect(starts == [19, 14, 9, 2, 0])
  }

  @Test("From within a word its own end and beginning are meant")
  func withinWord() {
    let text = TextStops("one three")
    #expect(text.wordEnd(after: 6) == 9)
    #expect(text.wordStart(before: 6) == 4)
  }

  @Test("An apostrophe within a word belongs to it, one around it doesn't")
  func apostrophes() {
    #expect(TextStops("can't stop").word(around: 2) == 0..<5)
    #expect(TextStops("can't stop").wordEnd(after: 0) == 5)
    #expect(TextStops("can't stop").wordStart(before: 5) == 0)
    #expect(TextStops("'quoted'").word(around: 3) == 1..<7)
    #expect(TextStops("3.14 m").word(around: 0) == 0..<4)
  }

  @Test("A double click on space takes the space, on signs the signs")
  func spaceAndSigns() {
    let text = TextStops("a  -> b")
    #expect(text.word(around: 1) == 1..<3)
    #expect(text.word(around: 4) == 3..<5)
    #expect(text.word(around: 7) == 6..<7)
  }

  @Test("Words of Japanese end where the script changes")
  func japanese() {
    let text = TextStops("東京タワーに行く")
    #expect(text.word(around: 0) == 0..<2)
    #expect(text.word(around: 3) == 2..<5)
    #expect(text.word(around: 5) == 5..<6)
    #expect(text.wordEnd(after: 0) == 2)
  }

  @Test("Arabic and accented letters are letters")
  func otherScripts() {
    #expect(TextStops("مرحبا بك").word(around: 1) == 0..<5)
    #expect(TextStops("cafe\u{301} noir").word(around: 0) == 0..<5)
  }

  @Test("A paragraph goes from line break to line break, without them")
  func paragraphs() {
    let text = TextStops("one\ntwo\r\nthree")
    #expect(text.paragraph(around: 0) == 0..<3)
    #expect(text.paragraph(around: 3) == 0..<3)
    #expect(text.paragraph(around: 4) == 4..<7)
    #expect(text.paragraph(around: 14) == 9..<14)
  }

  @Test("A range never splits a surrogate pair")
  func surrogates() {
    let text = TextStops("a👍b")
    #expect(text.wholeScalars(2..<4) == 1..<4)
    #expect(text.wholeScalars(0..<2) == 0..<3)
    #expect(text.wholeScalars(-3..<99) == 0..<4)
    #expect(text.wholeScalars(50..<60) == 4..<4)
  }
}
