import Testing
import TocsinTesting
import UIKit

@Suite("The wheel")
struct WheelTests {
  @Test("Content goes where an event says: upwards by a negative distance, as far as there is more")
  func direction() {
    let screen = TestScreen()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 250)
    screen.page.view.addSubview(scroll)
    screen.advance(by: 0.1)
    func turn(_ distance: CGFloat) {
      screen.window.sendEvent(
        ScrollEvent(
          window: screen.window, position: CGPoint(x: 50, y: 50),
          delta: CGVector(dx: 0, dy: distance), isPrecise: false, timestamp: 0))
    }
    turn(-40)
    #expect(scroll.contentOffset.y == 40)
    turn(-1000)
    #expect(scroll.contentOffset.y == 150)
    turn(60)
    #expect(scroll.contentOffset.y == 90)
  }
}
