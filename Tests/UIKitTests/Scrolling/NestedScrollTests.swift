import Testing
import UIKit

@Suite("Scroll views within scroll views")
struct NestedScrollTests {
  /// Pages side by side, each with content to scroll up.
  final class Stage {
    let screen = SteppedScreen(size: CGSize(width: 300, height: 400))
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init(outerSize: CGSize, innerSize: CGSize) {
      outer.contentSize = outerSize
      inner.contentSize = innerSize
      outer.addSubview(inner)
      screen.window.addSubview(outer)
      screen.turn()
    }

    func drag(dx: CGFloat, dy: CGFloat) {
      screen.down(150, 200)
      for step in 1...20 {
        screen.advance(by: 1.0 / 60)
        screen.move(150 + dx * CGFloat(step) / 20, 200 + dy * CGFloat(step) / 20)
      }
      screen.advance(by: 0.3)
      screen.up(150 + dx, 200 + dy)
      screen.advance(by: 3)
    }
  }

  @Test("A drag goes to the one that scrolls along its axis")
  func axes() {
    let stage = Stage(
      outerSize: CGSize(width: 900, height: 400), innerSize: CGSize(width: 300, height: 2000))
    stage.outer.isPagingEnabled = true
    stage.drag(dx: -180, dy: 10)
    #expect(stage.outer.contentOffset == CGPoint(x: 300, y: 0))
    #expect(stage.inner.contentOffset == .zero)
    stage.outer.contentOffset = .zero
    stage.drag(dx: 10, dy: -120)
    #expect(stage.outer.contentOffset == .zero)
    #expect(stage.inner.contentOffset.y > 100)
  }

  @Test("Where both scroll along it the inner one moves, and the outer one stays")
  func sameAxis() {
    let stage = Stage(
      outerSize: CGSize(width: 300, height: 2000), innerSize: CGSize(width: 300, height: 2000))
    stage.drag(dx: 0, dy: -100)
    #expect(stage.inner.contentOffset.y > 80)
    #expect(stage.outer.contentOffset.y == 0)
  }

  @Test("The wheel moves the inner one to its end, then the outer one")
  func wheel() {
    let stage = Stage(
      outerSize: CGSize(width: 300, height: 900), innerSize: CGSize(width: 300, height: 450))
    func turn() {
      stage.screen.window.sendEvent(
        ScrollEvent(
          window: stage.screen.window, position: CGPoint(x: 50, y: 50),
          delta: CGVector(dx: 0, dy: -40), isPrecise: false, timestamp: 0))
    }
    turn()
    turn()
    #expect(stage.inner.contentOffset.y == 50)
    #expect(stage.outer.contentOffset.y == 0)
    turn()
    #expect(stage.outer.contentOffset.y == 40)
  }

  @Test("Pages are never left between by the wheel")
  func wheelOnPages() {
    let stage = Stage(
      outerSize: CGSize(width: 300, height: 1200), innerSize: CGSize(width: 300, height: 400))
    stage.outer.isPagingEnabled = true
    stage.screen.window.sendEvent(
      ScrollEvent(
        window: stage.screen.window, position: CGPoint(x: 50, y: 50),
        delta: CGVector(dx: 0, dy: -40), isPrecise: false, timestamp: 0))
    stage.screen.advance(by: 2)
    #expect(stage.outer.contentOffset.y == 400)
  }
}
