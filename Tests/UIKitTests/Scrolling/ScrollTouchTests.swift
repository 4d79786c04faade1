import Testing
import UIKit

@Suite("Touches and scales of a scroll view")
struct ScrollTouchTests {
  /// A scroll view with a view inside that notes touches.
  final class Stage: NSObject, UIScrollViewDelegate {
    final class Inner: UIControl {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
      }
    }

    let screen = SteppedScreen(size: CGSize(width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = Inner(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    var log: [String] = []

    override init() {
      super.init()
      scroll.contentSize = inner.frame.size
      scroll.addSubview(inner)
      scroll.delegate = self
      screen.window.addSubview(scroll)
      screen.turn()
    }

    func drag(after wait: Double = 0) {
      screen.down(100, 200)
      screen.advance(by: wait)
      for step in 1...10 {
        screen.advance(by: 1.0 / 60)
        screen.move(100, 200 - 10 * CGFloat(step))
      }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { inner }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("scale \(scale)") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
  }

  @Test("A touch reaches the content after a moment, or when it is lifted")
  func delay() {
    let stage = Stage()
    stage.screen.down(100, 100)
    #expect(stage.inner.log.isEmpty)
    stage.screen.advance(by: 0.2)
    #expect(stage.inner.log == ["began"])
    stage.screen.up(100, 100)
    #expect(stage.inner.log == ["began", "ended"])
    stage.screen.tap(100, 100)
    #expect(stage.inner.log == ["began", "ended", "began", "ended"])
    stage.scroll.delaysContentTouches = false
    stage.screen.down(100, 100)
    #expect(stage.inner.log.count == 5)
  }

  @Test("A finger is tracked from when it comes down, and drags once it moves")
  func tracking() {
    let stage = Stage()
    #expect(!stage.scroll.isTracking)
    stage.screen.down(100, 200)
    #expect(stage.scroll.isTracking && !stage.scroll.isDragging)
    stage.screen.advance(by: 0.5)
    #expect(stage.scroll.isTracking && !stage.scroll.isDragging)
    stage.screen.up(100, 200)
    #expect(!stage.scroll.isTracking)
    stage.drag()
    #expect(stage.scroll.isTracking && stage.scroll.isDragging)
    stage.screen.up(100, 100)
    #expect(!stage.scroll.isTracking && !stage.scroll.isDragging && stage.scroll.isDecelerating)
  }

  @Test("Content that doesn't scroll hears of touches at once")
  func noDelay() {
    let stage = Stage()
    stage.scroll.contentSize = CGSize(width: 10, height: 10)
    stage.screen.down(100, 100)
    #expect(stage.inner.log == ["began"])
  }

  @Test("A quick drag scrolls, and a control hears nothing of it; a press that was told stays")
  func drags() {
    let stage = Stage()
    stage.drag()
    #expect(stage.scroll.contentOffset.y > 50)
    #expect(stage.inner.log.isEmpty)
    let held = Stage()
    held.drag(after: 0.3)
    #expect(held.scroll.contentOffset.y == 0)
    #expect(held.inner.log == ["began"])
  }

  @Test("A finger on content that moves stops it, and does nothing else")
  func stopping() {
    let stage = Stage()
    stage.drag()
    stage.screen.up(100, 100)
    #expect(stage.scroll.isDecelerating)
    stage.screen.advance(by: 0.1)
    stage.screen.down(100, 100)
    let place = stage.scroll.contentOffset.y
    #expect(!stage.scroll.isDecelerating)
    #expect(stage.log == ["rest"])
    stage.screen.advance(by: 0.5)
    stage.screen.up(100, 100)
    stage.screen.advance(by: 0.5)
    #expect(stage.scroll.contentOffset.y == place)
    #expect(stage.inner.log.isEmpty)
  }

  @Test("Two fingers scale the content about their middle, within the limits")
  func pinch() {
    let stage = Stage()
    stage.scroll.maximumZoomScale = 3
    stage.screen.down(140, 150, finger: 0)
    stage.screen.down(160, 150, finger: 1)
    for step in 1...10 {
      stage.screen.advance(by: 1.0 / 60)
      stage.screen.move(140 - CGFloat(step), 150, finger: 0)
      stage.screen.move(160 + CGFloat(step), 150, finger: 1)
    }
    #expect(stage.scroll.isZooming)
    #expect(abs(stage.scroll.zoomScale - 2) < 0.01)
    #expect(abs(stage.scroll.contentSize.height - 1800) < 10)
    #expect(abs(stage.scroll.contentOffset.x - 150) < 5)
    #expect(abs(stage.scroll.contentOffset.y - 150) < 5)
    stage.screen.up(130, 150, finger: 0)
    stage.screen.up(170, 150, finger: 1)
    stage.screen.advance(by: 1)
    #expect(!stage.scroll.isZooming)
    #expect(stage.log.count == 1)
  }

  @Test("A scale beyond the limits goes back to them")
  func limits() {
    let stage = Stage()
    stage.scroll.maximumZoomScale = 2
    stage.scroll.setZoomScale(9, animated: false)
    #expect(stage.scroll.zoomScale == 2)
    #expect(stage.inner.frame == CGRect(x: 0, y: 0, width: 600, height: 1800))
    stage.scroll.setZoomScale(1, animated: true)
    stage.screen.advance(by: 1)
    #expect(stage.inner.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    #expect(stage.log == ["scale 1.0"])
    stage.scroll.zoom(to: CGRect(x: 100, y: 300, width: 150, height: 150), animated: false)
    #expect(stage.scroll.zoomScale == 2)
    #expect(stage.scroll.contentOffset == CGPoint(x: 200, y: 600))
  }

  @Test("The indicators come when asked for and go after a moment")
  func flash() {
    let stage = Stage()
    func visible() -> Int {
      stage.scroll.subviews.filter { $0 !== stage.inner && $0.alpha > 0 }.count
    }
    #expect(visible() == 0)
    stage.scroll.flashScrollIndicators()
    stage.screen.turn()
    #expect(visible() == 1)
    stage.screen.advance(by: 2)
    #expect(visible() == 0)
  }

  @Test("A drag takes the keyboard away where that is wanted")
  func keyboard() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.screen.window.addSubview(field)
    field.becomeFirstResponder()
    stage.drag()
    #expect(field.isFirstResponder)
    stage.screen.up(100, 100)
    stage.screen.advance(by: 5)
    stage.scroll.keyboardDismissMode = .onDrag
    stage.drag()
    #expect(!field.isFirstResponder)
  }
}
