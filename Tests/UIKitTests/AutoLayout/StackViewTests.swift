import QuartzCore
import Testing

@testable import UIKit

@Suite("A stack view")
struct StackViewTests {
  private let card = Card()
  private let stack = UIStackView()
  private let views = [SizedView(30, 10), SizedView(60, 20), SizedView(30, 40)]

  /// Puts the stack of three views into the card: in its top left corner, and with a size if given.
  private func show(width: CGFloat? = nil, height: CGFloat? = nil) {
    for view in views { stack.addArrangedSubview(view) }
    card.add(stack)
    stack.leadingAnchor.constraint(equalTo: card.view.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: card.view.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    card.layOut()
  }

  private var frames: [CGRect] { views.map(\.frame) }

  @Test("It is as large as its views and the spacing, and fills across")
  func size() {
    stack.spacing = 5
    show()
    #expect(stack.frame == CGRect(0, 0, 130, 40))
    #expect(frames == [CGRect(0, 0, 30, 40), CGRect(35, 0, 60, 40), CGRect(100, 0, 30, 40)])
    #expect(card.messages.isEmpty)
  }

  @Test("Filling, of equals the first grows and the last shrinks")
  func fill() {
    show(width: 200)
    #expect(frames.map(\.width) == [110, 60, 30])
    views[2].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    card.layOut()
    #expect(frames.map(\.width) == [30, 60, 110])
  }

  @Test("Filling equally, all have one width")
  func fillEqually() {
    stack.distribution = .fillEqually
    stack.spacing = 10
    show(width: 200)
    #expect(frames.map(\.width) == [60, 60, 60])
    #expect(frames.map(\.minX) == [0, 70, 140])
  }

  @Test("Filling proportionally, widths go with the contents")
  func fillProportionally() {
    stack.distribution = .fillProportionally
    show(width: 240)
    #expect(frames.map(\.width) == [60, 120, 60])
    views[1].size.width = 180
    card.layOut()
    #expect(frames.map(\.width) == [30, 180, 30])
  }

  @Test("With equal spacing the gaps are equal")
  func equalSpacing() {
    stack.distribution = .equalSpacing
    show(width: 200)
    #expect(frames.map(\.minX) == [0, 70, 170])
    #expect(frames.map(\.width) == [30, 60, 30])
  }

  @Test("With equal spacing and no width of its own it is as narrow as the spacing lets it be")
  func equalSpacingFits() {
    stack.distribution = .equalSpacing
    stack.spacing = 7
    show()
    #expect(stack.frame.width == 134)
  }

  @Test("With equal centring the middles are equally far apart")
  func equalCentering() {
    stack.distribution = .equalCentering
    views[0].size.width = 20
    show(width: 201)
    #expect(frames.map(\.midX) == [10, 98, 186])
  }

  @Test(
    "Views go where the alignment says",
    arguments: [
      (UIStackView.Alignment.leading, [CGFloat(0), 0, 0]), (.center, [15, 10, 0]),
      (.trailing, [30, 20, 0]),
    ])
  func alignment(alignment: UIStackView.Alignment, tops: [CGFloat]) {
    stack.alignment = alignment
    show()
    #expect(frames.map(\.minY) == tops)
    #expect(frames.map(\.height) == [10, 20, 40])
    #expect(stack.frame.height == 40)
  }

  @Test("A column lays out downwards, with spacing of its own after some views")
  func column() {
    stack.axis = .vertical
    stack.spacing = 4
    stack.alignment = .leading
    show()
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    card.layOut()
    #expect(frames.map(\.minY) == [0, 30, 58])
    #expect(stack.frame.size == CGSize(width: 60, height: 98))
    #expect(stack.customSpacing(after: views[0]) == 20)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    card.layOut()
    #expect(frames.map(\.minY) == [0, 14, 42])
  }

  @Test("Margins keep the views in where the arrangement is relative to them")
  func margins() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    show()
    #expect(stack.frame.size == CGSize(width: 126, height: 44))
    #expect(views[0].frame.origin == CGPoint(x: 2, y: 1))
    stack.layoutMargins = .zero
    card.layOut()
    #expect(stack.frame.size == CGSize(width: 120, height: 40))
  }

  @Test("In a language from the right a row begins on the right")
  func rightToLeft() {
    stack.semanticContentAttribute = .forceRightToLeft
    show()
    #expect(frames.map(\.minX) == [90, 30, 0])
  }

  @Test("Labels of several sizes stand on one baseline")
  func baselines() {
    let labels = [12, 30, 18].map { size in
      let label = UILabel()
      label.text = "Ag"
      label.font = .systemFont(ofSize: size)
      stack.addArrangedSubview(label)
      return label
    }
    stack.alignment = .lastBaseline
    card.add(stack)
    stack.topAnchor.constraint(equalTo: card.view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: card.view.leadingAnchor).isActive = true
    card.layOut()
    let lines = labels.map { $0.frame.minY + $0.baselines.last }
    #expect(lines.max()! - lines.min()! < 1)
    #expect(labels[1].frame.minY == 0)
  }

  @Test("Hidden views take neither room nor spacing")
  func hidden() {
    stack.spacing = 5
    show()
    views[1].isHidden = true
    card.layOut()
    #expect(stack.frame.width == 65)
    #expect(views[2].frame.minX == 35)
    views[1].isHidden = false
    card.layOut()
    #expect(stack.frame.width == 130)
    #expect(card.messages.isEmpty)
  }

  @Test("A view that leaves the stack leaves the arrangement; one taken out of it stays a subview")
  func removal() {
    show()
    views[0].removeFromSuperview()
    card.layOut()
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    #expect(stack.frame.width == 90)
    stack.removeArrangedSubview(views[1])
    card.layOut()
    #expect(views[1].superview === stack)
    #expect(stack.frame.width == 30)
    stack.insertArrangedSubview(views[0], at: 0)
    card.layOut()
    #expect(frames[0].minX == 0 && frames[2].minX == 30)
  }

  @Test("A view within a stack within a stack passes its baseline up")
  func nestedBaseline() {
    let label = UILabel()
    label.text = "Ag"
    stack.axis = .vertical
    stack.addArrangedSubview(SizedView(10, 25))
    stack.arrangedSubviews[0].isHidden = true
    stack.addArrangedSubview(label)
    card.add(stack)
    let mark = card.add(SizedView(1, 1))
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: card.view.topAnchor, constant: 30),
      stack.leadingAnchor.constraint(equalTo: card.view.leadingAnchor),
      mark.leadingAnchor.constraint(equalTo: card.view.leadingAnchor),
      mark.topAnchor.constraint(equalTo: stack.firstBaselineAnchor),
    ])
    card.layOut()
    #expect(abs(mark.frame.minY - 30 - label.baselines.first) < 1)
  }
}
