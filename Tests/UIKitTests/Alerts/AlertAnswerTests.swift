import Testing
import TocsinTesting
import UIKit

@Suite("An alert's answer")
struct AlertAnswerTests {
  let screen = TestScreen()
  let log = AlertLog()

  @Test("A button's handler is called once the alert has left the screen")
  func handlerAfterDismissal() throws {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
        log.note(alert.view.window == nil ? "gone" : "there")
        log.note(alert.presentingViewController == nil ? "free" : "presented")
      })
    screen.present(alert)
    try screen.tap("OK")
    screen.advance(by: 0.2)
    #expect(log.events.isEmpty)
    screen.advance(by: 0.1)
    #expect(log.events == ["gone", "free"])
  }

  // Case 17.
  @Test("Two taps 10 ms apart, and taps while it fades, call one handler once")
  func twoTaps() throws {
    screen.present(question(log: log))
    let ok = try screen.frame(of: "OK")
    let cancel = try screen.frame(of: "Cancel")
    for frame in [ok, ok, cancel] {
      let point = CGPoint(x: frame.midX, y: frame.midY)
      screen.touchDown(at: point)
      screen.touchUp(at: point)
      screen.advance(by: 0.01)
    }
    screen.advance(by: 1)
    #expect(log.events == ["OK A"])
    #expect(screen.page.presentedViewController == nil)
  }

  @Test("A tap and a key right after it call one handler")
  func tapAndKey() throws {
    screen.present(question(log: log))
    try screen.tap("OK")
    screen.press(.escape)
    screen.advance(by: 1)
    #expect(log.events == ["OK A"])
  }

  // Case 18.
  @Test("A tap in the turn of a dismissal by the program calls no handler")
  func tapWhileDismissed() throws {
    screen.present(question(log: log))
    let ok = try screen.frame(of: "OK")
    screen.page.dismiss(animated: true) { log.note("dismissed") }
    screen.tap(at: CGPoint(x: ok.midX, y: ok.midY))
    screen.advance(by: 1)
    #expect(log.events == ["dismissed"])
  }

  @Test("A dismissal by the program after a tap keeps the tap's answer")
  func dismissedAfterTap() throws {
    screen.present(question(log: log))
    try screen.tap("OK")
    screen.page.dismiss(animated: true) { log.note("dismissed") }
    screen.advance(by: 1)
    #expect(log.events == ["OK A", "dismissed"])
  }

  @Test("A tap while the alert comes in counts; the alert leaves when it has come in")
  func tapDuringEntry() throws {
    screen.page.present(question(log: log), animated: true)
    screen.advance(by: 0.1)
    try screen.tap("OK")
    #expect(screen.shows("A"))
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
    #expect(log.events == ["OK A"])
  }

  // Case 13.
  @Test("Two stacked alerts leave the page's tint as it was, whichever goes first")
  func tint() throws {
    for topFirst in [true, false] {
      let screen = TestScreen()
      let first = question("First")
      screen.present(first)
      first.present(question("Second"), animated: true)
      screen.advance(by: 1)
      #expect(screen.page.view.tintAdjustmentMode == .dimmed)
      if topFirst {
        first.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(screen.shows("First") && screen.page.view.tintAdjustmentMode == .dimmed)
      }
      screen.page.dismiss(animated: true)
      screen.advance(by: 1)
      #expect(!screen.shows("First") && !screen.shows("Second"))
      #expect(screen.page.view.tintAdjustmentMode == .normal)
    }
  }

  // Case 15.
  @Test("A page that a handler presents stays when the alert has gone")
  func handlerPresents() throws {
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Go", style: .default) { [page = screen.page] _ in
        page.present(other, animated: true)
      })
    screen.present(alert)
    try screen.tap("Go")
    screen.advance(by: 2)
    #expect(screen.page.presentedViewController === other)
    #expect(other.view.window === screen.window)
  }

  @Test("A handler can present the next alert")
  func handlerPresentsAlert() throws {
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "Next", style: .default) { [page = screen.page] _ in
        page.present(question("Second"), animated: true)
      })
    screen.present(first)
    try screen.tap("Next")
    screen.advance(by: 2)
    #expect(screen.shows("Second") && !screen.shows("First"))
  }

  @Test("An alert that is up is refused a second time")
  func twice() {
    let alert = question()
    let lines = warnings {
      screen.present(alert)
      screen.present(alert)
    }
    #expect(lines.count == 1)
    #expect(screen.shows("A"))
  }

  // Case 24.
  @Test(
    "After an alert the windows, the page's subviews and its touches are as before",
    arguments: ["OK", "Cancel", "code", "escape", "return"])
  func leavesNothing(ending: String) throws {
    let windows = UIApplication.shared.windows.count
    let subviews = screen.window.subviews
    let alert = question(log: log)
    screen.present(alert)
    switch ending {
    case "code": screen.page.dismiss(animated: true)
    case "escape": screen.press(.escape)
    case "return": screen.press(.return)
    default: try screen.tap(ending)
    }
    screen.advance(by: 1)
    #expect(UIApplication.shared.windows.count == windows && screen.window.isKeyWindow)
    #expect(screen.window.subviews == subviews)
    #expect(screen.hitView(at: CGPoint(x: 195, y: 422)) === screen.page.view)
    #expect(screen.page.view.tintAdjustmentMode == .normal)
  }

  // Case 37.
  @Test("An alert, its actions and fields are freed though a handler captures the alert")
  func freed() throws {
    weak var weakAlert: UIAlertController?
    weak var weakAction: UIAlertAction?
    for isPressed in [true, false] {
      do {
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.addTextField()
        let action = UIAlertAction(title: "OK", style: .default) { _ in
          log.note(alert.textFields?.first?.text ?? "none")
        }
        alert.addAction(action)
        (weakAlert, weakAction) = (alert, action)
        screen.present(alert)
      }
      screen.type("word")
      if isPressed { try screen.tap("OK") } else { screen.page.dismiss(animated: true) }
      screen.advance(by: 1)
      #expect(weakAlert == nil && weakAction == nil)
    }
    #expect(log.events == ["word"])
  }

  @Test("A second cancel action and a preferred action from elsewhere are refused with a warning")
  func refusedActions() {
    let alert = question()
    let lines = warnings {
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      alert.preferredAction = UIAlertAction(title: "Other", style: .default)
    }
    #expect(lines.count == 2)
    #expect(alert.actions.compactMap(\.title) == ["Cancel", "OK"])
    #expect(alert.preferredAction == nil)
  }
}
