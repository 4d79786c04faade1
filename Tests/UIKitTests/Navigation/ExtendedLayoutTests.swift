import Testing
import TocsinTesting
import UIKit

@Suite("Pages below bars, and beside them")
struct ExtendedLayoutTests {
  let screen = TestScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let page = UIViewController()
  let navigation = UINavigationController()

  private func start() {
    navigation.setViewControllers([page], animated: false)
    navigation.isToolbarHidden = false
    screen.window.rootViewController = navigation
    screen.advance(by: 0.1)
  }

  private var stretch: [CGFloat] { [page.view.frame.minY, page.view.frame.maxY] }

  @Test("A page reaches below translucent bars, which its safe area tells")
  func translucent() {
    start()
    #expect(stretch == [0, 844])
    #expect(page.view.safeAreaInsets.top == 91 && page.view.safeAreaInsets.bottom == 78)
  }

  @Test("A page begins below a bar that nothing shines through, unless it wants otherwise")
  func opaque() {
    start()
    navigation.navigationBar.isTranslucent = false
    #expect(stretch == [91, 844] && page.view.safeAreaInsets.top == 0)
    page.extendedLayoutIncludesOpaqueBars = true
    #expect(stretch == [0, 844] && page.view.safeAreaInsets.top == 91)
  }

  @Test("A page begins beside the bars at edges that it doesn't extend to")
  func edges() {
    page.edgesForExtendedLayout = []
    start()
    #expect(stretch == [91, 766])
    #expect(page.view.safeAreaInsets == .zero)
    navigation.setNavigationBarHidden(true, animated: true)
    screen.advance(by: 1)
    #expect(stretch == [0, 766] && page.view.safeAreaInsets.top == 47)
    page.edgesForExtendedLayout = .top
    navigation.setNavigationBarHidden(false, animated: false)
    #expect(stretch == [0, 766])
  }

  @Test("Each page has its own place in a push and a pop")
  func push() {
    start()
    let next = UIViewController()
    next.edgesForExtendedLayout = []
    navigation.pushViewController(next, animated: true)
    screen.advance(by: 1)
    #expect(next.view.frame.minY == 91)
    navigation.popViewController(animated: true)
    screen.advance(by: 0.2)
    #expect(next.view.frame.minY == 91 && page.view.frame.minY == 0)
    screen.advance(by: 1)
    #expect(stretch == [0, 844])
  }

  @Test("A prompt moves the page that begins below the bar")
  func prompt() {
    page.edgesForExtendedLayout = []
    start()
    page.navigationItem.prompt = "Choose one"
    screen.advance(by: 0.1)
    #expect(stretch == [121, 766] && page.view.safeAreaInsets.top == 0)
  }
}
