import Testing

@testable import UIKit

@Suite("The size of content")
struct ContentSizeTests {
  @Test("A view takes the size of its content where nothing else sets one")
  func intrinsic() {
    let card = Card()
    let view = card.add(SizedView(70, 30))
    view.centerXAnchor.constraint(equalTo: card.view.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: card.view.centerYAnchor).isActive = true
    card.layOut()
    #expect(view.frame == CGRect(115, 85, 70, 30))
    view.size.width = 90
    card.layOut()
    #expect(view.frame == CGRect(105, 85, 90, 30))
  }

  @Test("Who hugs least strongly grows")
  func hugging() {
    let card = Card()
    let (left, right) = row(in: card, SizedView(50, 20), SizedView(50, 20))
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    card.layOut()
    #expect(left.frame == CGRect(0, 0, 50, 20))
    #expect(right.frame == CGRect(50, 0, 250, 20))
    right.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    card.layOut()
    #expect(left.frame.width == 250)
    #expect(right.frame.width == 50)
  }

  @Test("Who resists compression least strongly shrinks")
  func compression() {
    let card = Card()
    let (left, right) = row(in: card, SizedView(200, 20), SizedView(200, 20))
    left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    card.layOut()
    #expect(left.frame.width == 100)
    #expect(right.frame.width == 200)
  }

  private func row(
    in card: Card, _ left: SizedView, _ right: SizedView
  ) -> (SizedView, SizedView) {
    card.add(left)
    card.add(right)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: card.view.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: card.view.trailingAnchor),
      left.topAnchor.constraint(equalTo: card.view.topAnchor),
      right.topAnchor.constraint(equalTo: card.view.topAnchor),
    ])
    return (left, right)
  }

  @Test("A label of many lines is as high as its text is at the width that it gets")
  func multiline() {
    let card = Card()
    let label = card.add(UILabel())
    label.numberOfLines = 0
    label.text = "This text is longer than one line of the card can be, whatever the font."
    let below = card.add(SizedView(10, 10))
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: card.view.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: card.view.trailingAnchor, constant: -20),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: card.view.leadingAnchor),
    ])
    card.layOut()
    let narrow = label.sizeThatFits(CGSize(width: 260, height: 0)).height
    #expect(label.frame == CGRect(20, 0, 260, narrow))
    #expect(below.frame.minY == narrow)
    card.view.frame.size.width = 1000
    card.layOut()
    #expect(label.frame.height == label.font.lineHeight.rounded(.up))
    #expect(label.frame.height < narrow)
    card.view.frame.size.width = 300
    card.layOut()
    #expect(label.frame.height == narrow)
  }

  @Test("A label that may be narrower than its room hugs its broken text, and grows back")
  func bubble() {
    let card = Card()
    let label = card.add(UILabel())
    label.numberOfLines = 0
    label.text = "Some words that will not fit on one line of the card."
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: card.view.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: card.view.trailingAnchor),
    ])
    card.layOut()
    let broken = label.sizeThatFits(CGSize(width: 300, height: 0))
    #expect(label.frame.size == broken)
    #expect(broken.width < 300)
    card.view.frame.size.width = 1000
    card.layOut()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test("Baselines line up, whatever the fonts and heights")
  func baselines() {
    let card = Card()
    let (large, small) = (card.add(UILabel()), card.add(UILabel()))
    large.text = "Large"
    large.font = .systemFont(ofSize: 40)
    small.text = "small"
    small.font = .systemFont(ofSize: 12)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: card.view.topAnchor),
      large.leadingAnchor.constraint(equalTo: card.view.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      small.heightAnchor.constraint(equalToConstant: 30),
    ])
    card.layOut()
    let scale = small.traitCollection.displayScale
    let one = large.frame.minY + large.baselines.first
    let other = small.frame.minY + small.baselines.first
    #expect(abs(one - other) <= 1.01 / scale)
  }

  @Test("Constraints name the alignment rectangle, not the frame")
  func alignmentRect() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let card = Card()
    let view = card.add(Shadowed())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: card.view.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: card.view.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    card.layOut()
    #expect(view.frame == CGRect(8, 9, 26, 24))
  }

  @Test("The fitting size is what the constraints inside ask for, near the target")
  func fitting() {
    let card = Card()
    let label = card.add(UILabel())
    label.numberOfLines = 0
    label.text = "A few words to be broken into lines at some width or other."
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.view.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: card.view.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: card.view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.view.trailingAnchor, constant: -10),
    ])
    let compressed = card.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed.width == label.intrinsicContentSize.width + 20)
    #expect(compressed.height == label.intrinsicContentSize.height + 20)
    let column = card.view.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(column.width == 120)
    #expect(column.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20)
    #expect(card.view.frame.size == CGSize(width: 300, height: 200))
  }
}
