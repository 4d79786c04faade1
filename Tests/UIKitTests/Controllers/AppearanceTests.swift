import Testing
import UIKit

@MainActor struct AppearanceTests {
  let screen = SteppedScreen.phone()
  let log = CallLog()

  @Test("A root controller appears with its window; viewDidAppear follows the commit")
  func root() {
    let page = LoggingController("page", log)
    screen.window.rootViewController = page
    #expect(log.take() == ["page viewDidLoad", "page viewWillAppear", "page viewIsAppearing"])
    screen.turn()
    #expect(log.take() == ["page viewDidAppear"])
    #expect(page.view.frame == screen.window.bounds)
    #expect(page.next === screen.window)
  }

  @Test("A hidden window loads no view; hiding and showing make the controller go and come")
  func hiddenWindow() {
    let window = UIWindow()
    let page = LoggingController("page", log)
    window.rootViewController = page
    #expect(!page.isViewLoaded)
    window.isHidden = false
    screen.turn()
    _ = log.take()
    window.isHidden = true
    #expect(log.take() == ["page viewWillDisappear", "page viewDidDisappear"])
    window.isHidden = false
    screen.turn()
    #expect(log.take() == ["page viewWillAppear", "page viewIsAppearing", "page viewDidAppear"])
  }

  @Test("Another root takes the first one's place, and what that presented goes too")
  func otherRoot() {
    let first = LoggingController("first", log)
    screen.window.rootViewController = first
    screen.settle()
    let alert = UIViewController()
    alert.modalPresentationStyle = .overFullScreen
    first.present(alert, animated: false)
    screen.settle()
    _ = log.take()
    let second = LoggingController("second", log)
    screen.window.rootViewController = second
    screen.turn()
    #expect(
      log.take() == [
        "first viewWillDisappear", "first viewDidDisappear", "second viewDidLoad",
        "second viewWillAppear", "second viewIsAppearing", "second viewDidAppear",
      ])
    #expect(screen.window.subviews == [second.view])
    #expect(first.presentedViewController == nil)
  }

  @Test("Children appear inside their parent's appearance")
  func children() {
    let parent = LoggingController("parent", log)
    let child = LoggingController("child", log)
    parent.reactions["viewDidLoad"] = {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    screen.window.rootViewController = parent
    screen.turn()
    #expect(
      log.take() == [
        "parent viewDidLoad", "child viewDidLoad", "parent viewWillAppear", "child viewWillAppear",
        "parent viewIsAppearing", "child viewIsAppearing", "child viewDidAppear",
        "parent viewDidAppear",
      ])
    screen.window.rootViewController = nil
    #expect(
      log.take() == [
        "parent viewWillDisappear", "child viewWillDisappear", "child viewDidDisappear",
        "parent viewDidDisappear",
      ])
  }

  @Test("A child that is added to a parent on show appears there and then, and goes when removed")
  func addedLater() {
    let parent = UIViewController()
    screen.window.rootViewController = parent
    screen.turn()
    let child = LoggingController("child", log)
    var moving: [Bool] = []
    child.reactions["viewWillAppear"] = { moving.append(child.isMovingToParent) }
    child.reactions["viewDidDisappear"] = { moving.append(child.isMovingFromParent) }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "child viewDidLoad", "child viewWillAppear", "child viewIsAppearing", "child viewDidAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["child viewWillDisappear", "child viewDidDisappear"])
    #expect(moving == [true, true])
    #expect(parent.children.isEmpty && child.parent == nil)
    #expect(!child.isMovingToParent && !child.isMovingFromParent)
  }

  @Test("A container that forwards appearance itself is left to it")
  func manualForwarding() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    let child = LoggingController("child", log)
    container.addChild(child)
    container.view.addSubview(child.view)
    screen.window.rootViewController = container
    screen.turn()
    #expect(log.take() == ["child viewDidLoad"])
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(log.take() == ["child viewWillAppear", "child viewIsAppearing", "child viewDidAppear"])
  }

  @Test("A controller's view put into a window by hand appears and disappears with it")
  func looseView() {
    let loose = LoggingController("loose", log)
    screen.window.addSubview(loose.view)
    #expect(
      log.take() == [
        "loose viewDidLoad", "loose viewWillAppear", "loose viewIsAppearing", "loose viewDidAppear",
      ])
    loose.view.removeFromSuperview()
    #expect(log.take() == ["loose viewWillDisappear", "loose viewDidDisappear"])
  }

  @Test("The responder chain goes from the view to its controller to the superview")
  func responderChain() {
    let page = UIViewController()
    screen.window.rootViewController = page
    screen.turn()
    #expect(page.view.next === page)
    let alert = UIViewController()
    alert.modalPresentationStyle = .custom
    page.present(alert, animated: false)
    screen.turn()
    #expect(alert.next === page)
    #expect(screen.window.keyTarget === alert.view)
  }

  @Test("The layout callbacks stand around the view's layout")
  func layout() {
    final class Page: UIViewController {
      final class Canvas: UIView {
        var log: CallLog?
        override func layoutSubviews() { log?.add("layoutSubviews") }
      }
      let log: CallLog
      init(_ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() {
        let canvas = Canvas(frame: .zero)
        canvas.log = log
        view = canvas
      }
      override func viewWillLayoutSubviews() { log.add("viewWillLayoutSubviews") }
      override func viewDidLayoutSubviews() { log.add("viewDidLayoutSubviews") }
    }
    screen.window.rootViewController = Page(log)
    screen.turn()
    #expect(
      log.take() == ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"])
  }
}
