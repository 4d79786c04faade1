import Foundation
import Testing

@testable import UIKit

@Suite("Secure text fields", .serialized)
struct TextFieldSecureTests {
  private func secureScreen() -> FieldScreen {
    let screen = FieldScreen("swörd fish")
    screen.field.isSecureTextEntry = true
    screen.turn()
    return screen
  }

  @Test("The text can be read by the program and is shown as a bullet for each character")
  func bullets() {
    let screen = secureScreen()
    #expect(screen.field.text == "swörd fish")
    #expect(screen.field.accessibilityValue == String(repeating: "•", count: 10))
  }

  @Test("It can't be copied or cut, but pasted into")
  func pasteboard() {
    let screen = secureScreen()
    screen.server.pasteboardText = "in"
    screen.press(.keyboardA, .control)
    screen.press(.keyboardC, .control)
    screen.press(.keyboardX, .control)
    #expect(screen.server.pasteboardText == "in")
    #expect(screen.field.text == "swörd fish")
    screen.press(.keyboardV, .control)
    #expect(screen.field.text == "in")
  }

  @Test("Motions by words and double clicks don't tell where words end")
  func words() {
    let screen = secureScreen()
    screen.press(.keyboardLeftArrow, .control)
    #expect(screen.marked == "|swörd fish")
    screen.click(screen.edge(2), times: 2)
    #expect(screen.marked == "|swörd fish|")
  }

  @Test("No description, debug description or dump has it")
  func descriptions() {
    let screen = secureScreen()
    var dumped = ""
    dump(screen.field, to: &dumped)
    let field = screen.field
    for text in [
      field.description, field.debugDescription, "\(field)", String(reflecting: field), dumped,
    ] {
      #expect(!text.contains("fish") && !text.contains("sw"))
    }
  }

  @Test("Carets and clicks go by the bullets")
  func carets() {
    let screen = secureScreen()
    screen.click(screen.edge(3))
    #expect(screen.marked == "swö|rd fish")
    screen.press(.keyboardRightArrow)
    #expect(screen.marked == "swör|d fish")
  }

  @Test("Emoji in a secret are one bullet each")
  func emoji() {
    let shown = DisplayedText("a👩‍👩‍👧b", isSecure: true)
    #expect(shown.string == "•••")
    #expect(shown.displayed(1) == 1)
    #expect(shown.displayed(9) == 2)
    #expect(shown.original(2) == 9)
    #expect(shown.original(99) == 10)
  }
}
