import CSDL2
import Testing
import WindowServer

@testable import SDLWindowServer

@Suite("Translating SDL's text")
struct TextTranslationTests {
  @Test("Typed text ends at its null and may fill the event")
  func typedText() {
    var event = SDL_TextInputEvent()
    event.windowID = 3
    fill(&event.text, with: "é日")
    #expect(EventTranslator().translate(text: event) == .text(window: 3, "é日"))
    fill(&event.text, with: String(repeating: "x", count: 32))
    #expect(
      EventTranslator().translate(text: event)
        == .text(window: 3, String(repeating: "x", count: 32)))
  }

  @Test("Empty text is no event")
  func emptyText() {
    #expect(EventTranslator().translate(text: SDL_TextInputEvent()) == nil)
  }

  @Test(
    "The input method's selection is counted in UTF-16 units and stays inside the text",
    arguments: [
      (1, 1, 1..<3),
      (0, 0, 0..<0),
      (3, 0, 4..<4),
      (-1, 0, 0..<0),
      (2, 100, 3..<4),
    ])
  func editing(start: Int32, length: Int32, expected: Range<Int>) {
    var event = SDL_TextEditingEvent()
    event.windowID = 3
    event.start = start
    event.length = length
    fill(&event.text, with: "a🎉b")
    #expect(
      EventTranslator().translate(editing: event)
        == .textEditing(window: 3, "a🎉b", selection: expected))
  }

  @Test("Long text from the input method is taken whole")
  func longEditing() {
    let text = String(repeating: "日本", count: 40)
    text.withCString { bytes in
      var event = SDL_TextEditingExtEvent()
      event.windowID = 3
      event.text = UnsafeMutablePointer(mutating: bytes)
      event.start = 80
      #expect(
        EventTranslator().translate(longEditing: event)
          == .textEditing(window: 3, text, selection: 80..<80))
    }
  }

  private func fill<Storage>(_ storage: inout Storage, with text: String) {
    withUnsafeMutableBytes(of: &storage) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      bytes.copyBytes(from: text.utf8)
    }
  }
}
