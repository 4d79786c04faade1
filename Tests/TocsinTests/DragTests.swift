import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Dragging the card away")
struct DragTests {
  let screen = TestScreen()
  let recorder = Recorder()

  private func show(at placement: Placement, draggable: Bool = true) throws -> (Alert, CGPoint) {
    let alert = question(recorder: recorder)
    alert.placement = placement
    alert.dismissesOnDrag = draggable
    alert.transition = .fade
    alert.show()
    screen.advance(by: 1)
    let frame = try screen.frame(of: "alert.card")
    return (alert, CGPoint(x: frame.midX, y: frame.minY + 24))
  }

  @Test("The card follows the finger to the point, and the backdrop fades with it")
  func follows() throws {
    let (_, start) = try show(at: .bottom)
    let rest = try screen.frame(of: "alert.card")
    screen.touchDown(at: start)
    screen.touchMove(to: CGPoint(x: start.x, y: start.y + 10))
    for way in [20, 60, 120] as [CGFloat] {
      screen.step()
      screen.touchMove(to: CGPoint(x: start.x + 30, y: start.y + 10 + way))
      #expect(abs(try screen.shownFrame(of: "alert.card").minY - rest.minY - way) < 0.5)
      #expect(abs(try screen.shownFrame(of: "alert.card").minX - rest.minX) < 0.5)
    }
  }

  @Test("Let go of past its middle the card leaves, and the answer is a swipe that cancels")
  func leaves() throws {
    let (_, start) = try show(at: .bottom)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 150), steps: 60)
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
    #expect(recorder.events == ["will dismiss A swipe", "cancel A", "did dismiss A gone"])
  }

  @Test("Let go of early and slowly it goes back to where it was, and can be used")
  func goesBack() throws {
    let (_, start) = try show(at: .bottom)
    let rest = try screen.frame(of: "alert.card")
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 40), steps: 60)
    screen.advance(by: 1)
    #expect(try screen.shownFrame(of: "alert.card") == rest)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(recorder.events.contains("ok A"))
  }

  @Test("A quick flick is enough, however short")
  func flick() throws {
    let (_, start) = try show(at: .bottom)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 60), steps: 3)
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
  }

  @Test("Moved back before it is let go of, it stays, however far it had been")
  func cancelled() throws {
    let (_, start) = try show(at: .bottom)
    screen.touchDown(at: start)
    for y in [20, 80, 140, 200, 180, 140, 100, 60] as [CGFloat] {
      screen.step()
      screen.touchMove(to: CGPoint(x: start.x, y: start.y + y))
    }
    screen.touchUp(at: CGPoint(x: start.x, y: start.y + 60))
    screen.advance(by: 1)
    #expect(screen.shows("A"))
  }

  @Test("The faster the finger, the sooner the card is gone")
  func velocity() throws {
    var times: [Int] = []
    for steps in [4, 40] {
      let (_, start) = try show(at: .bottom)
      screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 90), steps: steps)
      var frames = 0
      while screen.shows("A"), frames < 120 {
        screen.step()
        frames += 1
      }
      times.append(frames)
    }
    #expect(times[0] < times[1])
  }

  @Test(
    "Each placement lets the card out over its own edge and resists at the other",
    arguments: Placement.Edge.allCases)
  func edges(edge: Placement.Edge) throws {
    let placements: [Placement.Edge: Placement] = [
      .top: .top, .bottom: .bottom, .leading: .leading, .trailing: .trailing,
    ]
    let ways: [Placement.Edge: CGVector] = [
      .top: CGVector(dx: 0, dy: -1), .bottom: CGVector(dx: 0, dy: 1),
      .leading: CGVector(dx: -1, dy: 0), .trailing: CGVector(dx: 1, dy: 0),
    ]
    let way = try #require(ways[edge])
    let (_, start) = try show(at: try #require(placements[edge]))
    let rest = try screen.frame(of: "alert.card")
    let inward = CGPoint(x: start.x - way.dx * 200, y: start.y - way.dy * 200)
    screen.touchDown(at: start)
    for part in 1...10 {
      screen.step()
      screen.touchMove(
        to: CGPoint(
          x: start.x + (inward.x - start.x) * CGFloat(part) / 10,
          y: start.y + (inward.y - start.y) * CGFloat(part) / 10))
    }
    let shown = try screen.shownFrame(of: "alert.card")
    #expect(hypot(shown.minX - rest.minX, shown.minY - rest.minY) < 30)
    screen.touchUp(at: inward)
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    screen.drag(
      from: start, to: CGPoint(x: start.x + way.dx * 200, y: start.y + way.dy * 200), steps: 12)
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
  }

  @Test("A card in the middle goes up or down and not sideways")
  func center() throws {
    let (_, start) = try show(at: .center)
    screen.drag(from: start, to: CGPoint(x: start.x + 150, y: start.y), steps: 6)
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - 200), steps: 6)
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
  }

  @Test("Where it is not allowed nothing moves")
  func notAllowed() throws {
    let (_, start) = try show(at: .bottom, draggable: false)
    let rest = try screen.frame(of: "alert.card")
    screen.touchDown(at: start)
    screen.touchMove(to: CGPoint(x: start.x, y: start.y + 100))
    screen.step()
    #expect(try screen.shownFrame(of: "alert.card") == rest)
    screen.touchUp(at: CGPoint(x: start.x, y: start.y + 100))
    screen.advance(by: 1)
    #expect(screen.shows("A"))
  }

  @Test("While the cancel action is disabled the card comes back")
  func disabledCancel() throws {
    let (alert, start) = try show(at: .bottom)
    alert.cancelAction?.isEnabled = false
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 200), steps: 6)
    screen.advance(by: 1)
    #expect(screen.shows("A"))
  }

  // Case 23.
  @Test("A drag that ends outside the card is no tap outside, nor is the reverse a drag")
  func acrossTheEdge() throws {
    let (alert, start) = try show(at: .center)
    alert.dismissesOnOutsideTap = true
    let frame = try screen.frame(of: "alert.card")
    screen.drag(from: start, to: CGPoint(x: 10, y: start.y), steps: 20)
    screen.advance(by: 1)
    #expect(screen.shows("A"))
    screen.drag(from: CGPoint(x: 10, y: frame.midY), to: start, steps: 20)
    screen.advance(by: 1)
    #expect(screen.shows("A"))
  }

  @Test("With reduced motion the card still follows the finger, and then fades")
  func reducedMotion() throws {
    screen.wishes = .reducedMotion
    let (_, start) = try show(at: .bottom)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 150), steps: 20)
    let left = try screen.shownFrame(of: "alert.card")
    screen.step(frames: 5)
    #expect(try screen.shownFrame(of: "alert.card") == left)
    #expect(try screen.shownOpacity(of: "alert.card") < 1)
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
  }
}
