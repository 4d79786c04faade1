import Testing
import TocsinTesting
import UIKit

@Suite("Where an alert controller appears")
struct AlertPresentingTests {
  let screen = TestScreen()
  let log = AlertLog()

  // Case 14.
  @Test("An alert presented while another controller is dismissed appears over the page, once")
  func whileDismissing() throws {
    let sheet = UIViewController()
    screen.present(sheet)
    screen.page.dismiss(animated: true) { screen.page.present(question(), animated: true) }
    screen.advance(by: 2)
    #expect(screen.shows("A"))
    #expect(screen.page.presentedViewController is UIAlertController)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(!screen.shows("A") && screen.page.presentedViewController == nil)
  }

  @Test(
    "Presented from the page, or from the controller that is leaving, while that still leaves, it is refused with a warning and not up twice",
    arguments: [true, false])
  func onLeaving(fromPage: Bool) throws {
    let sheet = UIViewController()
    screen.present(sheet)
    let lines = warnings {
      sheet.dismiss(animated: true)
      screen.advance(by: 0.1)
      (fromPage ? screen.page : sheet).present(question(), animated: true)
      screen.advance(by: 2)
    }
    // UIKit drops it: the page presents something still, or the other one is about to leave.
    #expect(lines.count == 1, "\(lines)")
    #expect(!screen.shows("A") && screen.page.presentedViewController == nil)
    screen.present(question())
    #expect(screen.shows("A"))
  }

  @Test("Presented in the completion of the transition, it appears over the one below")
  func afterLeaving() throws {
    let sheet = UIViewController()
    screen.present(sheet)
    sheet.dismiss(animated: true)
    screen.page.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      screen.page.present(question(), animated: true)
    }
    screen.advance(by: 2)
    #expect(screen.shows("A") && screen.page.presentedViewController is UIAlertController)
  }

  // Case 16.
  @Test("An alert on a controller that is in no window is refused with a warning")
  func noWindow() {
    let lines = warnings {
      UIViewController().present(question(), animated: true)
      screen.advance(by: 1)
    }
    #expect(lines.count == 1 && lines[0].contains("not in the window hierarchy"))
    #expect(!screen.shows("A"))
  }

  @Test("In a hidden window it comes with a warning, and is seen and can end when the window is")
  func hiddenWindow() throws {
    screen.window.isHidden = true
    let lines = warnings { screen.present(question(log: log)) }
    #expect(lines.count == 1 && lines.first?.contains("whose window is hidden") == true)
    #expect(!screen.shows("A"))
    screen.window.makeKeyAndVisible()
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(log.events == ["OK A"] && screen.page.presentedViewController == nil)
  }

  @Test("Of several windows it comes up in that of its presenter, key or not")
  func severalWindows() throws {
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.windowLevel = .normal + 1
    other.rootViewController = UIViewController()
    other.isHidden = false
    #expect(screen.window.isKeyWindow)
    let alert = question(log: log)
    other.rootViewController?.present(alert, animated: true)
    screen.advance(by: 1)
    #expect(alert.view.window === other)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(log.events == ["OK A"])
    #expect(UIApplication.shared.windows.count == 2)
  }

  @Test("With no key window it comes up all the same")
  func noKeyWindow() throws {
    screen.window.isHidden = true
    screen.window.isHidden = false
    #expect(UIApplication.shared.keyWindow == nil)
    let alert = question(log: log)
    screen.present(alert)
    #expect(screen.shows("A"))
    try screen.tap("Cancel")
    screen.advance(by: 1)
    #expect(log.events == ["Cancel A"] && screen.page.presentedViewController == nil)
  }

  @Test("A window that is hidden with its alert shows it again with the window, and it can end")
  func hiddenMeanwhile() throws {
    screen.present(question(log: log))
    screen.window.isHidden = true
    screen.advance(by: 1)
    #expect(!screen.shows("A") && log.events.isEmpty)
    screen.window.makeKeyAndVisible()
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(log.events == ["OK A"])
  }
}
