import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("When the first field gets the keys")
struct FieldFocusTests {
  let screen = TestScreen(keyboard: .software(height: 216))
  let recorder = Recorder()

  private func show(_ focus: FieldFocus) -> Alert {
    let alert = question(recorder: recorder)
    alert.fieldFocus = focus
    alert.addField(.text("name"))
    alert.addField(.text("place"))
    alert.show()
    return alert
  }

  private func isEdited(_ name: String) -> Bool {
    (screen.view(name) as? UITextField)?.isFirstResponder == true
  }

  @Test("As the alert comes, unless told otherwise, and the keyboard comes along")
  func entering() {
    let alert = question()
    #expect(alert.fieldFocus == .entering)
    _ = show(.entering)
    screen.advance(by: 0.1)
    #expect(isEdited("name") && screen.keyboardFrame != nil)
  }

  @Test("When the card is in its place, and the keyboard comes up only then")
  func entered() {
    _ = show(.entered)
    screen.advance(by: 0.35)
    #expect(!isEdited("name") && screen.keyboardFrame == nil)
    screen.advance(by: 0.1)
    #expect(isEdited("name") && screen.keyboardFrame != nil)
  }

  @Test("A field that was tapped while the card came keeps the keys")
  func tappedBefore() throws {
    _ = show(.entered)
    screen.advance(by: 0.2)
    try screen.tap("place")
    screen.advance(by: 1)
    #expect(isEdited("place"))
  }

  @Test("Never by itself: the alert hears the keys until a field is tapped or reached by Tab")
  func never() throws {
    let alert = show(.never)
    screen.advance(by: 1)
    #expect(!isEdited("name") && screen.keyboardFrame == nil)
    screen.type("x")
    #expect(alert.fields[0].value.isEmpty)
    screen.press(.tab)
    #expect(isEdited("name"))
    screen.type("Ada")
    #expect(alert.fields[0].value == "Ada")
    screen.press(.escape)
    screen.advance(by: 1)
    #expect(recorder.events.contains("cancel A"))
  }

  @Test("Return and Escape are heard before any field has the keys", arguments: FieldFocus.allCases)
  func keys(focus: FieldFocus) {
    _ = show(focus)
    screen.advance(by: 0.2)
    screen.press(.escape)
    screen.advance(by: 1)
    #expect(recorder.events.contains("cancel A"))
  }
}
