import Testing

@testable import UIKit

@Suite("Constraints that can't hold together")
struct ConflictReportTests {
  @Test("The message names them all and says which is left out; the rest holds")
  func message() {
    let card = Card()
    let view = card.add(UIView())
    view.accessibilityIdentifier = "box"
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "wide"
    NSLayoutConstraint.activate([
      first, view.leftAnchor.constraint(equalTo: card.view.leftAnchor, constant: 5), second,
    ])
    card.layOut()
    #expect(view.frame.width == 100)
    #expect(view.frame.minX == 5)
    #expect(
      card.messages == [
        """
        [UIKit] Unable to satisfy these constraints at the same time:
          UIView 'box'.width = 100
          'wide' UIView 'box'.width = 200
        Left out, until something changes: 'wide' UIView 'box'.width = 200. Give one of them a \
        priority below 1000, or take it away.
        """
      ])
    card.view.setNeedsLayout()
    card.layOut()
    #expect(card.messages.count == 1)
    first.isActive = false
    card.layOut()
    #expect(view.frame.width == 200)
  }

  @Test("A frame that is given takes part, and the message says where it comes from")
  func frame() {
    let card = Card()
    let view = UIView(frame: CGRect(10, 10, 50, 50))
    card.view.addSubview(view)
    view.leftAnchor.constraint(equalTo: card.view.leftAnchor, constant: 20).isActive = true
    card.layOut()
    #expect(view.frame == CGRect(10, 10, 50, 50))
    #expect(card.messages.first?.contains("translatesAutoresizingMaskIntoConstraints") == true)
  }

  @Test("Nothing is less than nothing wide")
  func floor() {
    let card = Card(width: 50)
    let view = card.add(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: card.view.leftAnchor, constant: 40),
      view.rightAnchor.constraint(equalTo: card.view.rightAnchor, constant: -40),
    ])
    card.layOut()
    #expect(view.frame.width >= 0)
    #expect(card.messages.count == 1)
    card.view.frame.size.width = 200
    card.layOut()
    #expect(view.frame.minX == 40)
    #expect(view.frame.width == 120)
    #expect(card.messages.count == 1)
  }

  @Test("Optional constraints give way without a word")
  func optional() {
    let card = Card()
    let view = card.add(UIView())
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wish, view.widthAnchor.constraint(lessThanOrEqualTo: card.view.widthAnchor),
      view.leftAnchor.constraint(equalTo: card.view.leftAnchor),
    ])
    card.layOut()
    #expect(view.frame.width == 300)
    #expect(card.messages.isEmpty)
  }

  @Test("A layout that is left open can be asked about, and what decides a place")
  func ambiguity() {
    let card = Card()
    let view = card.add(SizedView(20, 20))
    let top = view.topAnchor.constraint(equalTo: card.view.topAnchor)
    let left = view.leftAnchor.constraint(greaterThanOrEqualTo: card.view.leftAnchor)
    NSLayoutConstraint.activate([top, left])
    card.layOut()
    #expect(view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
    view.rightAnchor.constraint(equalTo: card.view.rightAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("A constraint between parts that don't go together stops the program with the reason")
  func nonsense() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width,
          multiplier: 1, constant: 0)
      }
    }
  }
}
