import Testing
import TocsinTesting
import UIKit

@testable import Tocsin

@Suite("Text that goes on out of sight")
struct ScrollHintTests {
  private func form(_ style: Style, fields: Int) -> Alert {
    let alert = Alert(title: "Details", message: "All of them are needed.", style: style)
    for index in 0..<fields { alert.addField(.text("field\(index)", label: "Field \(index)")) }
    alert.fieldFocus = .never
    alert.addAction(.cancel())
    alert.addAction(.preferred("Save"))
    return alert
  }

  private func indicator(of scroll: UIScrollView) -> UIView? {
    scroll.subviews.first { $0.layer.zPosition == 1000 }
  }

  @Test(
    "A line shows above the buttons in every style while text goes on below it, and not at its end")
  func line() throws {
    for style in [Style.system, .card, .flat, .outlined, .glass] {
      let screen = TestScreen(size: CGSize(width: 390, height: 600), scale: 1)
      screen.textSize = .accessibilityExtraExtraExtraLarge
      let alert = form(style, fields: 6)
      alert.show()
      screen.advance(by: 2)
      let seam = alert.card.seam
      #expect(!seam.isHidden && seam.backgroundColor != .clear)
      #expect(seam.frame.minY == alert.card.textScroll.frame.maxY)
      screen.press(.end)
      screen.advance(by: 1)
      #expect(seam.isHidden == (style.button.look != .rows))
    }
  }

  @Test("Where everything fits there is no line but the style's own, and no indicator")
  func fits() {
    for style in [Style.system, .glass] {
      let screen = TestScreen(scale: 1)
      let alert = form(style, fields: 1)
      alert.show()
      screen.advance(by: 0.6)
      #expect(alert.card.seam.isHidden == (style.button.look != .rows))
      #expect(indicator(of: alert.card.textScroll) == nil)
    }
  }

  @Test("An alert that comes up shows for a moment how much there is to scroll")
  func indicators() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 400), scale: 1)
    let alert = form(.glass, fields: 6)
    alert.show()
    screen.advance(by: 0.8)
    let bar = try #require(indicator(of: alert.card.textScroll))
    #expect(bar.alpha == 1 && bar.frame.height < alert.card.textScroll.bounds.height)
    screen.advance(by: 1)
    #expect(bar.alpha == 0)
  }

  @Test("Fields cut between two of them look so", arguments: ["light", "dark"])
  func picture(appearance: String) {
    let screen = TestScreen(
      size: CGSize(width: 390, height: 770), scale: 1,
      appearance: appearance == "dark" ? .dark : .light)
    screen.textSize = .accessibilityExtraExtraExtraLarge
    screen.page.view.backgroundColor = .systemTeal
    form(.glass, fields: 6).show()
    screen.advance(by: 2)
    expectGolden(screen, named: "goes-on-\(appearance)")
  }
}
