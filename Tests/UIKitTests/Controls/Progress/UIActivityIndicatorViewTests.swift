import QuartzCore
import Testing
import UIKit

@Suite("UIActivityIndicatorView") struct UIActivityIndicatorViewTests {
  @Test("A medium one is 20 points, a large one 37; a new style brings its size and colour")
  func sizes() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    view.color = .red
    view.style = .large
    #expect(view.bounds.size == CGSize(width: 37, height: 37) && view.color == .secondaryLabel)
    view.color = .red
    #expect(view.subviews.allSatisfy { $0.backgroundColor == .red })
    view.color = nil
    #expect(view.color == .secondaryLabel)
  }

  @Test("It is hidden while it stands still, unless that is not wanted")
  func hides() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.hidesWhenStopped = false
    view.stopAnimating()
    #expect(!view.isHidden && !view.isAnimating)
    view.hidesWhenStopped = true
    #expect(view.isHidden)
  }

  @Test("The brightest spoke goes round clockwise, an eighth of a turn every tenth of a second")
  func turns() throws {
    let screen = SteppedScreen()
    let view = UIActivityIndicatorView(style: .large)
    screen.window.addSubview(view)
    view.startAnimating()
    screen.turn()
    func brightest() throws -> Int {
      let strengths = try view.subviews.map { try #require($0.layer.presentation()).opacity }
      return try #require(strengths.indices.max { strengths[$0] < strengths[$1] })
    }
    screen.advance(by: 0.05)
    try #expect(brightest() == 0)
    screen.advance(by: 0.1)
    try #expect(brightest() == 1)
    screen.advance(by: 0.2)
    try #expect(brightest() == 3)
    screen.advance(by: 0.8)
    try #expect(brightest() == 3)
    view.stopAnimating()
    #expect(view.subviews.allSatisfy { $0.layer.animationKeys() == nil })
  }

  @Test("It goes on where it comes back to a window")
  func window() {
    let screen = SteppedScreen()
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    screen.window.addSubview(view)
    #expect(view.subviews[0].layer.animationKeys() == ["turn"])
    #expect(view.accessibilityLabel == "In progress")
  }
}
