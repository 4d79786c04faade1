import Testing

@testable import UIKit

struct CapitalizationTests {
  @Test(
    "A sentence begins at the start, after a mark and a space, and on a new line",
    arguments: [
      ("", true), ("  ", true), ("Hello", false), ("Hello ", false), ("Hello.", false),
      ("Hello. ", true), ("Really? ", true), ("Stop! ", true), ("He said “no.” ", true),
      ("(Yes.) ", true), ("3.5", false), ("a, ", false), ("line\n", true), ("Done. (", true),
      ("It is… ", true),
    ])
  func sentences(text: String, wants: Bool) {
    #expect(UITextAutocapitalizationType.sentences.wantsCapital(after: text) == wants)
  }

  @Test(
    "A word begins after every space",
    arguments: [("", true), ("Ann", false), ("Ann ", true), ("O'", false), ("(", true)])
  func words(text: String, wants: Bool) {
    #expect(UITextAutocapitalizationType.words.wantsCapital(after: text) == wants)
  }

  @Test("None and all go by no text")
  func others() {
    for text in ["", "a", "a. "] {
      #expect(!UITextAutocapitalizationType.none.wantsCapital(after: text))
      #expect(UITextAutocapitalizationType.allCharacters.wantsCapital(after: text))
    }
  }
}
