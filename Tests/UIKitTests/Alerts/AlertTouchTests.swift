import Testing
import TocsinTesting
import UIKit

@Suite("An alert's touches")
struct AlertTouchTests {
  let screen = TestScreen()
  let log = AlertLog()

  private func middle(of name: String) throws -> CGPoint {
    let frame = try screen.frame(of: name)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func highlighted() -> [String] {
    ["alert.action.0": "Cancel", "alert.action.1": "OK"].filter {
      (screen.view($0.key) as? UIControl)?.isHighlighted == true
    }.values.sorted()
  }

  @Test("A finger goes from button to button; the one where it is lifted is pressed")
  func goesOver() throws {
    screen.present(question(log: log))
    let (cancel, ok) = (try middle(of: "Cancel"), try middle(of: "OK"))
    screen.touchDown(at: cancel)
    #expect(highlighted() == ["Cancel"])
    screen.touchMove(to: ok)
    #expect(highlighted() == ["OK"])
    screen.touchUp(at: ok)
    #expect(highlighted() == [])
    screen.advance(by: 1)
    #expect(log.events == ["OK A"])
  }

  @Test("A finger that comes from the text presses a button too")
  func fromText() throws {
    screen.present(question(log: log))
    let ok = try middle(of: "OK")
    screen.touchDown(at: try middle(of: "A"))
    #expect(highlighted() == [])
    screen.touchMove(to: ok)
    screen.touchUp(at: ok)
    screen.advance(by: 1)
    #expect(log.events == ["OK A"])
  }

  // Case 23.
  @Test("A touch that begins inside and ends outside does nothing, nor does the reverse")
  func acrossTheEdge() throws {
    screen.present(question(log: log))
    let ok = try middle(of: "OK")
    let outside = CGPoint(x: ok.x, y: ok.y + 60)
    for (start, end) in [(ok, outside), (outside, ok), (outside, outside)] {
      screen.touchDown(at: start)
      screen.touchMove(to: end)
      screen.touchUp(at: end)
      screen.advance(by: 1)
      #expect(screen.shows("A") && log.events.isEmpty)
    }
  }

  @Test("A touch that is taken away presses nothing")
  func cancelled() throws {
    screen.present(question(log: log))
    screen.touchDown(at: try middle(of: "OK"))
    screen.page.dismiss(animated: false)
    screen.advance(by: 1)
    #expect(log.events.isEmpty && !screen.shows("A"))
  }

  @Test("Dragging many buttons scrolls them and presses none")
  func dragScrolls() throws {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    for index in 0..<40 {
      alert.addAction(
        UIAlertAction(title: "Row \(index)", style: .default) { _ in log.note("\(index)") })
    }
    screen.present(alert)
    let start = try middle(of: "Row 5")
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - 120))
    screen.advance(by: 2)
    #expect(log.events.isEmpty && screen.shows("A"))
    #expect(try screen.frame(of: "Row 5").midY < start.y - 80)
  }
}
