import Testing
import UIKit

/// Chains, and sequences in quick succession.
@MainActor struct DismissalTests {
  let screen = SteppedScreen.phone()
  let log = CallLog()
  let page: LoggingController

  init() {
    page = LoggingController("page", log)
    screen.window.rootViewController = page
    screen.settle()
    _ = log.take()
  }

  private func controller(
    _ name: String, _ style: UIModalPresentationStyle = .overFullScreen
  ) -> LoggingController {
    let controller = LoggingController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  private func chain() -> [LoggingController] {
    let all = ["a", "b", "c"].map { controller($0) }
    var presenter = page
    for next in all {
      presenter.present(next, animated: false)
      screen.settle()
      presenter = next
    }
    _ = log.take()
    return all
  }

  @Test("Dismissing from the presenter takes the whole chain, of which the top is animated")
  func wholeChain() {
    let all = chain()
    page.dismiss(animated: true) { log.add("completion") }
    screen.turn()
    #expect(all[0].view.window == nil && all[1].view.window == nil)
    #expect(all[2].view.window != nil)
    screen.settle()
    #expect(
      log.take() == [
        "c viewWillDisappear", "b viewWillDisappear", "a viewWillDisappear",
        "c viewDidDisappear", "b viewDidDisappear", "a viewDidDisappear", "completion",
      ])
    #expect(all.allSatisfy { $0.presentingViewController == nil && $0.view.window == nil })
    #expect(screen.window.subviews == [page.view])
  }

  @Test("A controller that presents dismisses what is above it; the topmost, itself")
  func whoGoes() {
    let all = chain()
    all[1].dismiss(animated: true)
    screen.settle()
    #expect(all[1].presentedViewController == nil)
    #expect(page.presentedViewController === all[0])
    all[1].dismiss(animated: true)
    screen.settle()
    #expect(all[0].presentedViewController == nil)
    #expect(page.presentedViewController === all[0])
  }

  @Test("A chain through full-screen controllers brings the page's view back")
  func fullScreenChain() {
    let a = controller("a", .fullScreen)
    let b = controller("b", .fullScreen)
    page.present(a, animated: false)
    screen.settle()
    a.present(b, animated: false)
    screen.settle()
    _ = log.take()
    page.dismiss(animated: true)
    screen.settle()
    #expect(page.view.superview === screen.window)
    #expect(log.take().suffix(1) == ["a viewDidDisappear"] || log.calls.isEmpty)
    #expect(screen.window.subviews == [page.view])
  }

  @Test("Present and dismiss in one turn: nothing comes up, and both completions are called")
  func presentThenDismiss() {
    let a = controller("a")
    page.present(a, animated: true) { log.add("presented") }
    page.dismiss(animated: true) { log.add("dismissed") }
    #expect(page.presentedViewController == nil)
    screen.settle()
    #expect(log.take() == ["presented", "dismissed"])
    #expect(!a.isViewLoaded)
  }

  @Test("Present, dismiss and present in one turn: the second comes up")
  func presentDismissPresent() {
    let a = controller("a")
    let b = controller("b")
    page.present(a, animated: true) { log.add("a presented") }
    page.dismiss(animated: true) { log.add("dismissed") }
    page.present(b, animated: true) { log.add("b presented") }
    screen.settle()
    #expect(page.presentedViewController === b)
    #expect(
      log.take().filter { !$0.contains("view") } == ["a presented", "dismissed", "b presented"])
  }

  @Test("A dismissal during the presentation waits for its end")
  func dismissWhilePresenting() {
    let a = controller("a")
    page.present(a, animated: true) { log.add("presented") }
    screen.turn()
    screen.advance(by: 0.1)
    a.dismiss(animated: true) { log.add("dismissed") }
    #expect(!a.isBeingDismissed)
    screen.settle()
    #expect(
      log.take().filter { !$0.contains("viewDidLoad") } == [
        "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear", "presented",
        "a viewWillDisappear", "a viewDidDisappear", "dismissed",
      ])
  }

  @Test("Dismissing twice is one dismissal with both completions")
  func dismissTwice() {
    let a = controller("a")
    page.present(a, animated: false)
    screen.settle()
    _ = log.take()
    a.dismiss(animated: true) { log.add("first") }
    screen.advance(by: 0.1)
    page.dismiss(animated: true) { log.add("second") }
    a.dismiss(animated: false) { log.add("third") }
    screen.settle()
    #expect(
      log.take() == ["a viewWillDisappear", "a viewDidDisappear", "first", "second", "third"])
  }

  @Test("Dismissing all while the top is being dismissed goes on with the rest")
  func dismissMore() {
    let all = chain()
    all[2].dismiss(animated: true) { log.add("top gone") }
    screen.advance(by: 0.1)
    page.dismiss(animated: true) { log.add("all gone") }
    screen.settle()
    #expect(page.presentedViewController == nil)
    #expect(log.take().filter { !$0.contains("view") } == ["top gone", "all gone"])
  }

  @Test("A dismissal that is not animated is over when the call returns, so the next can come")
  func dismissAtOnce() {
    let a = controller("a")
    let b = controller("b")
    page.present(a, animated: false)
    screen.settle()
    page.dismiss(animated: false) { log.add("dismissed") }
    #expect(page.presentedViewController == nil && a.view.window == nil)
    page.present(b, animated: true)
    screen.settle()
    #expect(page.presentedViewController === b && b.view.window != nil)
    #expect(log.calls.filter { $0 == "dismissed" }.count == 1)
  }

  @Test("Presenting from viewDidAppear, from a completion, and over one that still comes in")
  func presentFromCallbacks() {
    let a = controller("a")
    let b = controller("b")
    let c = controller("c")
    let d = controller("d")
    a.reactions["viewDidAppear"] = { a.present(b, animated: true) }
    page.present(a, animated: true)
    screen.settle()
    #expect(a.presentedViewController === b && b.view.window != nil)

    b.present(c, animated: true)
    screen.turn()
    c.present(d, animated: true)
    screen.settle()
    #expect(c.presentedViewController === d && d.view.window != nil)

    let next = controller("next")
    page.dismiss(animated: true) { page.present(next, animated: true) }
    screen.settle()
    #expect(page.presentedViewController === next && next.view.window != nil)
  }

  @Test("Where there is nothing to dismiss the completion is called all the same")
  func nothingToDismiss() {
    page.dismiss(animated: true) { log.add("completion") }
    screen.settle()
    #expect(log.take() == ["completion"])
  }
}
