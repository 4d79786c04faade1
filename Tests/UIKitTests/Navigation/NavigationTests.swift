import Testing
import TocsinTesting
import UIKit

@Suite("Navigation controllers")
struct NavigationTests {
  let screen = TestScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let log = CallLog()

  /// Writes down what the delegate hears, and hands out an animator.
  final class Listener: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    var animator: LoggingAnimator?
    init(_ log: CallLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.add("willShow \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.add("didShow \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  final class Page: LoggingController {
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note(parent == nil ? "left" : "joined")
    }
  }

  private func page(_ name: String) -> Page {
    let page = Page(name, log)
    page.title = name
    return page
  }

  private func start(_ pages: [UIViewController]) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers(pages, animated: false)
    screen.window.rootViewController = navigation
    screen.advance(by: 0.1)
    _ = log.take()
    return navigation
  }

  @Test("A page that is pushed is there after 0.35 s, its title and the way back above it")
  func push() throws {
    let (a, b) = (page("A"), page("B"))
    let navigation = start([a])
    navigation.pushViewController(b, animated: true)
    #expect(navigation.topViewController === b && b.navigationController === navigation)
    screen.advance(by: 0.2)
    #expect(a.view.window != nil && b.view.window != nil)
    screen.advance(by: 0.3)
    #expect(a.view.window == nil && b.view.frame == navigation.view.bounds)
    #expect(screen.shows("B"))
    try screen.tap("back")
    screen.advance(by: 0.5)
    #expect(navigation.viewControllers == [a] && a.view.window != nil && b.view.window == nil)
  }

  @Test("The callbacks of push and pop come in the documented order")
  func order() {
    let (a, b) = (page("A"), page("B"))
    let listener = Listener(log)
    let navigation = start([a])
    navigation.delegate = listener
    navigation.pushViewController(b, animated: true)
    screen.advance(by: 1)
    #expect(
      log.take() == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "willShow B",
        "B viewIsAppearing", "A viewDidDisappear", "B viewDidAppear", "didShow B", "B joined",
      ])
    navigation.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(
      log.take() == [
        "B viewWillDisappear", "A viewWillAppear", "willShow A", "A viewIsAppearing",
        "B viewDidDisappear", "A viewDidAppear", "didShow A", "B left",
      ])
  }

  @Test("Without animation a page is there at once, with the same callbacks")
  func withoutAnimation() {
    let (a, b) = (page("A"), page("B"))
    let navigation = start([a])
    navigation.pushViewController(b, animated: false)
    #expect(b.view.window != nil && a.view.window == nil)
    #expect(log.take().contains("B viewDidAppear"))
    navigation.popViewController(animated: false)
    #expect(a.view.window != nil && log.take().last == "B left")
  }

  @Test("Pops to the root and to a page give the pages that go")
  func popTo() {
    let pages = ["A", "B", "C", "D"].map(page)
    let navigation = start(pages)
    #expect(navigation.popToViewController(pages[2], animated: true) == [pages[3]])
    screen.advance(by: 1)
    #expect(navigation.popToRootViewController(animated: true) == [pages[1], pages[2]])
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [pages[0]] && pages[0].view.window != nil)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(pages[2].parent == nil)
  }

  @Test("Several changes in a turn, and during a transition, end at the last one's page")
  func several() {
    let (a, b, c) = (page("A"), page("B"), page("C"))
    let navigation = start([a])
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    screen.advance(by: 1)
    #expect(c.view.window != nil && navigation.viewControllers == [a, b, c])
    navigation.popViewController(animated: true)
    screen.advance(by: 0.1)
    navigation.popViewController(animated: true)
    screen.advance(by: 2)
    #expect(a.view.window != nil && b.view.window == nil && c.view.window == nil)
    #expect(b.parent == nil && c.parent == nil)
    let states = log.take().filter { $0.hasPrefix("B") && $0.contains("Appear") }
    #expect(states == ["B viewWillAppear", "B viewIsAppearing", "B viewDidAppear"])
  }

  @Test("Pages know the bars by their safe area; a hidden bar takes no room")
  func safeArea() {
    let a = page("A")
    let navigation = start([a])
    #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    navigation.setToolbarHidden(false, animated: false)
    #expect(a.view.safeAreaInsets.bottom == 78)
    navigation.setNavigationBarHidden(true, animated: true)
    screen.advance(by: 1)
    #expect(a.view.safeAreaInsets.top == 47 && navigation.navigationBar.isHidden)
    navigation.isNavigationBarHidden = false
    screen.advance(by: 0.1)
    #expect(a.view.safeAreaInsets.top == 91 && !navigation.navigationBar.isHidden)
  }

  @Test("The toolbar shows the top page's items, and goes under a page that hides it")
  func toolbar() {
    let (a, b) = (page("A"), page("B"))
    a.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain)]
    b.hidesBottomBarWhenPushed = true
    let navigation = start([a])
    navigation.isToolbarHidden = false
    screen.advance(by: 0.1)
    #expect(screen.shows("Tool"))
    navigation.pushViewController(b, animated: true)
    screen.advance(by: 1)
    #expect(!screen.shows("Tool") && b.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(screen.shows("Tool") && a.view.safeAreaInsets.bottom == 78)
  }

  @Test("A drag from the edge goes back by hand, beyond the middle for good")
  func swipe() {
    let (a, b) = (page("A"), page("B"))
    let navigation = start([a, b])
    screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [a] && a.view.window != nil && b.parent == nil)
    #expect(screen.shows("A"))
  }

  @Test("A drag that is taken back leaves everything as it was, and tells so")
  func cancelledSwipe() {
    let (a, b) = (page("A"), page("B"))
    let navigation = start([a, b])
    screen.touchDown(at: CGPoint(x: 5, y: 400))
    for x in [20.0, 60, 120, 120, 120] {
      screen.advance(by: 0.1)
      screen.touchMove(to: CGPoint(x: x, y: 400))
    }
    #expect(b.view.layer.presentation()?.frame.minX ?? 0 > 60)
    screen.touchMove(to: CGPoint(x: 60, y: 400))
    screen.advance(by: 0.2)
    screen.touchUp(at: CGPoint(x: 60, y: 400))
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [a, b])
    #expect(a.view.window == nil && b.view.frame == navigation.view.bounds)
    #expect(b.parent === navigation && screen.shows("B"))
    let calls = log.take()
    #expect(
      calls.filter { $0.hasPrefix("A") } == [
        "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewWillDisappear",
        "A viewDidDisappear",
      ])
    #expect(
      calls.filter { $0.hasPrefix("B") } == [
        "B viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
      ])
    navigation.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [a] && a.view.window != nil)
  }

  @Test("The delegate's animator runs in place of the slide")
  func customAnimator() {
    let listener = Listener(log)
    listener.animator = LoggingAnimator(log)
    let navigation = start([page("A")])
    navigation.delegate = listener
    let b = page("B")
    navigation.pushViewController(b, animated: true)
    screen.advance(by: 1)
    #expect(log.take().contains("animateTransition") && b.view.window != nil)
  }

  @Test("A page that is pushed twice, and a pop to a page from elsewhere, are refused")
  func refused() {
    let a = page("A")
    let navigation = start([a])
    let lines = warnings {
      navigation.pushViewController(a, animated: true)
      _ = navigation.popToViewController(page("B"), animated: true)
    }
    #expect(lines.count == 2 && navigation.viewControllers == [a])
  }

  @Test("The title follows the controller's, and items call their actions")
  func items() throws {
    let a = page("A")
    var pressed = 0
    a.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { _ in pressed += 1 })
    _ = start([a])
    try screen.tap("Edit")
    a.title = "Other"
    screen.advance(by: 0.1)
    #expect(pressed == 1 && screen.shows("Other") && !screen.shows("A"))
  }

  @Test("The back button takes a shorter title where there is no room, or the arrow alone")
  func backTitle() {
    let long = page("A very long title of a page that leads nowhere")
    let navigation = start([long, page("Another title that is long")])
    #expect(screen.visibleTexts.contains("Back"))
    long.navigationItem.backButtonDisplayMode = .minimal
    navigation.navigationBar.items = navigation.viewControllers.map(\.navigationItem)
    screen.advance(by: 0.1)
    #expect(!screen.visibleTexts.contains("Back") && screen.view("back") != nil)
  }

  @Test("Pages are freed when they were popped, and the stack when it is")
  func freed() {
    weak var weakPage: UIViewController?
    weak var weakStack: UINavigationController?
    do {
      let navigation = start([page("A")])
      do {
        let b = page("B")
        weakPage = b
        navigation.pushViewController(b, animated: true)
      }
      screen.advance(by: 1)
      navigation.popViewController(animated: true)
      screen.advance(by: 1)
      weakStack = navigation
    }
    #expect(weakPage == nil)
    screen.window.rootViewController = UIViewController()
    screen.advance(by: 0.1)
    #expect(weakStack == nil)
  }

  @Test("Pictures", arguments: [UIUserInterfaceStyle.light, .dark])
  func picture(style: UIUserInterfaceStyle) {
    let screen = TestScreen(
      size: CGSize(width: 390, height: 240), appearance: style,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let list = UIViewController()
    list.title = "Places"
    let detail = UIViewController()
    detail.title = "Autumn"
    detail.view.backgroundColor = .systemBackground
    detail.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add), UIBarButtonItem(barButtonSystemItem: .edit),
    ]
    detail.toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .trash), .flexibleSpace(),
      UIBarButtonItem(barButtonSystemItem: .action),
    ]
    let navigation = UINavigationController()
    navigation.setViewControllers([list, detail], animated: false)
    navigation.isToolbarHidden = false
    screen.window.rootViewController = navigation
    screen.advance(by: 0.1)
    expectGolden(screen, named: "navigation-\(style == .dark ? "dark" : "light")")
  }

  @Test("Picture of a push half-way")
  func pushPicture() {
    let screen = TestScreen(
      size: CGSize(width: 390, height: 240),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let (list, detail) = (UIViewController(), UIViewController())
    list.title = "Places"
    list.view.backgroundColor = .systemGray5
    detail.title = "Autumn"
    detail.view.backgroundColor = .systemTeal
    let navigation = UINavigationController(rootViewController: list)
    screen.window.rootViewController = navigation
    screen.advance(by: 0.1)
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0.18)
    expectGolden(screen, named: "push")
  }
}
