import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Life time")
struct LifeTests {
  let screen = TestScreen()

  @Test(
    "An alert that nobody holds lives until it has gone and is freed then",
    arguments: ["tap", "code", "escape", "timeout"])
  func freed(way: String) throws {
    weak var weakAlert: Alert?
    weak var weakAction: Action?
    weak var weakField: Field?
    weak var weakWindow: UIWindow?
    do {
      let alert = Alert(title: "A")
      let action = Action("OK") { _ in _ = alert.title }
      alert.addAction(action)
      alert.addAction(.cancel())
      let field = Field.text("name")
      alert.addField(field)
      if way == "timeout" { alert.timeout = 1 }
      alert.show()
      (weakAlert, weakAction, weakField) = (alert, action, field)
    }
    screen.advance(by: 0.8)
    weakWindow = UIApplication.shared.windows.last
    #expect(weakAlert != nil)
    switch way {
    case "tap": try screen.tap("OK")
    case "escape": screen.press(.escape)
    case "code": weakAlert?.end()
    default: break
    }
    screen.advance(by: 2)
    #expect(!screen.shows("A"))
    #expect(weakAlert == nil)
    #expect(weakAction == nil)
    #expect(weakField == nil)
    #expect(weakWindow == nil)
  }

  @Test("The page's tint is dimmed while an alert is up and as before afterwards")
  func tint() throws {
    let button = UIView()
    screen.page.view.addSubview(button)
    let before = button.tintColor
    question().show()
    screen.advance(by: 1)
    #expect(button.tintAdjustmentMode == .dimmed)
    #expect(button.tintColor != before)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(button.tintAdjustmentMode == .normal)
    #expect(button.tintColor == before)
  }
}
