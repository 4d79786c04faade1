import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("The caret of a text field", .serialized)
struct TextFieldCaretTests {
  @Test("It is there while the field is edited and nothing is selected")
  func visibility() {
    let screen = FieldScreen("abc", editing: false)
    #expect(screen.caret.isHidden)
    screen.field.becomeFirstResponder()
    screen.turn()
    #expect(!screen.caret.isHidden)
    screen.press(.keyboardA, .control)
    #expect(screen.caret.isHidden)
    screen.press(.keyboardEnd)
    #expect(!screen.caret.isHidden)
    screen.field.resignFirstResponder()
    #expect(screen.caret.isHidden)
  }

  @Test("It is two points wide, as high as the font's line, in the tint colour")
  func looks() {
    let screen = FieldScreen("abc")
    #expect(screen.caret.frame.width == 2)
    #expect(screen.caret.frame.height == UIFont.systemFont(ofSize: 17).lineHeight.rounded())
    #expect(screen.caret.backgroundColor == screen.field.tintColor)
    screen.field.tintColor = .red
    #expect(screen.caret.backgroundColor == .red)
  }

  @Test("It blinks every half second, and a key makes it stand")
  func blinking() {
    let screen = FieldScreen("abc")
    screen.advance(by: 0.6)
    #expect(screen.caret.isHidden)
    screen.advance(by: 0.5)
    #expect(!screen.caret.isHidden)
    screen.advance(by: 0.5)
    #expect(screen.caret.isHidden)
    screen.press(.keyboardLeftArrow)
    #expect(!screen.caret.isHidden)
  }

  @Test("Ten seconds after the last key it stands still, visible, and wakes nobody any more")
  func standing() {
    let screen = FieldScreen("abc")
    screen.advance(by: 9)
    #expect(MediaTimer.nextFireTime < .infinity)
    screen.advance(by: 2)
    #expect(!screen.caret.isHidden)
    #expect(MediaTimer.nextFireTime == .infinity)
    #expect(UIApplication.shared.nextWakeTime == .infinity)
    screen.type("d")
    #expect(MediaTimer.nextFireTime < .infinity)
  }

  @Test("A field that is not edited wakes nobody")
  func idle() {
    let screen = FieldScreen("abc")
    screen.field.resignFirstResponder()
    screen.advance(by: 1)
    #expect(UIApplication.shared.nextWakeTime == .infinity)
  }

  @Test("Text that is too wide moves so that the caret is always seen")
  func scrolling() {
    let screen = FieldScreen(String(repeating: "wide ", count: 30))
    let room = screen.field.editingRect(forBounds: screen.field.bounds).insetBy(dx: -2, dy: 0)
    func caret() -> CGRect {
      screen.field.caretRect(for: screen.field.selectedTextRange!.end)
    }
    #expect(room.contains(caret()))
    #expect(caret().minX > room.maxX - 5)
    for _ in 0..<40 {
      screen.press(.keyboardLeftArrow, .control)
      #expect(room.contains(caret()))
    }
    #expect(caret().minX < room.minX + 3)
    screen.press(.keyboardEnd)
    #expect(room.contains(caret()))
  }

  @Test("The input method is told where the caret is, and when no text is wanted any more")
  func inputMethod() {
    let screen = FieldScreen("abc")
    let window = screen.server.windows[0]
    let atEnd = window.textInputRect
    #expect(atEnd != nil)
    screen.press(.keyboardHome)
    #expect(window.textInputRect!.minX < atEnd!.minX)
    #expect(screen.field.convert(screen.field.bounds, to: nil).contains(window.textInputRect!))
    screen.field.resignFirstResponder()
    #expect(window.textInputRect == nil)
  }

  @Test("Text input goes on from one field to the next, so that nothing typed meanwhile is lost")
  func inputGoesOn() {
    let screen = FieldScreen("abc")
    let window = screen.server.windows[0]
    let next = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
    let lines = UITextView(frame: CGRect(x: 0, y: 250, width: 100, height: 60))
    for view in [next, lines] { screen.window.addSubview(view) }
    let stops = window.textInputStops
    for view in [next, lines, screen.field] {
      view.becomeFirstResponder()
      #expect(window.textInputRect != nil)
    }
    #expect(window.textInputStops == stops)
    screen.field.resignFirstResponder()
    #expect(window.textInputStops == stops + 1)
  }
}
