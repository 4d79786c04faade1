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

@Suite("What is let go")
struct ReleaseTests {
  let screen = TestScreen()

  private struct Traces {
    weak var alert: Alert?
    weak var action: Action?
    weak var field: Field?
    weak var content: UIView?
    weak var presenter: Presenter?
  }

  /// Shows an alert whose closures all hold it, by a presenter that nobody else holds.
  private func show(_ turn: Alert.Turn = .inTurn) -> Traces {
    let alert = Alert(title: "A")
    let action = Action("OK") { _ in _ = alert.title }
    let field = Field.text("name", validator: .required() && .async { _ in nil })
    field.onChange = { _ in _ = alert.title }
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let presenter = Presenter()
    alert.addAction(action)
    alert.addAction(.cancel())
    alert.addField(field)
    alert.contentView = content
    alert.progress = AlertProgress(fraction: 0.5)
    alert.suppression = Suppression("Never again")
    alert.dismissesOnOutsideTap = true
    alert.show(turn, in: presenter)
    return Traces(
      alert: alert, action: action, field: field, content: content, presenter: presenter)
  }

  // Case 37.
  @Test(
    "After every way of ending nothing of an alert is left",
    arguments: ["tap", "outside", "escape", "code", "timeout", "window", "replaced"])
  func freed(way: String) async throws {
    let traces = show()
    if way == "timeout" { traces.alert?.timeout = 0.5 }
    screen.advance(by: 0.45)
    switch way {
    case "tap":
      screen.type("x")
      try screen.tap("OK")
      await screen.runTasks()
    case "outside": screen.tap(at: CGPoint(x: 20, y: 60))
    case "escape": screen.press(.escape)
    case "code": traces.alert?.end()
    case "window": UIApplication.shared.windows.last?.isHidden = true
    case "replaced":
      let next = question("B")
      try next.show(.replacing, in: #require(traces.presenter))
      screen.advance(by: 1)
      next.end()
    default: break
    }
    screen.advance(by: 2)
    await screen.runTasks()
    #expect(!screen.shows("A"))
    #expect(traces.alert == nil)
    #expect(traces.action == nil)
    #expect(traces.field == nil)
    #expect(traces.content == nil)
    #expect(traces.presenter == nil)
  }
}
