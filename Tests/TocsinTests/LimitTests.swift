import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Limits of a presenter, and styles that are set late")
struct LimitTests {
  let screen = TestScreen()

  @Test(
    "A limit that is lowered while many wait ends those beyond it at once, the lowest and last first"
  )
  func lowered() {
    for (title, priority) in [
      ("up", Alert.Priority.low), ("a", .normal), ("b", .low), ("c", .high), ("d", .normal),
    ] {
      let alert = Alert(title: title)
      alert.priority = priority
      alert.group = title == "up" || title == "c" ? nil : "group"
      alert.addAction(.ok())
      alert.show()
    }
    screen.advance(by: 1)
    #expect(Presenter.shared.alerts.map(\.title) == ["up", "c", "a", "d", "b"])
    Presenter.shared.groupLimits["group"] = 2
    #expect(Presenter.shared.alerts.map(\.title) == ["up", "c", "a", "d"])
    Presenter.shared.limit = 2
    #expect(Presenter.shared.alerts.map(\.title) == ["up", "c"])
    // Those that are up stay, whatever the limit.
    Presenter.shared.limit = 0
    #expect(Presenter.shared.alerts.map(\.title) == ["up"] && screen.shows("up"))
    Presenter.shared.limit = nil
    Presenter.shared.groupLimits = [:]
  }

  @Test("A style that is set after the card was measured is the one that is shown")
  func style() throws {
    let alert = Alert(title: "A", message: "Message")
    alert.addField(.text("name", value: "Ada"))
    alert.addAction(.cancel())
    let small = alert.cardSize()
    var style = Style.card
    style.width = 350
    style.language = "de"
    alert.style = style
    #expect(alert.cardSize().width == 350 && small.width == 270)
    alert.show()
    screen.advance(by: 1)
    let frame = try screen.frame(of: "alert.card")
    #expect(frame.width == 350 && frame.height == alert.cardSize().height)
    #expect(screen.shows("Abbrechen"))
    #expect(try screen.value(of: "name") == "Ada")
    try screen.tap("Abbrechen")
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
  }
}
