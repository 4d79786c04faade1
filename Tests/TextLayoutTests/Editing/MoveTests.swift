import CoreGraphics
import Testing
import TextLayout

@Suite("Moves of the caret")
struct MoveTests {
  private func walk(
    _ string: String, _ move: TextMove, from start: TextPosition, width: CGFloat = .infinity
  ) -> [TextPosition] {
    let frame = TextFrame.layOut(sample(string), width: width)
    var positions = [start]
    while positions.count < 100 {
      let next = frame.position(from: positions[positions.count - 1], moving: move)
      if next == positions[positions.count - 1] { break }
      positions.append(next)
    }
    return positions
  }

  @Test("Forward goes over whole graphemes")
  func graphemes() {
    let string = "e\u{301}👨‍👩‍👧‍👦🇩🇪a\r\nb"
    let stops = walk(string, .forward, from: TextPosition(0)).map(\.offset)
    #expect(stops == [0, 2, 13, 17, 18, 20, 21])
    let back = walk(string, .backward, from: TextPosition(21)).map(\.offset)
    #expect(back == stops.reversed())
  }

  @Test(
    "Right goes by the eye: each caret is to the right of the one before",
    arguments: ["abc", "abc שלום def", "שלום", "abcאבג", "אבגabc", "שלום abc 123 עולם"])
  func visual(string: String) {
    let frame = TextFrame.layOut(sample(string), width: .infinity)
    let start = frame.position(at: CGPoint(x: -10, y: 5))
    let stops = walk(string, .right, from: start)
    let xs = stops.prefix(string.count + 1).map { frame.caretRect(at: $0, width: 0).minX }
    #expect(xs.count == string.count + 1)
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 })
    let end = frame.position(at: CGPoint(x: 1000, y: 5))
    let back = walk(string, .left, from: end).prefix(string.count + 1)
      .map { frame.caretRect(at: $0, width: 0).minX }
    #expect(zip(back.reversed(), xs).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test("Right from the end of a line goes on with the next, offset by offset")
  func acrossLines() {
    #expect(
      walk("word word", .right, from: TextPosition(0), width: 50).map(\.offset)
        == Array(0...9))
    #expect(
      walk("ab\ncd", .right, from: TextPosition(0)).map(\.offset) == Array(0...5))
    #expect(
      walk("ab\ncd", .left, from: TextPosition(5)).map(\.offset) == Array((0...5).reversed()))
  }

  @Test("Offsets alone get everywhere too, also through changes of direction")
  func offsets() {
    let string = "abc שלום def"
    let frame = TextFrame.layOut(sample(string), width: .infinity)
    var offset = 0
    for _ in 0..<12 { offset = frame.offset(from: offset, moving: .right) }
    #expect(offset == 12)
  }

  @Test("Down and up keep to the column where they began")
  func vertical() {
    let frame = TextFrame.layOut(sample("a long line\nx\na long line"), width: .infinity)
    let start = TextPosition(8)
    let goal = frame.caretRect(at: start, width: 0).minX
    let short = frame.position(from: start, moving: .down, goalX: goal)
    #expect(short.offset == 13)
    #expect(frame.position(from: short, moving: .down, goalX: goal).offset == 22)
    #expect(frame.position(from: start, moving: .up).offset == 0)
    #expect(frame.position(from: TextPosition(20), moving: .down).offset == 25)
  }

  @Test("A word's move ends at its end forward and at its beginning backward")
  func words() {
    let string = "Don’t panic,  it's 3.14 naïve"
    let ends = walk(string, .wordForward, from: TextPosition(0)).map(\.offset)
    #expect(ends == [0, 5, 11, 18, 23, 29])
    let starts = walk(string, .wordBackward, from: TextPosition(29)).map(\.offset)
    #expect(starts == [29, 24, 19, 14, 6, 0])
    #expect(TextBoundaries.word(in: string, at: 8) == 6..<11)
    #expect(TextBoundaries.word(in: string, at: 13) == nil)
  }

  @Test("In a text from right to left the word to the left is the next one")
  func wordsRightToLeft() {
    let frame = TextFrame.layOut(sample("שלום עולם"), width: .infinity)
    #expect(frame.position(from: TextPosition(0), moving: .wordLeft).offset == 4)
    #expect(frame.position(from: TextPosition(9), moving: .wordRight).offset == 5)
  }

  @Test("Ends of lines, paragraphs and the text")
  func ends() {
    let frame = TextFrame.layOut(sample("word word\nlast"), width: 50)
    func offset(_ move: TextMove, _ position: TextPosition = TextPosition(6)) -> TextPosition {
      frame.position(from: position, moving: move)
    }
    #expect(offset(.lineStart) == TextPosition(5))
    #expect(offset(.lineEnd) == TextPosition(9))
    #expect(offset(.lineEnd, TextPosition(1)) == TextPosition(5, .upstream))
    #expect(offset(.paragraphStart) == TextPosition(0))
    #expect(offset(.paragraphEnd) == TextPosition(9))
    #expect(offset(.textStart) == TextPosition(0))
    #expect(offset(.textEnd) == TextPosition(14))
  }

  @Test("Every move from every offset ends inside the text", arguments: oddStrings)
  func anything(string: String) {
    let frame = TextFrame.layOut(sample(string), width: 60)
    let moves: [TextMove] = [
      .left, .right, .up, .down, .wordLeft, .wordRight, .lineLeft, .lineRight, .forward,
      .backward, .lineStart, .lineEnd, .textStart, .textEnd, .paragraphStart, .paragraphEnd,
    ]
    for offset in stride(from: -1, through: string.utf16.count + 1, by: 7) {
      for move in moves {
        let result = frame.position(from: TextPosition(offset), moving: move).offset
        #expect((0...string.utf16.count).contains(result))
      }
    }
  }
}
