import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Where an alert appears")
struct TargetTests {
  let screen = TestScreen()

  // Case 14.
  @Test("Presented from a controller that is being dismissed, it appears over the one below")
  func overLeaving() async {
    let leaving = UIViewController()
    screen.page.present(leaving, animated: true)
    screen.advance(by: 1)
    leaving.dismiss(animated: true)
    screen.advance(by: 0.1)
    let alert = question()
    let task = Task { await alert.present(from: leaving) }
    await screen.runTasks()
    screen.advance(by: 2)
    #expect(screen.shows("A"))
    #expect(screen.page.presentedViewController === alert)
    alert.end()
    screen.advance(by: 1)
    #expect(await task.value.ending == .code)
  }

  @Test("Presented from the page while its controller is being dismissed, it waits for that")
  func overPageOfLeaving() async {
    let leaving = UIViewController()
    screen.page.present(leaving, animated: true)
    screen.advance(by: 1)
    leaving.dismiss(animated: true)
    screen.advance(by: 0.1)
    let alert = question()
    let task = Task { await alert.present(from: screen.page) }
    await screen.runTasks()
    screen.advance(by: 2)
    #expect(screen.shows("A"))
    alert.end()
    screen.advance(by: 1)
    #expect(await task.value.ending == .code)
  }

  @Test("Shown while the top controller is being dismissed, it appears, once")
  func shownOverLeaving() throws {
    let leaving = UIViewController()
    screen.page.present(leaving, animated: true)
    screen.advance(by: 1)
    leaving.dismiss(animated: true)
    question().show()
    screen.advance(by: 2)
    #expect(screen.shows("A"))
    #expect(UIApplication.shared.windows.count == 2)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.window.isKeyWindow)
    #expect(!screen.shows("A"))
  }

  // Case 15.
  @Test("A page that a handler presents stays when the alert has gone")
  func handlerPresents() throws {
    let next = UIViewController()
    next.view.accessibilityIdentifier = "next page"
    let alert = Alert(title: "A")
    alert.addAction(.default("Go") { _ in screen.page.present(next, animated: true) })
    alert.present(from: screen.page) { _ in }
    screen.advance(by: 1)
    try screen.tap("Go")
    screen.advance(by: 2)
    #expect(screen.shows("next page"))
    #expect(screen.page.presentedViewController === next)
    #expect(!screen.shows("A"))
  }

  // Case 16.
  @Test("With no window at all it is shown all the same")
  func noWindow() throws {
    screen.window.isHidden = true
    question().show()
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(UIApplication.shared.windows.isEmpty)
  }

  @Test("With several windows and no key window it lies over all of them")
  func severalWindows() throws {
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.windowLevel = .normal + 1
    other.rootViewController = UIViewController()
    other.isHidden = false
    question().show()
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.window.isKeyWindow)
    #expect(UIApplication.shared.windows.count == 2)
  }

  @Test("The key window that was hidden meanwhile does not become key again")
  func keyWindowHidden() throws {
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.rootViewController = UIViewController()
    other.makeKeyAndVisible()
    question().show()
    screen.advance(by: 1)
    other.isHidden = true
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.window.isKeyWindow)
  }

  @Test("Presented from a controller in a hidden window it fails and says so, to everybody")
  func hiddenWindow() async {
    var reports: [String] = []
    let before = Presenter.report
    Presenter.report = { reports.append($0) }
    defer { Presenter.report = before }
    screen.window.isHidden = true
    let recorder = Recorder()
    let alert = question(recorder: recorder)
    let answer = await alert.present(from: screen.page)
    guard case .failed(let reason) = answer.ending else {
      Issue.record("The answer was \(answer.ending).")
      return
    }
    #expect(reports == [reason])
    #expect(recorder.events.count == 2)
  }
}
