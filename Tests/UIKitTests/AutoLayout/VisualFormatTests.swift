import Testing

@testable import UIKit

@Suite("The visual format")
struct VisualFormatTests {
  private let card = Card()

  private func activate(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
    _ views: [String: Any]
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views))
  }

  @Test("A row with distances, lengths, metrics and a priority")
  func row() {
    let (a, b) = (card.add(UIView()), card.add(UIView()))
    activate(
      "H:|-pad-[a(60)]-(>=4,20@300)-[b(>=a)]-pad-|", options: [.alignAllTop, .alignAllBottom],
      metrics: ["pad": 10], ["a": a, "b": b])
    activate("V:|[a(==30)]", ["a": a])
    card.layOut()
    #expect(a.frame == CGRect(10, 0, 60, 30))
    #expect(b.frame.maxX == 290)
    #expect(b.frame.minY == 0 && b.frame.height == 30)
    #expect(b.frame.minX == 90)
  }

  @Test("A bare dash is 8 between views and the margin at the edge; nothing is nothing")
  func standardDistances() {
    card.view.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    let (a, b, c) = (card.add(UIView()), card.add(UIView()), card.add(UIView()))
    activate("H:|-[a(20)]-[b(20)][c(20)]", ["a": a, "b": b, "c": c])
    activate("V:|-[a]-|", ["a": a])
    card.layOut()
    #expect(a.frame == CGRect(12, 11, 20, 176))
    #expect(b.frame.minX == 40)
    #expect(c.frame.minX == 60)
  }

  @Test("Read from the right, the first view is on the right")
  func fromTheRight() {
    let (a, b) = (card.add(UIView()), card.add(UIView()))
    activate(
      "H:|-5-[a(20)]-5-[b(20)]", options: .directionRightToLeft, ["a": a, "b": b])
    card.layOut()
    #expect(a.frame.maxX == 295)
    #expect(b.frame.maxX == 270)
  }

  @Test(
    "What can't be read is pointed at",
    arguments: [
      ("H:|-[a", 6, "must end with ']'"), ("H:[a]-x-[b]", 6, "\"x\" is a key neither"),
      ("H:[c]", 3, "\"c\" is not a key of the dictionary of views: it has a, b"),
      ("H:[a]-8[b]", 7, "followed by '-'"), ("[a(>=)]", 5, "there must be a length"),
      ("[a(10@2000)]", 6, "at most 1000"), ("H:|-[a]-|x", 9, "nothing may come after"),
      ("[a]-", 4, "must lead to a view"), ("[]", 1, "must have a name"), ("", 0, "'[name]'"),
      ("[a(5,6", 6, "end with ')'"), ("|", 1, "after '|'"),
    ])
  func errors(format: String, offset: Int, message: String) {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatParser.parse(format, metrics: ["m": 1], views: ["a", "b"])
    }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test("The error shows the format with a mark under the place")
  func errorWords() {
    let error = VisualFormatError(message: "there must be more.", format: "H:[a]-", offset: 6)
    #expect(
      error.words == """
        A visual format can't be read: there must be more.
        H:[a]-
              ^
        """)
  }

  @Test("Aligning along the line that the format draws is refused")
  func wrongAlignment() {
    let (a, b) = (card.add(UIView()), card.add(UIView()))
    #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.read(
        "V:[a][b]", options: .alignAllTop, metrics: [:], views: ["a": a, "b": b])
    }
  }
}
