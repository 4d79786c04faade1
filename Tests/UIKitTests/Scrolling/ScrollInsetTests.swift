import Testing
import UIKit

@Suite("Insets of scroll views")
struct ScrollInsetTests {
  private func scrollView(_ screen: SteppedScreen) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    screen.window.addSubview(scroll)
    return scroll
  }

  @Test("Content at the top stays there when the inset grows")
  func atTop() {
    let scroll = scrollView(SteppedScreen())
    scroll.contentInset.top = 50
    #expect(scroll.contentOffset.y == -50)
    scroll.contentInset.top = 20
    #expect(scroll.contentOffset.y == -20)
  }

  @Test("Content that is partly below the upper inset stays where it is when the lower one changes")
  func belowBar() {
    let scroll = scrollView(SteppedScreen())
    scroll.contentInset.top = 100
    scroll.contentOffset.y = -30
    scroll.contentInset.bottom = 216
    #expect(scroll.contentOffset.y == -30)
  }

  @Test("Content that becomes higher than the view begins below the bar")
  func late() {
    let screen = SteppedScreen()
    let page = UIViewController()
    screen.window.rootViewController = UINavigationController(rootViewController: page)
    screen.settle()
    let scroll = UIScrollView(frame: page.view.bounds)
    page.view.addSubview(scroll)
    screen.turn()
    scroll.contentSize = CGSize(width: 320, height: 2000)
    #expect(scroll.adjustedContentInset.top == 44)
    #expect(scroll.contentOffset.y == -44)
  }

  @Test("Content too short to scroll is not hidden by the bar, unless only axes that scroll count")
  func short() {
    let screen = SteppedScreen()
    let page = UIViewController()
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 320, height: 100)
    page.view.addSubview(scroll)
    screen.window.rootViewController = UINavigationController(rootViewController: page)
    screen.settle()
    #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == -44)
    // It doesn't move while another page comes over it.
    page.navigationController?.pushViewController(UIViewController(), animated: true)
    screen.advance(by: 0.2)
    #expect(scroll.contentOffset.y == -44)
    page.navigationController?.popViewController(animated: true)
    screen.settle()
    #expect(scroll.contentOffset.y == -44)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
  }

  @Test("Each indicator has insets of its own")
  func indicators() {
    let screen = SteppedScreen()
    let scroll = scrollView(screen)
    scroll.contentSize.width = 2000
    let before = scroll.subviews
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 90, left: 0, bottom: 0, right: 10)
    scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    scroll.flashScrollIndicators()
    screen.turn()
    let bars = scroll.subviews.filter { !before.contains($0) }.map(\.frame)
    let vertical = bars.first { $0.width < $0.height }
    let horizontal = bars.first { $0.width > $0.height }
    #expect(vertical?.minY == 93 && vertical?.maxX == 307)
    #expect(horizontal?.minX == 43 && horizontal?.maxY == 477)
    scroll.scrollIndicatorInsets = .zero
    #expect(scroll.horizontalScrollIndicatorInsets == .zero)
  }
}
