import CoreGraphics
import Testing

@testable import TextLayout

@Suite("Text without a space in it")
struct UnbrokenTextTests {
  private let longest = ShapingAttributes.longestItem

  /// The most bytes that are shaped in one go, and so again for each line.
  private func longestRun(_ string: String, width: CGFloat) -> Int {
    let frame = TextFrame.layOut(sample(string), width: width)
    var longest = 0
    for line in frame.lines {
      let edges = line.runs.map { frame.runs[$0].glyphs.count }
      longest = max(longest, edges.max() ?? 0)
    }
    return longest
  }

  @Test("Ten thousand letters are shaped in short pieces, however wide their lines are")
  func shortPieces() {
    let letters = String(repeating: "AVAToWe", count: 1500)
    #expect(longestRun(letters, width: 100_000) == longest)
    #expect(longestRun(letters, width: 238) < longest)
    #expect(longestRun(String(repeating: "日本語", count: 2000), width: 100_000) <= longest / 3 + 1)
  }

  @Test("Text with spaces stays in one piece, and so does a line that isn't broken")
  func wholePieces() {
    let words = String(repeating: "word and ", count: 200)
    #expect(longestRun(words, width: 100_000) == words.utf8.count)
    let letters = String(repeating: "w", count: 3000)
    #expect(longestRun(letters, width: .infinity) == 3000)
  }

  @Test("No letter is lost at the edges of pieces", arguments: [-1, 0, 1])
  func edges(difference: Int) {
    for pieces in 1...3 {
      let word = String(repeating: "w", count: pieces * longest + difference)
      let frame = TextFrame.layOut(sample(word), width: 200)
      #expect(frame.lineStrings.joined() == word)
      let counts = frame.lines.map(\.range.count)
      #expect(Set(counts.dropLast()).count == 1)
      #expect(counts.last! <= counts[0])
    }
  }

  @Test("Letters follow each other across the edges as elsewhere")
  func spacing() {
    let word = String(repeating: "n", count: 3 * longest)
    let frame = TextFrame.layOut(sample(word), width: 100_000)
    #expect(frame.lines.count == 1)
    // No space is drawn together before the first letter.
    let steps = zip(frame.cells, frame.cells.dropFirst()).map { $1.x - $0.x }.dropFirst()
    #expect(steps.max()! - steps.min()! < 0.01)
  }

  @Test("Graphemes of many bytes are not torn")
  func graphemes() {
    let families = String(repeating: "👨‍👩‍👧‍👦", count: 60)
    let frame = TextFrame.layOut(sample(families), width: 300)
    #expect(frame.lineStrings.joined() == families)
    #expect(frame.cells.count == 60)
    #expect(frame.cells.allSatisfy { $0.startsGrapheme })
  }

  @Test("Text of both directions keeps its order across the edges")
  func bothDirections() {
    let mixed = String(repeating: "שלום123abc", count: 80)
    let whole = TextFrame.layOut(sample(mixed), width: .infinity)
    let parted = TextFrame.layOut(sample(mixed), width: 100_000)
    #expect(whole.runs.count < parted.runs.count)
    #expect(whole.cells.map(\.start) == parted.cells.map(\.start))
  }

  @Test("Joined letters stay joined across the edges")
  func joinedLetters() {
    let word = String(repeating: "ب", count: longest)
    let whole = TextFrame.layOut(sample(word), width: .infinity)
    let parted = TextFrame.layOut(sample(word), width: 100_000)
    #expect(whole.runs.count < parted.runs.count)
    #expect(whole.glyphs.map(\.id) == parted.glyphs.map(\.id))
  }

  @Test("What is cut short ends in its ellipsis")
  func truncated() {
    let text = sample(
      String(repeating: "w", count: 4 * longest), TextParagraph(lineBreak: .truncatingTail))
    for lines in 1...3 {
      let frame = TextFrame.layOut(text, width: 200, maximumLines: lines)
      #expect(frame.isTruncated && frame.lines.count == lines)
      #expect(frame.size.width <= 200)
      #expect(frame.lines.last!.range.upperBound == 4 * longest)
    }
  }
}
