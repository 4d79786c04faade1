import Testing
import UIKit

@MainActor struct PresentationContextTests {
  let screen = SteppedScreen.phone()
  let root = UIViewController()
  let left = UIViewController()
  let inner = UIViewController()

  init() {
    screen.window.rootViewController = root
    left.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
    root.addChild(left)
    root.view.addSubview(left.view)
    left.didMove(toParent: root)
    left.addChild(inner)
    left.view.addSubview(inner.view)
    inner.didMove(toParent: left)
    screen.settle()
  }

  private func present(_ style: UIModalPresentationStyle) -> UIViewController {
    let alert = UIViewController()
    alert.modalPresentationStyle = style
    inner.present(alert, animated: false)
    screen.settle()
    return alert
  }

  @Test("The current context is the nearest ancestor that defines it")
  func nearestContext() {
    left.definesPresentationContext = true
    let alert = present(.overCurrentContext)
    #expect(alert.presentingViewController === left)
    #expect(inner.presentedViewController === alert)
    #expect(root.presentedViewController == nil)
    #expect(alert.presentationController?.containerView?.frame == left.view.frame)
    #expect(alert.view.bounds.size == CGSize(width: 100, height: 400))
    #expect(inner.view.window != nil)
  }

  @Test("Where nobody defines a context it is the root's")
  func noContext() {
    let alert = present(.overCurrentContext)
    #expect(alert.presentingViewController === root)
    #expect(alert.view.bounds.size == screen.window.bounds.size)
  }

  @Test("A custom presentation covers the window whatever part the presenter fills")
  func custom() {
    left.definesPresentationContext = true
    let alert = present(.custom)
    #expect(alert.presentingViewController === root)
    #expect(alert.view.convert(alert.view.bounds, to: nil) == screen.window.bounds)
    #expect(left.view.window != nil)
  }

  @Test("The current context's view is removed, and back after the dismissal")
  func currentContext() {
    left.definesPresentationContext = true
    let alert = present(.currentContext)
    #expect(left.view.window == nil)
    #expect(alert.view.window != nil)
    inner.dismiss(animated: false)
    #expect(left.view.superview === root.view)
    #expect(left.view.frame == CGRect(x: 0, y: 0, width: 100, height: 400))
  }

  @Test("The touch that nothing in the container wants does not reach the page")
  func touches() {
    let alert = UIViewController()
    alert.modalPresentationStyle = .custom
    root.present(alert, animated: false)
    screen.settle()
    alert.view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    let hit = screen.window.hitTest(CGPoint(x: 200, y: 200), with: nil)
    #expect(hit === alert.presentationController?.containerView)
    #expect(screen.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === alert.view)
  }
}
