import QuartzCore
import Testing

@testable import UIKit

@Suite("Animating constraints", .serialized)
struct ConstraintAnimationTests {
  private func shown(_ view: UIView) -> CGRect {
    view.layer.presentation()?.frame ?? .null
  }

  @Test("A changed constant is animated by laying out in the block")
  func constant() {
    let screen = SteppedScreen()
    let view = SizedView(20, 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.window.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: screen.window.leftAnchor)
    left.isActive = true
    view.topAnchor.constraint(equalTo: screen.window.topAnchor).isActive = true
    screen.turn()

    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      screen.window.layoutIfNeeded()
    }
    #expect(view.frame.minX == 100)
    screen.turn()
    screen.advance(by: 0.5)
    #expect(abs(shown(view).minX - 50) < 1e-6)
    screen.advance(by: 0.6)
    #expect(shown(view).minX == 100)
  }

  @Test("Without a block a changed constant moves the view in the next turn, at once")
  func unanimated() {
    let screen = SteppedScreen()
    let view = SizedView(20, 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.window.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: screen.window.leftAnchor)
    left.isActive = true
    screen.turn()
    left.constant = 100
    screen.turn()
    #expect(shown(view).minX == 100)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("Hiding an arranged view in a block shrinks it in sight, and moves its neighbours")
  func hiding() {
    let screen = SteppedScreen()
    let views = (0..<3).map { _ in SizedView(20, 30) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.window.addSubview(stack)
    stack.topAnchor.constraint(equalTo: screen.window.topAnchor).isActive = true
    screen.turn()
    #expect(views.map(\.frame.minY) == [0, 40, 80])

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
    #expect(views[1].isHidden)
    #expect(views[2].frame.minY == 40)
    screen.turn()
    screen.advance(by: 0.5)
    #expect(!views[1].layer.isHidden)
    #expect(abs(shown(views[2]).minY - 60) < 1e-6)
    #expect(abs(shown(views[1]).height - 15) < 1e-6)
    screen.advance(by: 0.6)
    #expect(views[1].layer.isHidden)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
    screen.turn()
    screen.advance(by: 0.5)
    #expect(!views[1].isHidden && !views[1].layer.isHidden)
    #expect(abs(shown(views[1]).height - 15) < 1e-6)
    screen.advance(by: 0.6)
    #expect(views.map(\.frame.minY) == [0, 40, 80])
  }

  @Test("Showing again before the end keeps the view in sight")
  func hidingAndShowing() {
    let screen = SteppedScreen()
    let views = (0..<2).map { _ in SizedView(20, 30) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.window.addSubview(stack)
    screen.turn()
    UIView.animate(withDuration: 1) { views[0].isHidden = true }
    screen.advance(by: 0.3)
    UIView.animate(withDuration: 1) { views[0].isHidden = false }
    screen.advance(by: 3)
    #expect(!views[0].isHidden && !views[0].layer.isHidden)
  }
}
