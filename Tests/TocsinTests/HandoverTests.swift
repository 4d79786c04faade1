import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("What one alert leaves to another")
struct HandoverTests {
  let screen = TestScreen()

  @Test(
    "A page's field has the caret again after two alerts, the second shown while the first left")
  func focusAfterTwo() {
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    screen.page.view.addSubview(field)
    field.becomeFirstResponder()
    let (first, second) = (Alert(title: "A"), Alert(title: "B"))
    first.present(from: screen.page) { _ in }
    screen.advance(by: 1)
    first.end()
    second.present(from: screen.page) { _ in }
    screen.advance(by: 2)
    #expect(screen.shows("B") && !field.isFirstResponder)
    second.end()
    screen.advance(by: 2)
    #expect(field.isFirstResponder)
  }

  @Test(
    "The tint is as before, whichever of an alert over the page and one in a window goes first",
    arguments: [true, false])
  func tintAfterTwo(windowFirst: Bool) {
    let (inWindow, overPage) = (Alert(title: "A"), Alert(title: "B"))
    inWindow.show()
    screen.advance(by: 1)
    overPage.present(from: screen.page) { _ in }
    screen.advance(by: 1)
    #expect(screen.page.view.tintAdjustmentMode == .dimmed)
    (windowFirst ? inWindow : overPage).end()
    screen.advance(by: 1)
    #expect(screen.page.view.tintAdjustmentMode == .dimmed)
    (windowFirst ? overPage : inWindow).end()
    screen.advance(by: 1)
    #expect(screen.page.view.tintAdjustmentMode == .normal)
  }
}
