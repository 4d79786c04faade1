import Testing
import UIKit

@Suite("What scroll views do when a finger lets go")
struct ScrollMotionTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    var target: CGFloat?
    var proposed: CGFloat = 0
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      proposed = targetContentOffset.pointee.y
      if let target { targetContentOffset.pointee.y = target }
      events.append("will end")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      events.append(willDecelerate ? "goes on" : "stays")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rests") }
  }

  private let screen = SteppedScreen(size: CGSize(width: 300, height: 300))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let listener = Listener()

  init() {
    scroll.contentSize = CGSize(width: 300, height: 6000)
    scroll.delegate = listener
    screen.window.addSubview(scroll)
    screen.turn()
  }

  /// Drags upwards by a distance within a time, and lets go at once or after a rest.
  private func drag(by distance: CGFloat, within seconds: Double, rest: Double = 0) {
    let start = 150 + distance / 2
    screen.down(150, start)
    for step in 1...10 {
      screen.advance(by: seconds / 10)
      screen.move(150, start - distance * CGFloat(step) / 10)
    }
    screen.advance(by: rest)
    screen.up(150, start - distance)
  }

  @Test("Let go in a quick drag, the content goes on, slower and slower, to where it was said to")
  func inertia() {
    drag(by: 200, within: 0.2)
    let start = scroll.contentOffset.y
    #expect(scroll.isDecelerating && listener.events == ["will end", "goes on"])
    var steps: [CGFloat] = []
    var last = start
    for _ in 0..<4 {
      screen.advance(by: 0.1)
      steps.append(scroll.contentOffset.y - last)
      last = scroll.contentOffset.y
    }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 && $1 > 0 })
    screen.advance(by: 5)
    #expect(!scroll.isDecelerating && listener.events.last == "rests")
    #expect(abs(scroll.contentOffset.y - listener.proposed) < 1)
    // 1,000 points a second, of which a thousandth less two is left each millisecond.
    #expect(abs(scroll.contentOffset.y - start - 1000 / 2) < 30)
  }

  @Test("The fast rate comes to rest in a fifth of the way")
  func rate() {
    scroll.decelerationRate = .fast
    drag(by: 200, within: 0.2)
    let start = scroll.contentOffset.y
    screen.advance(by: 5)
    #expect(abs(scroll.contentOffset.y - start - 1000 / 10) < 8)
  }

  @Test("Let go after a rest, the content stays where it is")
  func rest() {
    drag(by: 120, within: 0.3, rest: 0.5)
    let start = scroll.contentOffset.y
    screen.advance(by: 1)
    #expect(scroll.contentOffset.y == start && listener.events == ["will end", "stays"])
  }

  @Test("Pulled beyond its edge it gives way less and less, and springs back")
  func bounce() {
    drag(by: -100, within: 0.3, rest: 0.5)
    #expect(scroll.contentOffset.y < -20 && scroll.contentOffset.y > -60)
    screen.advance(by: 0.1)
    #expect(scroll.contentOffset.y < 0)
    screen.advance(by: 2)
    #expect(scroll.contentOffset.y == 0)
    scroll.bounces = false
    drag(by: -100, within: 0.3)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("What runs into an edge goes beyond it and comes back; without bounces it stops there")
  func runsIntoEdge() {
    for bounces in [true, false] {
      scroll.bounces = bounces
      scroll.contentOffset.y = 150
      drag(by: -100, within: 0.1)
      var least: CGFloat = 0
      for _ in 0..<60 {
        screen.advance(by: 1.0 / 60)
        least = min(least, scroll.contentOffset.y)
      }
      #expect((least < -1) == bounces)
      screen.advance(by: 2)
      #expect(scroll.contentOffset.y == 0)
    }
  }

  @Test("Pages: a short drag goes back, a long one on, a flick to the next and no further")
  func pages() {
    scroll.isPagingEnabled = true
    for (distance, seconds, rest, page) in [
      (100, 0.5, 0.5, 0), (170, 0.5, 0.5, 1), (60, 0.05, 0, 1), (240, 0.1, 0, 1),
    ] as [(CGFloat, Double, Double, CGFloat)] {
      scroll.contentOffset.y = 0
      drag(by: distance, within: seconds, rest: rest)
      screen.advance(by: 2)
      #expect(scroll.contentOffset.y == page * 300)
    }
  }

  @Test("The delegate may have it come to rest elsewhere")
  func target() {
    listener.target = 440
    drag(by: 200, within: 0.2)
    screen.advance(by: 3)
    #expect(scroll.contentOffset.y == 440 && listener.events.last == "rests")
  }
}
