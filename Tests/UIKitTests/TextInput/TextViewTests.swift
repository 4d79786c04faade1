import Testing
import UIKit

@testable import UIKit

@Suite("Text views")
struct TextViewTests {
  /// A text view on a small screen, and what its delegate was told.
  final class Stage: NSObject, UITextViewDelegate {
    let screen = SteppedScreen(size: CGSize(width: 320, height: 400))
    let view = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 100))
    var log: [String] = []
    var allows = true

    override init() {
      super.init()
      view.font = .systemFont(ofSize: 16)
      view.delegate = self
      screen.window.addSubview(view)
      screen.turn()
    }

    func edit(_ text: String) {
      view.text = text
      view.becomeFirstResponder()
      screen.turn()
      log = []
    }

    /// The middle of a range of the text on the screen.
    func place(_ range: Range<Int>) -> CGPoint {
      let rect = view.selectedStretches(range)[0]
      return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func textViewDidChange(_ textView: UITextView) { log.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("should \(range.location),\(range.length) \(text)")
      return allows
    }
    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("link \(url) \(characterRange.location),\(characterRange.length)")
      return false
    }
  }

  @Test("What is typed goes in at the caret, Return breaks the line, Tab types a tab")
  func typing() {
    let stage = Stage()
    stage.edit("")
    stage.screen.type("ab")
    stage.screen.press(.keyboardReturnOrEnter, "\r")
    stage.screen.type("c")
    stage.screen.press(.keyboardTab, "\t")
    stage.screen.type("d")
    #expect(stage.view.text == "ab\nc\td")
    #expect(stage.log.filter { $0 == "change" }.count == 5)
    #expect(stage.log.contains("should 2,0 \n"))
  }

  @Test("Shift-Tab and Control-Tab leave the text")
  func leaving() {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 10, y: 200, width: 80, height: 40))
    stage.screen.window.addSubview(button)
    stage.edit("x")
    stage.screen.press(.keyboardTab, "\t", .control)
    #expect(button.isFocused)
    #expect(!stage.view.isEditing)
    stage.screen.press(.keyboardTab, "\t", .shift)
    #expect(stage.view.isEditing)
    #expect(stage.view.text == "x")
  }

  @Test("A change that the delegate refuses is not made")
  func refusal() {
    let stage = Stage()
    stage.edit("ab")
    stage.allows = false
    stage.screen.type("c")
    stage.screen.press(.keyboardDeleteOrBackspace)
    #expect(stage.view.text == "ab")
    #expect(stage.log == ["should 2,0 c", "should 1,1 "])
  }

  @Test("Arrows go up and down through lines and keep their column")
  func arrows() {
    let stage = Stage()
    stage.edit("long first line\nx\nlong first line")
    stage.view.selectedRange = NSRange(location: 8, length: 0)
    stage.screen.press(.keyboardDownArrow)
    #expect(stage.view.selectedRange.location == 17)
    stage.screen.press(.keyboardDownArrow)
    #expect(stage.view.selectedRange.location == 26)
    stage.screen.press(.keyboardHome)
    #expect(stage.view.selectedRange.location == 18)
    stage.screen.press(.keyboardEnd, "", .shift)
    #expect(stage.view.selectedRange == NSRange(location: 18, length: 15))
  }

  @Test("The caret is kept in view")
  func scrolling() {
    let stage = Stage()
    stage.edit((0..<40).map { "Line \($0)" }.joined(separator: "\n"))
    stage.screen.type("!")
    stage.screen.turn()
    #expect(stage.view.contentSize.height > 600)
    let bottom = stage.view.contentSize.height - 100
    #expect(stage.view.contentOffset.y == bottom)
    stage.view.selectedRange = NSRange(location: 0, length: 0)
    #expect(stage.view.contentOffset.y == 0)
    stage.view.scrollRangeToVisible(NSRange(location: 150, length: 1))
    #expect(stage.view.contentOffset.y > 100)
  }

  @Test("Undo takes back what was typed, word by word")
  func undo() {
    let stage = Stage()
    stage.edit("")
    for character in "one two" { stage.screen.type(String(character)) }
    stage.screen.press(.keyboardZ, "z", .control)
    #expect(stage.view.text == "one ")
    stage.screen.press(.keyboardZ, "z", .control)
    #expect(stage.view.text == "")
    stage.screen.press(.keyboardZ, "z", [.control, .shift])
    #expect(stage.view.text == "one ")
  }

  @Test("Text is cut, copied and pasted with its line breaks")
  func clipboard() {
    let stage = Stage()
    stage.edit("one\ntwo")
    stage.view.selectAll(nil)
    stage.screen.press(.keyboardX, "x", .control)
    #expect(stage.view.text == "")
    stage.screen.press(.keyboardV, "v", .control)
    stage.screen.press(.keyboardV, "v", .control)
    #expect(stage.view.text == "one\ntwoone\ntwo")
  }

  @Test("A touch sets the caret, twice selects a word, thrice the paragraph")
  func taps() {
    let stage = Stage()
    stage.edit("first words\nsecond")
    let place = stage.place(6..<11)
    stage.screen.tap(place.x, place.y)
    #expect((6...11).contains(stage.view.selectedRange.location))
    #expect(stage.view.selectedRange.length == 0)
    stage.screen.tap(place.x, place.y)
    #expect(stage.view.selectedRange == NSRange(location: 6, length: 5))
    stage.screen.tap(place.x, place.y)
    #expect(stage.view.selectedRange == NSRange(location: 0, length: 11))
  }

  @Test("A finger scrolls text, and chooses nothing by that")
  func finger() {
    let stage = Stage()
    stage.view.text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
    stage.screen.turn()
    stage.screen.down(100, 90)
    for step in 1...8 {
      stage.screen.advance(by: 1.0 / 60)
      stage.screen.move(100, 90 - 8 * CGFloat(step))
    }
    stage.screen.up(100, 26)
    #expect(stage.view.contentOffset.y > 30)
    #expect(!stage.view.isEditing)
  }

  @Test("A link in text that is only read is opened by a tap, if the delegate lets it")
  func links() throws {
    let stage = Stage()
    let text = NSMutableAttributedString(string: "See the manual for more.")
    let url = try #require(URL(string: "https://example.org/manual"))
    text.addAttributes([.link: url], range: NSRange(location: 8, length: 6))
    stage.view.attributedText = text
    stage.view.isEditable = false
    stage.screen.turn()
    let link = stage.place(8..<14)
    stage.screen.tap(link.x, link.y)
    #expect(stage.log.contains("link https://example.org/manual 8,6"))
    stage.log = []
    let plain = stage.place(0..<3)
    stage.screen.tap(plain.x, plain.y)
    #expect(!stage.log.contains { $0.hasPrefix("link") })
    #expect(stage.view.link(at: stage.view.convert(link, from: nil))?.range == 8..<14)
  }

  @Test("Text that is only read takes no typing, and can be copied")
  func readOnly() {
    let stage = Stage()
    stage.view.text = "read me"
    stage.view.isEditable = false
    stage.view.becomeFirstResponder()
    stage.screen.type("x")
    #expect(stage.view.text == "read me")
    stage.screen.press(.keyboardA, "a", .control)
    stage.screen.press(.keyboardC, "c", .control)
    #expect(UIPasteboard.general.string == "read me")
    stage.view.isSelectable = false
    #expect(!stage.view.canBecomeFirstResponder)
  }

  @Test("Without scrolling it is as high as its text, for constraints too")
  func heights() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.font = .systemFont(ofSize: 16)
    view.isScrollEnabled = false
    view.text = "one"
    let one = view.intrinsicContentSize.height
    view.text = "one\ntwo\nthree"
    let three = view.intrinsicContentSize.height
    #expect(abs((three - 16) - 3 * (one - 16)) <= 2)
    view.text = String(repeating: "many words ", count: 20)
    let wide = view.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity))
    let narrow = view.sizeThatFits(CGSize(width: 150, height: CGFloat.infinity))
    #expect(wide.width <= 300 && narrow.height > 1.7 * wide.height)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 150, height: CGFloat.infinity)).height == one)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test("Text stands five points in from the sides and eight from the top")
  func insets() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.text = "x"
    #expect(view.textOrigin == CGPoint(x: 5, y: 8))
    view.textContainerInset = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    view.textContainer.lineFragmentPadding = 0
    #expect(view.textOrigin == CGPoint(x: 4, y: 3))
  }

  @Test("What is typed takes the attributes before it, or those that were set")
  func attributes() {
    let stage = Stage()
    stage.edit("")
    stage.view.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    stage.screen.type("x")
    #expect(
      stage.view.attributedText.attributes(at: 3, effectiveRange: nil)[.foregroundColor]
        as? UIColor == UIColor.red)
    stage.view.typingAttributes = [.foregroundColor: UIColor.blue]
    stage.screen.type("y")
    #expect(
      stage.view.attributedText.attributes(at: 4, effectiveRange: nil)[.foregroundColor]
        as? UIColor == UIColor.blue)
  }

  @Test("A change is asked for, then the selection is told of, then the change, then everybody")
  func order() {
    let stage = Stage()
    stage.edit("ab")
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: stage.view, queue: nil
    ) { _ in MainActor.assumeIsolated { posted = stage.log.count } }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.screen.type("c")
    #expect(stage.log == ["should 2,0 c", "selection", "change"])
    #expect(posted == 3)
    // What the program sets is neither asked for nor told of.
    stage.log = []
    stage.view.text = "other"
    #expect(stage.log.isEmpty && stage.view.selectedRange.location == 5)
  }

  @Test("What is one character to a reader is deleted and passed over as one")
  func characters() {
    let stage = Stage()
    stage.edit("a👩‍👩‍👧e\u{301}")
    stage.screen.press(.keyboardDeleteOrBackspace)
    #expect(stage.view.text == "a👩‍👩‍👧")
    stage.screen.press(.keyboardLeftArrow)
    #expect(stage.view.selectedRange == NSRange(location: 1, length: 0))
    stage.screen.press(.keyboardRightArrow)
    stage.screen.press(.keyboardDeleteOrBackspace)
    #expect(stage.view.text == "a")
  }

  @Test("In another width lines break anew, and the caret stays in view")
  func width() {
    let stage = Stage()
    stage.edit(String(repeating: "word ", count: 60))
    let before = stage.view.contentSize.height
    stage.view.frame.size.width = 120
    stage.screen.turn()
    #expect(stage.view.contentSize.height > 2 * before)
    stage.screen.type("x")
    let caret = stage.view.caretRect(for: stage.view.endOfDocument)
    #expect(stage.view.bounds.insetBy(dx: -1, dy: -1).contains(caret))
  }

  @Test("Text that ends in a line break has room for the next line, where the caret stands")
  func lastBreak() {
    let stage = Stage()
    stage.edit("one")
    let one = stage.view.contentSize.height
    stage.screen.press(.keyboardReturnOrEnter, "\r")
    stage.screen.turn()
    #expect(stage.view.contentSize.height > one + 15)
    let caret = stage.view.caretRect(for: stage.view.endOfDocument)
    #expect(caret.minY > 20 && caret.maxY <= stage.view.contentSize.height)
    #expect(caret.minX < 8)
  }
}
