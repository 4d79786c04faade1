import QuartzCore
import Testing
import TocsinTesting
import UIKit

@testable import CustomAlertExample

@Suite("Custom alert view: the keyboard")
struct CustomAlertKeyboardTests: CustomAlertStage {
  @Test("The keyboard comes up when the pop has ended, and not before")
  func keyboard() {
    let screen = phone()
    let alert = make()
    alert.show()
    screen.advance(by: 0.25)
    #expect(!alert.card.inputField.isFirstResponder)
    screen.advance(by: frame)
    #expect(alert.card.inputField.isFirstResponder)
  }

  @Test("The card is in the middle of what the keyboard leaves", arguments: [216, 260])
  func aboveKeyboard(height: CGFloat) {
    let screen = phone(.software(height: height))
    let alert = make()
    alert.show()
    screen.advance(by: 0.1)
    #expect(alert.card.center == CGPoint(x: 160, y: 176))
    screen.advance(by: 1)
    #expect(alert.card.center == CGPoint(x: 160, y: (568 - height) / 2))
    #expect(alert.card.frame.maxY < 568 - height)
  }

  @Test("Where no keyboard comes, as with real keys, the card goes to the middle of the window")
  func noKeyboard() {
    let screen = phone(.hardware)
    let alert = make()
    alert.show()
    screen.advance(by: 0.2)
    #expect(alert.card.center == CGPoint(x: 160, y: 176))
    screen.advance(by: 1)
    #expect(alert.card.inputField.isFirstResponder)
    #expect(alert.card.shown.position == CGPoint(x: 160, y: 284))
    // The next one comes there at once, and is above a keyboard all the same.
    let next = make()
    next.show()
    screen.advance(by: 0.1)
    #expect(next.card.center == CGPoint(x: 160, y: 284))
    screen.keyboard = .software(height: 216)
    screen.advance(by: 1)
    #expect(next.card.center == CGPoint(x: 160, y: 176))
  }

  @Test("A keyboard that becomes another, or goes, takes the card along, at its own pace")
  func keyboardChanges() {
    let screen = phone()
    let alert = make()
    alert.show()
    screen.advance(by: 1)
    let steps: [(TestScreen.Keyboard, CGFloat)] = [
      (.software(height: 260), 154), (.software(height: 216), 176), (.hardware, 284),
      (.software(height: 300), 134),
    ]
    for (keyboard, y) in steps {
      let before = alert.card.center.y
      screen.keyboard = keyboard
      screen.advance(by: 0)
      // The keyboard's curve is a spring that is half a second on its way.
      screen.advance(by: 0.1)
      let shown = alert.card.shown.position.y
      #expect(min(before, y) < shown && shown < max(before, y))
      screen.advance(by: 0.5)
      #expect(near(alert.card.shown.position.y, y, within: 0.5))
    }
  }

  @Test("The keys are as dark as the page", arguments: [UIUserInterfaceStyle.light, .dark])
  func darkKeys(style: UIUserInterfaceStyle) {
    let screen = TestScreen(
      size: CGSize(width: 320, height: 568), scale: 1, appearance: style, keyboard: .software())
    let alert = make()
    alert.show()
    screen.advance(by: 1)
    let key = screen.picture().color(100, 568 - 20)
    #expect(key.allSatisfy { style == .dark ? $0 < 130 : $0 > 200 })
  }

  @Test("On a tablet, too, the card pops up where it is to stay")
  func tablet() {
    CustomAlertView.expectsKeyboard = true
    let screen = TestScreen(device: .tablet, scale: 1)
    let alert = make()
    alert.show()
    screen.advance(by: 0.1)
    let y = alert.card.center.y
    #expect(near(y, (1180 - 264 - 20) / 2, within: 1))
    screen.advance(by: 1)
    #expect(alert.card.center.y == y)
  }

  @Test("As it leaves, the card stays where it is while the keyboard goes")
  func leaving() throws {
    let screen = phone()
    let alert = make()
    alert.show()
    screen.advance(by: 1)
    try screen.tap("Cancel")
    screen.advance(by: 0.15)
    #expect(alert.card.shown.position == CGPoint(x: 160, y: 176))
  }

  @Test("Turned, the card is in the middle of what a keyboard in landscape leaves")
  func aboveKeyboardInLandscape() {
    let screen = phone(.software(height: nil))
    let alert = make()
    alert.show()
    screen.advance(by: 1)
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    #expect(alert.card.center == CGPoint(x: 284, y: (320 - 162) / 2))
    #expect(alert.card.frame.minY >= 0 && alert.card.frame.maxY <= 320 - 162)
  }
}
