import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("The presenter")
struct PresenterTests {
  let screen = TestScreen()
  let recorder = Recorder()

  private func show(
    _ title: String, _ turn: Alert.Turn = .inTurn, priority: Alert.Priority = .normal,
    group: String? = nil, in presenter: Presenter = .shared
  ) -> Alert {
    let alert = question(title, recorder: recorder)
    alert.priority = priority
    alert.group = group
    alert.show(turn, in: presenter)
    return alert
  }

  private func shownTitles(_ titles: [String]) -> [String] { titles.filter(screen.shows) }

  // Case 11.
  @Test("Low, high and normal shown while a low one is up come as high, normal, low")
  func priorities() throws {
    _ = show("up", priority: .low)
    screen.advance(by: 1)
    _ = show("low", priority: .low)
    _ = show("high", priority: .high)
    _ = show("normal")
    _ = show("low 2", priority: .low)
    #expect(screen.shows("up"))
    for title in ["up", "high", "normal", "low", "low 2"] {
      #expect(shownTitles(["up", "low", "high", "normal", "low 2"]) == [title])
      try screen.tap("OK")
      screen.advance(by: 1)
    }
    #expect(Presenter.shared.alerts.isEmpty)
  }

  @Test("An alert that interrupts has the one that is up step aside and come back as it was")
  func interrupting() throws {
    let first = question("A", recorder: recorder)
    first.addField(.text("name"))
    first.show()
    screen.advance(by: 1)
    screen.type("Ada")
    _ = show("B", .interrupting)
    screen.advance(by: 1)
    #expect(shownTitles(["A", "B"]) == ["B"])
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(shownTitles(["A", "B"]) == ["A"])
    screen.type("!")
    #expect(first.field(named: "name")?.value == "Ada!")
    #expect(recorder.events == ["will dismiss B action", "ok B", "did dismiss B gone"])
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test("One that interrupts waits while the other is still coming up, then takes its place")
  func interruptingEarly() {
    _ = show("A")
    screen.advance(by: 0.1)
    _ = show("B", .interrupting)
    screen.advance(by: 0.1)
    #expect(screen.shows("A"))
    screen.advance(by: 2)
    #expect(shownTitles(["A", "B"]) == ["B"])
  }

  @Test("One of lower priority does not interrupt; it comes next")
  func interruptingHigher() throws {
    _ = show("A", priority: .high)
    screen.advance(by: 1)
    _ = show("C")
    _ = show("B", .interrupting)
    screen.advance(by: 1)
    #expect(shownTitles(["A", "B", "C"]) == ["A"])
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(shownTitles(["A", "B", "C"]) == ["B"])
  }

  @Test("An alert that stepped aside can be ended there, and does not come back")
  func endedAside() throws {
    let first = show("A")
    screen.advance(by: 1)
    _ = show("B", .interrupting)
    screen.advance(by: 1)
    first.end()
    screen.advance(by: 1)
    #expect(recorder.events == ["will dismiss A code", "did dismiss A gone"])
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(shownTitles(["A", "B"]) == [])
    #expect(screen.window.isKeyWindow)
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test("Interrupting ones come before the one that stepped aside, the last aside comes back first")
  func nestedInterruptions() throws {
    _ = show("A")
    screen.advance(by: 1)
    _ = show("B", .interrupting)
    screen.advance(by: 1)
    _ = show("C", .interrupting)
    screen.advance(by: 1)
    for title in ["C", "B", "A"] {
      #expect(shownTitles(["A", "B", "C"]) == [title])
      try screen.tap("OK")
      screen.advance(by: 1)
    }
    #expect(screen.window.isKeyWindow)
  }

  @Test("An alert that replaces ends the one that is up; those that wait go on waiting")
  func replacing() throws {
    _ = show("A")
    _ = show("B")
    screen.advance(by: 1)
    _ = show("C", .replacing)
    screen.advance(by: 1)
    #expect(shownTitles(["A", "B", "C"]) == ["C"])
    #expect(recorder.events == ["will dismiss A replaced", "did dismiss A gone"])
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.shows("B"))
  }

  @Test("With a group it ends all of the group, up and waiting, and no other")
  func replacingGroup() throws {
    _ = show("other")
    _ = show("sync 1", group: "sync")
    _ = show("sync 2", group: "sync")
    screen.advance(by: 1)
    _ = show("sync 3", .replacing, group: "sync")
    screen.advance(by: 1)
    #expect(screen.shows("other"))
    #expect(Presenter.shared.alerts.map(\.title) == ["other", "sync 3"])
    #expect(recorder.events.filter { $0.hasPrefix("will") }.count == 2)
  }

  @Test("A whole group can be ended")
  func endsGroup() {
    for title in ["a", "b"] { _ = show(title, group: "g") }
    _ = show("c")
    screen.advance(by: 1)
    Presenter.shared.endAll(in: "g")
    screen.advance(by: 1)
    #expect(Presenter.shared.alerts.map(\.title) == ["c"])
    Presenter.shared.endAll()
    screen.advance(by: 1)
    #expect(Presenter.shared.alerts.isEmpty)
    #expect(UIApplication.shared.windows.count == 1)
  }

  // Case 12.
  @Test("A thousand alerts of equal content show as one where duplicates are dropped")
  func deduplicated() throws {
    for _ in 0..<1000 {
      let alert = question("A", recorder: recorder)
      alert.uniqueness = .content
      alert.show()
    }
    #expect(Presenter.shared.alerts.count == 1)
    #expect(recorder.events.filter { $0 == "did dismiss A gone" }.count == 999)
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
    // It has gone, so the same may be said again.
    let again = question("A")
    again.uniqueness = .content
    again.show()
    screen.advance(by: 1)
    #expect(screen.shows("A"))
  }

  @Test("A thousand alerts without it come up one after the other, in order, and leave nothing")
  func thousand() {
    var order: [Int] = []
    for index in 0..<1000 {
      let alert = Alert(title: "\(index)")
      alert.transition = .none
      alert.addAction(.default("OK") { _ in order.append(index) })
      alert.show()
    }
    for _ in 0..<1000 {
      screen.advance(by: 0.02)
      Presenter.shared.current.map { $0.press($0.actions[0]) }
      screen.advance(by: 0.02)
    }
    #expect(order == Array(0..<1000))
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test("Alerts with one identifier are one, whatever they say")
  func identifiers() {
    for title in ["A", "B", "C"] {
      let alert = question(title, recorder: recorder)
      alert.uniqueness = .identifier(title == "C" ? "other" : "same")
      alert.show()
    }
    #expect(Presenter.shared.alerts.map(\.title) == ["A", "C"])
    #expect(recorder.events == ["will dismiss B duplicate", "did dismiss B gone"])
  }

  @Test("Beyond the limit the lowest and latest of those that wait ends")
  func limit() {
    Presenter.shared.limit = 2
    _ = show("A")
    _ = show("B", priority: .low)
    _ = show("C", priority: .high)
    #expect(Presenter.shared.alerts.map(\.title) == ["A", "C"])
    #expect(recorder.events == ["will dismiss B overLimit", "did dismiss B gone"])
    Presenter.shared.groupLimits["g"] = 1
    Presenter.shared.limit = nil
    _ = show("D", group: "g")
    _ = show("E", group: "g")
    #expect(Presenter.shared.alerts.map(\.title) == ["A", "C", "D"])
  }

  // Case 13.
  @Test("Two alerts one over the other, gone in either order, leave the page's tint as it was")
  func tint() {
    for firstGoesFirst in [true, false] {
      let screen = TestScreen()
      let mark = UIView()
      screen.page.view.addSubview(mark)
      let before = mark.tintColor
      let first = question("A")
      first.show()
      screen.advance(by: 1)
      let second = question("B")
      second.show(in: Presenter())
      screen.advance(by: 1)
      #expect(mark.tintColor != before)
      (firstGoesFirst ? first : second).end()
      screen.advance(by: 1)
      #expect(mark.tintColor != before)
      (firstGoesFirst ? second : first).end()
      screen.advance(by: 1)
      #expect(mark.tintColor == before)
      #expect(screen.window.isKeyWindow)
      #expect(UIApplication.shared.windows.count == 1)
    }
  }

  @Test("From one alert to the next the page is never seen undimmed")
  func noFlicker() throws {
    _ = show("A")
    _ = show("B")
    screen.advance(by: 1)
    let dimmed = screen.picture()[4, 4]
    try screen.tap("OK")
    for _ in 0..<60 {
      screen.step()
      #expect(screen.picture()[4, 4] == dimmed)
    }
    #expect(screen.shows("B"))
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.picture()[4, 4] != dimmed)
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test("Nor when one interrupts the other and the other comes back")
  func noFlickerAside() throws {
    _ = show("A")
    screen.advance(by: 1)
    let dimmed = screen.picture()[4, 4]
    _ = show("B", .interrupting)
    for _ in 0..<60 {
      screen.step()
      #expect(screen.picture()[4, 4] == dimmed)
    }
    try screen.tap("OK")
    for _ in 0..<60 {
      screen.step()
      #expect(screen.picture()[4, 4] == dimmed)
    }
    #expect(screen.shows("A"))
  }

  @Test("A next alert that is ended before it could come lets the backdrop fade away")
  func nextEnded() throws {
    let clear = screen.picture()[4, 4]
    _ = show("A")
    let next = show("B")
    screen.advance(by: 1)
    try screen.tap("OK")
    screen.advance(by: 0.1)
    next.end()
    screen.advance(by: 1)
    #expect(screen.picture()[4, 4] == clear)
    #expect(screen.window.isKeyWindow)
    #expect(UIApplication.shared.windows.count == 1)
  }

  // Case 36.
  @Test("An alert's time counts from when it is up, whatever became of the one before")
  func ownTime() {
    let first = question("A")
    first.transition = .none
    first.timeout = 2
    first.show()
    screen.advance(by: 1)
    first.end()
    screen.advance(by: 0.1)
    let second = question("B")
    second.transition = .none
    second.timeout = 2
    second.show()
    screen.advance(by: 1.9)
    #expect(screen.shows("B"))
    screen.advance(by: 0.15)
    #expect(!screen.shows("B"))
  }

  @Test("A finger held on the card, or on a button, stops its time")
  func heldTime() throws {
    for name in ["alert.message", "OK"] {
      let screen = TestScreen()
      let alert = question("A")
      alert.transition = .none
      alert.timeout = 1
      alert.show()
      screen.advance(by: 0.5)
      let frame = try screen.frame(of: name)
      let point = CGPoint(x: frame.midX, y: frame.midY)
      screen.touchDown(at: point)
      screen.advance(by: 5)
      #expect(screen.shows("A"))
      screen.touchMove(to: CGPoint(x: 195, y: 20))
      screen.touchUp(at: CGPoint(x: 195, y: 20))
      screen.advance(by: 0.4)
      #expect(screen.shows("A"))
      screen.advance(by: 0.3)
      #expect(!screen.shows("A"))
    }
  }

  @Test("The time of an alert that stepped aside stands still")
  func timeAside() throws {
    let first = question("A")
    first.timeout = 2
    first.show()
    screen.advance(by: 1)
    let second = show("B", .interrupting)
    screen.advance(by: 10)
    second.end()
    screen.advance(by: 0.6)
    #expect(screen.shows("A"))
    screen.advance(by: 2)
    #expect(!screen.shows("A"))
  }
}
