import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Waiting for an answer")
struct AsyncTests {
  let screen = TestScreen()

  private func waitFor(_ alert: Alert, from controller: UIViewController?) async -> Task<
    Answer, Never
  > {
    let task = Task { await alert.present(from: controller) }
    await screen.runTasks()
    screen.advance(by: 1)
    return task
  }

  @Test("The answer comes when the alert has gone, with the action and the fields")
  func answer() async throws {
    let alert = question()
    alert.addField(.text("name", value: "Ada"))
    let task = await waitFor(alert, from: screen.page)
    #expect(screen.shows("A"))
    try screen.tap("OK")
    screen.advance(by: 1)
    let answer = await task.value
    #expect(answer.ending == .action)
    #expect(answer.choice?.title == "OK")
    #expect(answer["name"] == "Ada")
    #expect(!answer.isCancelled)
    #expect(screen.page.presentedViewController == nil)
  }

  @Test("Without a controller it has a window of its own")
  func ownWindow() async throws {
    let task = await waitFor(question(), from: nil)
    #expect(UIApplication.shared.windows.count == 2)
    try screen.tap("Cancel")
    screen.advance(by: 1)
    #expect(await task.value.isCancelled)
    #expect(UIApplication.shared.windows.count == 1)
  }

  // Case 20.
  @Test("When its task is cancelled, the alert goes and the answer says so")
  func cancelledTask() async {
    let task = await waitFor(question(), from: screen.page)
    task.cancel()
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(await task.value.ending == .cancelledTask)
    #expect(!screen.shows("A"))
  }

  @Test("When its window goes, the answer says that the presenter has gone")
  func windowGone() async {
    let host = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = host
    window.makeKeyAndVisible()
    screen.advance(by: 0.1)
    let task = await waitFor(question(), from: host)
    window.isHidden = true
    window.rootViewController = nil
    screen.advance(by: 1)
    #expect(await task.value.ending == .presenterGone)
  }

  @Test("When the presenting controller is dismissed from outside, the answer says so")
  func dismissedFromOutside() async {
    let task = await waitFor(question(), from: screen.page)
    screen.page.dismiss(animated: false)
    screen.advance(by: 1)
    #expect(await task.value.ending == .presenterGone)
    #expect(!screen.shows("A"))
  }

  @Test("Presented from a controller that is in no window, it fails at once and says why")
  func noWindow() async {
    let answer = await question().present(from: UIViewController())
    guard case .failed(let reason) = answer.ending else {
      Issue.record("The answer was \(answer.ending).")
      return
    }
    #expect(reason.contains("not in a window"))
    #expect(reason.contains("show()"))
  }

  @Test("Presented from a controller that presents already, it fails and the first stays")
  func presentsAlready() async {
    let first = question("A")
    let task = await waitFor(first, from: screen.page)
    let answer = await question("B").present(from: screen.page)
    guard case .failed(let reason) = answer.ending else {
      Issue.record("The answer was \(answer.ending).")
      return
    }
    #expect(reason.contains("already presents"))
    #expect(screen.shows("A"))
    first.end()
    screen.advance(by: 1)
    #expect(await task.value.ending == .code)
  }

  @Test("A second wait for the same alert gets the same answer")
  func secondWait() async throws {
    let alert = question()
    let first = await waitFor(alert, from: screen.page)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(await first.value == (await alert.present(from: screen.page)))
  }
}
