import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("A finger that goes over the buttons")
struct SlidingFingerTests {
  let screen = TestScreen(scale: 1)
  let recorder = Recorder()

  /// Three buttons one below the other, more where asked.
  private func show(
    _ titles: [String] = ["One", "Two", "Three"], _ change: (Alert) -> Void = { _ in }
  )
    -> Alert
  {
    let alert = Alert(title: "A", message: "A message.")
    for title in titles {
      alert.addAction(.default(title) { _ in recorder.note(title) })
    }
    change(alert)
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  private func middle(of name: String) throws -> CGPoint {
    let frame = try screen.frame(of: name)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func highlighted(in alert: Alert) -> [String] {
    alert.actions.filter { action in
      let button = screen.view(
        "alert.action.default.\(alert.actions.firstIndex { $0 === action }!)")
      return (button as? UIButton)?.isHighlighted == true
    }.map(\.title)
  }

  // Case 17.
  @Test("It highlights the one below it, and presses the one that it is lifted on, once")
  func slides() throws {
    let alert = show()
    let (one, two, three) = try (middle(of: "One"), middle(of: "Two"), middle(of: "Three"))
    screen.touchDown(at: one, finger: 1)
    screen.advance(by: 0.05)
    #expect(highlighted(in: alert) == ["One"])
    screen.touchMove(to: two, finger: 1)
    #expect(highlighted(in: alert) == ["Two"])
    screen.touchMove(to: three, finger: 1)
    screen.touchMove(to: two, finger: 1)
    screen.touchUp(at: two, finger: 1)
    screen.advance(by: 0.05)
    screen.tap(at: three)
    screen.advance(by: 1)
    #expect(recorder.events == ["Two"] && !screen.shows("A"))
  }

  // Case 23.
  @Test("Lifted on the text, on the backdrop or on a button that is disabled it presses nothing")
  func elsewhere() throws {
    let alert = show { $0.actions[1].isEnabled = false }
    let one = try middle(of: "One")
    for place in try [
      middle(of: "A message."), CGPoint(x: 5, y: 5), middle(of: "Two"),
    ] {
      screen.touchDown(at: one)
      screen.touchMove(to: place)
      #expect(highlighted(in: alert).isEmpty)
      screen.touchUp(at: place)
      screen.advance(by: 1)
      #expect(screen.shows("A"))
    }
    // From a disabled one to others it goes as from any.
    screen.touchDown(at: try middle(of: "Two"))
    screen.touchMove(to: one)
    screen.touchUp(at: one)
    screen.advance(by: 1)
    #expect(recorder.events == ["One"])
  }

  @Test("In the space between two buttons the first stays pressed, farther away it doesn't")
  func gaps() throws {
    let alert = show { $0.style = .card }
    let frame = try screen.frame(of: "One")
    screen.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.touchMove(to: CGPoint(x: frame.midX, y: frame.maxY + 3))
    #expect(highlighted(in: alert) == ["One"])
    screen.touchMove(to: CGPoint(x: frame.midX, y: frame.minY - 40))
    #expect(highlighted(in: alert).isEmpty)
    screen.touchUp(at: CGPoint(x: frame.midX, y: frame.minY - 40))
    screen.advance(by: 1)
    #expect(screen.shows("A"))
  }

  @Test("Buttons side by side are slid over too, and a second finger changes nothing")
  func sideBySide() throws {
    let alert = question(recorder: recorder)
    alert.show()
    screen.advance(by: 1)
    let (cancel, ok) = try (middle(of: "Cancel"), middle(of: "OK"))
    screen.touchDown(at: cancel, finger: 1)
    screen.touchDown(at: ok, finger: 2)
    screen.touchUp(at: ok, finger: 2)
    screen.advance(by: 0.5)
    #expect(screen.shows("A"))
    screen.touchMove(to: ok, finger: 1)
    screen.touchUp(at: ok, finger: 1)
    screen.advance(by: 1)
    #expect(recorder.events.contains("ok A") && !recorder.events.contains("cancel A"))
  }

  @Test("A button that must be held begins to be when the finger comes, from the start each time")
  func holds() throws {
    _ = show { alert in
      let delete = Action("Delete", role: .destructive) { _ in recorder.note("deleted") }
      delete.holdDuration = 1
      alert.addAction(delete)
    }
    let (one, delete) = try (middle(of: "One"), middle(of: "Delete"))
    screen.touchDown(at: one)
    screen.advance(by: 2)
    screen.touchMove(to: delete)
    screen.advance(by: 0.8)
    screen.touchMove(to: one)
    screen.touchMove(to: delete)
    screen.advance(by: 0.8)
    #expect(screen.shows("A"))
    screen.advance(by: 0.4)
    screen.advance(by: 1)
    #expect(recorder.events == ["deleted"])
    screen.touchUp(at: delete)
  }

  @Test("Once a button has been held long enough the finger presses nothing more")
  func spent() throws {
    _ = show { alert in
      let stay = Action("Stay", role: .destructive) { _ in recorder.note("stayed") }
      stay.holdDuration = 0.5
      stay.keepsOpen = true
      alert.addAction(stay)
    }
    let (one, stay) = try (middle(of: "One"), middle(of: "Stay"))
    screen.touchDown(at: stay)
    screen.advance(by: 0.7)
    #expect(recorder.events == ["stayed"])
    screen.touchMove(to: one)
    screen.touchUp(at: one)
    screen.advance(by: 1)
    #expect(recorder.events == ["stayed"] && screen.shows("A"))
  }

  @Test(
    "Where the buttons scroll a drag scrolls them, at once or after a while, and presses nothing",
    arguments: [0, 0.5])
  func scrolls(delay: Double) throws {
    let alert = show((1...30).map { "Button \($0)" })
    let start = try middle(of: "Button 4")
    screen.touchDown(at: start, finger: 1)
    screen.advance(by: delay)
    if delay > 0 { #expect(highlighted(in: alert) == ["Button 4"]) }
    for step in 1...10 {
      screen.step()
      screen.touchMove(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 12), finger: 1)
    }
    #expect(highlighted(in: alert).isEmpty)
    screen.touchUp(at: CGPoint(x: start.x, y: start.y - 120), finger: 1)
    screen.advance(by: 6)
    #expect(screen.shows("A") && recorder.events.isEmpty)
    #expect(try screen.frame(of: "Button 4").midY < start.y - 80)
    screen.tap(at: start)
    screen.advance(by: 1)
    #expect(recorder.events.count == 1 && recorder.events != ["Button 4"])
  }

  // Case 36.
  @Test("The time stands still while the finger goes over buttons, and goes on when it is lifted")
  func countdown() throws {
    _ = show { $0.timeout = 2 }
    let (one, away) = try (middle(of: "One"), middle(of: "A message."))
    screen.touchDown(at: one)
    screen.touchMove(to: away)
    screen.advance(by: 5)
    #expect(screen.shows("A"))
    screen.touchUp(at: away)
    screen.advance(by: 2.5)
    #expect(!screen.shows("A"))
  }

  @Test("Buttons that are replaced under the finger let it go, and the time goes on")
  func replaced() throws {
    let alert = show { $0.timeout = 2 }
    screen.touchDown(at: try middle(of: "One"))
    screen.advance(by: 1)
    alert.addAction(.default("Four"))
    screen.advance(by: 3)
    #expect(!screen.shows("A"))
    #expect(recorder.events.isEmpty)
    screen.touchUp(at: CGPoint(x: 5, y: 5))
  }

  @Test("A card that the style lays out otherwise is slid over as well")
  func customCard() throws {
    var style = Style.card
    style.parts.card = { parts in
      let stack = UIStackView(arrangedSubviews: parts.buttons)
      stack.axis = .vertical
      return stack
    }
    _ = show { $0.style = style }
    let (one, three) = try (middle(of: "One"), middle(of: "Three"))
    screen.touchDown(at: one)
    screen.touchMove(to: three)
    screen.touchUp(at: three)
    screen.advance(by: 1)
    #expect(recorder.events == ["Three"])
  }
}
