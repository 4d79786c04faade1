import Testing

@testable import UIKit

/// Serialised, as all listen to the one place where warnings go.
@MainActor @Suite(.serialized) final class PresentationRefusalTests {
  let screen = SteppedScreen.phone()
  let root = UIViewController()
  var warnings: [String] = []
  var completions = 0

  init() {
    screen.window.rootViewController = root
    screen.settle()
    UIKitLog.sink = { [unowned self] in warnings.append($0) }
  }

  isolated deinit { UIKitLog.sink = UIKitLog.writeToStandardError }

  private func tryToPresent(_ controller: UIViewController, on presenter: UIViewController) {
    presenter.present(controller, animated: true) { [unowned self] in completions += 1 }
    screen.settle()
  }

  @Test("A controller that presents already refuses, and the completion is not called")
  func alreadyPresenting() {
    let first = UIViewController()
    root.present(first, animated: true)
    let second = UIViewController()
    tryToPresent(second, on: root)
    #expect(root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    #expect(completions == 0)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("already presenting UIViewController") == true)
  }

  @Test("A controller that is not in a window refuses")
  func notInWindow() {
    tryToPresent(UIViewController(), on: UIViewController())
    #expect(warnings.first?.contains("not in the window hierarchy") == true)
    #expect(completions == 0)
  }

  @Test("A controller can't be presented on itself, twice, or while it is a child")
  func wrongControllers() {
    tryToPresent(root, on: root)
    #expect(warnings.last?.contains("same controller") == true)

    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    tryToPresent(child, on: root)
    #expect(warnings.last?.contains("child of") == true)

    let shown = UIViewController()
    root.present(shown, animated: false)
    screen.settle()
    tryToPresent(shown, on: shown)
    #expect(warnings.count == 3)
    #expect(completions == 0)
  }

  @Test("While a dismissal runs, both sides refuse")
  func duringDismissal() {
    let shown = UIViewController()
    shown.modalPresentationStyle = .overFullScreen
    root.present(shown, animated: false)
    screen.settle()
    root.dismiss(animated: true)
    screen.turn()
    root.present(UIViewController(), animated: true)
    shown.present(UIViewController(), animated: true)
    #expect(warnings.count == 2)
    screen.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("A presenter that leaves its window in the same turn gives up, with the completion")
  func presenterLeaves() {
    let child = UIViewController()
    child.definesPresentationContext = true
    root.addChild(child)
    root.view.addSubview(child.view)
    let alert = UIViewController()
    alert.modalPresentationStyle = .overCurrentContext
    child.present(alert, animated: true) { [unowned self] in completions += 1 }
    child.view.removeFromSuperview()
    screen.settle()
    #expect(warnings.count == 1)
    #expect(completions == 1)
    #expect(child.presentedViewController == nil && alert.presentingViewController == nil)
  }
}
