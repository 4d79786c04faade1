import Foundation
import Testing
import TextLayout

@testable import UIKit

@Suite("Labels", .serialized)
struct UILabelTests {
  private let long = "Your message could not be sent because the server did not answer in time."

  @Test("A label starts with nothing, one line, 17 points, natural, and takes no touches")
  func defaults() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test("The size is the text's, rounded up to whole pixels", arguments: [CGFloat(1), 2, 3])
  func pixels(_ scale: CGFloat) {
    let exact = long.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    let before = MainTraits.screen
    MainTraits.screen = before.modifyingTraits { $0.displayScale = scale }
    defer { MainTraits.screen = before }
    let size = UILabel().sized(long)
    #expect(size.width >= exact.width && size.width < exact.width + 1 / scale)
    #expect(size.height >= exact.height && size.height < exact.height + 1 / scale)
    #expect((size.width * scale).rounded() == size.width * scale)
  }

  @Test("In its own size no text is truncated, however its width falls on the pixels")
  func ownSize() {
    let before = MainTraits.screen
    defer { MainTraits.screen = before }
    for scale in [1, 2, 3] as [CGFloat] {
      MainTraits.screen = before.modifyingTraits { $0.displayScale = scale }
      for text in ["Floating controller", "Styled alert", long] {
        for size in stride(from: 9 as CGFloat, through: 40, by: 0.5) {
          let label = UILabel()
          label.text = text
          label.font = .systemFont(ofSize: size, weight: .bold)
          label.sizeToFit()
          let fitted = label.fit(label.styledText, in: label.bounds.size, numberOfLines: 1)
          #expect(!fitted.frame.isTruncated, "\(text) of \(size) at \(scale)")
        }
      }
    }
  }

  @Test("One line ignores the width it is offered, several break at it; height never counts")
  func sizeThatFits() {
    let label = UILabel()
    label.text = long
    let line = label.sizeThatFits(CGSize(width: 100, height: 1))
    #expect(line == label.sizeThatFits(.zero))
    label.numberOfLines = 0
    let broken = label.sizeThatFits(CGSize(width: 200, height: 1))
    #expect(broken.width <= 200 && broken.height > 3 * line.height - 3)
    #expect(label.sizeThatFits(.zero) == line)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(abs(two.height - 2 * line.height) < 3)
  }

  @Test("The intrinsic size breaks at the preferred width")
  func preferredWidth() {
    let label = UILabel()
    label.text = long
    label.numberOfLines = 0
    let unbroken = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 150
    #expect(label.intrinsicContentSize.width <= 150)
    #expect(label.intrinsicContentSize.height > unbroken.height * 3)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == unbroken)
  }

  @Test("The text's rectangle has no more lines than there is height for")
  func textRect() {
    let label = UILabel()
    label.text = long
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 45)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(rect.origin == bounds.origin)
    #expect(rect.height <= 45 && rect.height > 40)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).height < 25)
    label.text = ""
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).size == .zero)
  }

  @Test("A subclass that pads its text gets a padded size")
  func padding() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines n: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: n)
          .insetBy(dx: -8, dy: -4)
      }
    }
    let padded = Padded()
    padded.text = "OK"
    let plain = UILabel().sized("OK")
    #expect(padded.intrinsicContentSize.width == plain.width + 16)
    #expect(padded.sizeThatFits(.zero).height == plain.height + 8)
  }

  @Test("Text that doesn't fit shrinks as far as allowed, and is truncated only then")
  func shrinking() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "A rather long title"
    func fitted() -> FittedText {
      label.fit(label.styledText, in: label.bounds.size, numberOfLines: 1)
    }
    #expect(fitted().frame.isTruncated)
    label.adjustsFontSizeToFitWidth = true
    #expect(!fitted().frame.isTruncated)
    #expect(fitted().frame.size.width <= 100 && fitted().frame.size.width > 92)
    label.minimumScaleFactor = 0.9
    #expect(fitted().frame.isTruncated)
    label.minimumScaleFactor = 1
    #expect(fitted().unshrunk == nil)
  }

  @Test("Letters draw together before the text is truncated, if they may")
  func tightening() {
    let label = UILabel()
    label.text = "A rather long title"
    label.sizeToFit()
    label.bounds.size.width -= 3
    func isTruncated() -> Bool {
      label.fit(label.styledText, in: label.bounds.size, numberOfLines: 1).frame.isTruncated
    }
    #expect(isTruncated())
    label.allowsDefaultTighteningForTruncation = true
    #expect(!isTruncated())
    label.bounds.size.width -= 30
    #expect(isTruncated())
  }

  @Test("Setting text drops attributes; font and colour set later reach all of an attributed text")
  func attributedText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "abc", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .kern: 2])
    #expect(label.text == "abc")
    #expect(label.font == .boldSystemFont(ofSize: 20))
    label.font = .systemFont(ofSize: 10)
    label.textColor = .red
    let attributes = label.attributedText!.attributes(at: 1, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 10))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.kern] as? Int == 2)
    label.text = "abc"
    #expect(label.attributedText!.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test("Only a change that shows has the label drawn anew")
  func redraws() {
    final class Counting: UILabel {
      var displays = 0
      override func setNeedsDisplay() {
        displays += 1
        super.setNeedsDisplay()
      }
    }
    let label = Counting()
    label.text = "abc"
    label.displays = 0
    label.text = "abc"
    label.font = label.font
    label.textColor = .label
    label.textAlignment = .natural
    label.numberOfLines = 1
    label.shadowOffset = CGSize(width: 3, height: 3)
    label.isHighlighted = true
    label.minimumScaleFactor = 0.5
    label.tintColor = .red
    #expect(label.displays == 0)
    label.text = "abd"
    #expect(label.displays == 1)
    label.highlightedTextColor = .red
    label.isHighlighted = false
    label.textColor = .blue
    #expect(label.displays == 4)
  }

  @Test("Fonts of text styles follow the preferred size, if asked to")
  func contentSize() {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "abc"
    let window = UIWindow()
    window.addSubview(label)
    window.isHidden = false
    defer { UIApplication.reset() }
    UIScreen.main.setTraits { $0.preferredContentSizeCategory = .accessibilityMedium }
    #expect(label.font.pointSize == 28)
    label.font = .systemFont(ofSize: 17)
    UIScreen.main.setTraits { $0.preferredContentSizeCategory = .large }
    #expect(label.font.pointSize == 17)
  }

  @Test("Baselines are those of the text in the middle of the height")
  func baselines() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.text = "one\ntwo"
    label.numberOfLines = 2
    let font = label.font!
    let top = ((100 - 2 * font.lineHeight) / 2).rounded()
    #expect(abs(label.baselines.first - (top + font.ascender)) < 0.01)
    #expect(abs(label.baselines.last - (top + font.ascender + font.lineHeight)) < 0.01)
  }

  @Test("A label is read out as its text, unless it is given another name")
  func accessibility() {
    let label = UILabel()
    label.text = "Title"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Title")
    #expect(label.accessibilityTraits.contains(.staticText))
    label.accessibilityLabel = "Name"
    #expect(label.accessibilityLabel == "Name")
  }

  @Test("Text of any length is laid out and drawn")
  func longTexts() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: long + " ", count: 70)
    label.frame.size = label.sizeThatFits(CGSize(width: 238, height: 0))
    #expect(label.frame.height > 3500)
    label.text = String(repeating: "x", count: 5000)
    #expect(label.sizeThatFits(CGSize(width: 238, height: 0)).width <= 238)
  }

  @Test("A label is measured anew after each change that its size depends on")
  func measuredAnew() {
    let label = UILabel()
    var known: [CGSize] = []
    func measure(_ change: () -> Void) {
      change()
      let size = label.sizeThatFits(CGSize(width: 120, height: 0))
      // Twice, as the second answer may be one that was kept.
      #expect(label.sizeThatFits(CGSize(width: 120, height: 0)) == size)
      #expect(!known.contains(size), "Nothing changed from \(known) to \(size)")
      known.append(size)
    }
    measure { label.text = long }
    measure { label.numberOfLines = 0 }
    measure { label.numberOfLines = 2 }
    measure { label.font = .systemFont(ofSize: 30) }
    measure { label.attributedText = NSAttributedString(string: "Short") }
    measure { label.font = .systemFont(ofSize: 12, weight: .black) }
    #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) != known.last)
  }
}

extension UILabel {
  /// The size of this label with that text.
  fileprivate func sized(_ text: String) -> CGSize {
    self.text = text
    return intrinsicContentSize
  }
}
