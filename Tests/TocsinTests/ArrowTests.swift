import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Arrows")
struct ArrowTests {
  @Test("Near a corner the arrow's foot is clear of round corners, however round they are")
  func roundCorners() throws {
    let screen = TestScreen(scale: 1)
    let button = UIView(frame: CGRect(x: 340, y: 60, width: 44, height: 44))
    screen.page.view.addSubview(button)
    var style = Style.glass
    style.cornerRadius = 40
    let alert = Alert(title: "A", message: "A message.", style: style)
    alert.addAction(.default("OK"))
    alert.placement = .anchored(to: .view(button))
    alert.show()
    screen.advance(by: 1)
    let card = try screen.frame(of: "alert.card")
    let view = try #require(screen.view("alert.card"))
    func hits(_ x: CGFloat) -> Bool {
      screen.hitView(at: CGPoint(x: x, y: card.minY + 5))?.isDescendant(of: view) == true
    }
    // The arrow is 26 points wide at its foot.
    #expect(hits(card.maxX - 40 - 13))
    #expect(!hits(card.maxX - 40))
  }
}
