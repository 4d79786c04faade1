import Testing

@testable import UIKit

@Suite("Constraints")
struct ConstraintTests {
  @Test("Edges with distances place a view")
  func edges() {
    let card = Card()
    let view = card.add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: card.view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: card.view.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: card.view.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    card.layOut()
    #expect(view.frame == CGRect(20, 10, 250, 50))
  }

  @Test("The layout follows the superview's size")
  func resizing() {
    let card = Card()
    let view = card.add(UIView())
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: card.view.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: card.view.centerYAnchor),
      view.widthAnchor.constraint(equalTo: card.view.widthAnchor, multiplier: 0.5, constant: 10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
    ])
    card.layOut()
    #expect(view.frame == CGRect(70, 20, 160, 160))
    card.view.frame.size = CGSize(width: 100, height: 400)
    card.layOut()
    #expect(view.frame == CGRect(20, 170, 60, 60))
  }

  @Test("A constraint made of items and attributes does the same as one made of anchors")
  func classicForm() {
    let card = Card()
    let view = card.add(UIView())
    for (attribute, constant) in [
      (NSLayoutConstraint.Attribute.left, CGFloat(5)), (.top, 6), (.right, -7), (.bottom, -8),
    ] {
      card.view.addConstraint(
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: card.view,
          attribute: attribute, multiplier: 1, constant: constant))
    }
    card.layOut()
    #expect(view.frame == CGRect(5, 6, 288, 186))
    #expect(card.view.constraints.count == 4)
  }

  @Test("A changed constant moves the view at the next layout")
  func constant() {
    let card = Card()
    let view = card.add(SizedView(10, 10))
    let left = view.leftAnchor.constraint(equalTo: card.view.leftAnchor)
    left.isActive = true
    view.topAnchor.constraint(equalTo: card.view.topAnchor).isActive = true
    card.layOut()
    left.constant = 42
    #expect(view.frame.minX == 0)
    card.layOut()
    #expect(view.frame == CGRect(42, 0, 10, 10))
  }

  @Test("Deep in the tree and across it, constraints count in the view that holds them")
  func crossing() {
    let card = Card()
    let (left, right) = (card.add(UIView()), card.add(UIView()))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    left.addSubview(inner)
    let tie = inner.rightAnchor.constraint(equalTo: right.leftAnchor, constant: -5)
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: card.view.leftAnchor, constant: 40),
      left.topAnchor.constraint(equalTo: card.view.topAnchor, constant: 10),
      left.widthAnchor.constraint(equalToConstant: 20),
      left.heightAnchor.constraint(equalToConstant: 20),
      right.leftAnchor.constraint(equalTo: card.view.leftAnchor, constant: 200),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.topAnchor.constraint(equalTo: card.view.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10), tie,
    ])
    #expect(tie.holder === card.view)
    card.layOut()
    #expect(inner.frame == CGRect(145, -10, 10, 10))
  }

  @Test("A constraint into a view with a frame of its own keeps to that frame as it moves")
  func intoFrame() {
    let card = Card()
    let box = UIView(frame: CGRect(100, 50, 80, 80))
    card.view.addSubview(box)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: card.view.leftAnchor, constant: 110),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    card.layOut()
    #expect(inner.frame == CGRect(10, 0, 10, 10))
    box.frame.origin.x = 60
    card.layOut()
    #expect(inner.frame == CGRect(50, 0, 10, 10))
    #expect(box.frame == CGRect(60, 50, 80, 80))
  }

  @Test("A view with constraints is not alive because of them, and they go with it")
  func ownership() {
    let card = Card()
    weak var weakView: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let view = card.add(UIView())
      let constraint = view.leftAnchor.constraint(equalTo: card.view.leftAnchor)
      constraint.isActive = true
      (weakView, weakConstraint) = (view, constraint)
      card.layOut()
      view.removeFromSuperview()
      #expect(!constraint.isActive)
      #expect(card.view.constraints.isEmpty)
    }
    card.layOut()
    #expect(weakView == nil)
    #expect(weakConstraint == nil)
  }

  @Test("A view goes though its layout was solved, and all in it")
  func rootOwnership() {
    weak var weakRoot: UIView?
    weak var weakView: UIView?
    do {
      let card = Card()
      let view = card.add(SizedView(10, 10))
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: card.view.layoutMarginsGuide.leftAnchor),
        view.topAnchor.constraint(equalTo: card.view.keyboardLayoutGuide.topAnchor),
        view.widthAnchor.constraint(lessThanOrEqualTo: card.view.readableContentGuide.widthAnchor),
      ])
      card.layOut()
      (weakRoot, weakView) = (card.view, view)
    }
    #expect(weakRoot == nil)
    #expect(weakView == nil)
  }

  @Test("A view that comes back brings the constraints inside it, not those to the outside")
  func readding() {
    let card = Card()
    let (box, inner) = (card.add(UIView()), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    let inside = [
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -3),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 3),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -3),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ]
    let outside = [
      box.leftAnchor.constraint(equalTo: card.view.leftAnchor, constant: 50),
      box.topAnchor.constraint(equalTo: card.view.topAnchor),
    ]
    NSLayoutConstraint.activate(inside + outside)
    card.layOut()
    #expect(box.frame == CGRect(50, 0, 26, 16))
    box.removeFromSuperview()
    #expect(inside.allSatisfy { $0.isActive } && outside.allSatisfy { !$0.isActive })
    card.view.addSubview(box)
    NSLayoutConstraint.activate(outside)
    outside[0].constant = 60
    card.layOut()
    #expect(box.frame == CGRect(60, 0, 26, 16))
  }

  @Test("Where the items have no view in common the constraint stays inactive and says why")
  func unrelated() {
    let card = Card()
    let stranger = UIView()
    let constraint = stranger.leftAnchor.constraint(equalTo: card.view.leftAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(card.messages.count == 1)
    #expect(card.messages.first?.contains("in no view together") == true)
  }

  @Test("Edges land on whole pixels, and views that touch still touch")
  func rounding() {
    let card = Card(width: 100)
    let views = (0..<3).map { _ in card.add(UIView()) }
    for (index, view) in views.enumerated() {
      let left = index == 0 ? card.view.leftAnchor : views[index - 1].rightAnchor
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: left),
        view.widthAnchor.constraint(equalTo: card.view.widthAnchor, multiplier: 1.0 / 3),
        view.topAnchor.constraint(equalTo: card.view.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 1),
      ])
    }
    card.layOut()
    let scale = views[0].traitCollection.displayScale
    for view in views {
      #expect((view.frame.maxX * scale).rounded() / scale == view.frame.maxX)
    }
    #expect(views[0].frame.maxX == views[1].frame.minX)
    #expect(views[1].frame.maxX == views[2].frame.minX)
    #expect(views[2].frame.maxX == 100)
  }

  @Test("A transform and a moved anchor point leave the layout as it is")
  func transform() {
    let card = Card()
    let view = card.add(UIView())
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: card.view.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: card.view.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    card.layOut()
    #expect(view.bounds == CGRect(0, 0, 40, 20))
    #expect(view.center == CGPoint(x: 120, y: 110))
  }

  @Test("A view without constraints keeps its frame, and has no part in Auto Layout")
  func untouched() {
    let card = Card()
    let plain = UIView(frame: CGRect(1, 2, 3, 4))
    card.view.addSubview(plain)
    card.layOut()
    #expect(plain.constraintLayout == nil && card.view.constraintLayout == nil)
    #expect(plain.frame == CGRect(1, 2, 3, 4))
  }

  @Test("Leading is on the right where reading starts there, and distances count from there")
  func rightToLeft() {
    let card = Card()
    card.view.semanticContentAttribute = .forceRightToLeft
    let view = card.add(SizedView(50, 10))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: card.view.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: card.view.topAnchor),
    ])
    card.layOut()
    #expect(view.frame == CGRect(230, 0, 50, 10))
    card.view.semanticContentAttribute = .forceLeftToRight
    card.layOut()
    #expect(view.frame == CGRect(20, 0, 50, 10))
  }
}
