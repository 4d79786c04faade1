import CoreGraphics
import Testing

@testable import TextLayout

@Suite("The cache of frames")
struct FrameCacheTests {
  private let room = TextRoom(width: 100, maximumLines: 0, maximumHeight: .infinity)
  private let frame = TextFrame.layOut(sample("abc"), width: 100)

  @Test("The same text in the same room is the same frame")
  func hit() {
    #expect(TextFrame.layOut(sample("abc"), width: 100) === frame)
    #expect(TextFrame.layOut(sample("abc"), width: 101) !== frame)
    #expect(TextFrame.layOut(sample("abc", weight: 600), width: 100) !== frame)
  }

  @Test("It never holds more than twice its limit, whatever goes in")
  func bounded() {
    let cache = FrameCache(maximumCount: 10, maximumCost: 1_000_000)
    for number in 0..<500 { cache.keep(frame, for: sample("\(number)"), in: room) }
    #expect(cache.count <= 20)
    let costly = FrameCache(maximumCount: 1000, maximumCost: frame.cost * 5)
    for number in 0..<500 { costly.keep(frame, for: sample("\(number)"), in: room) }
    #expect(costly.count <= 10)
  }

  @Test("What is asked for stays; what alone is too costly never comes in")
  func replacement() {
    let cache = FrameCache(maximumCount: 10, maximumCost: 1_000_000)
    cache.keep(frame, for: sample("wanted"), in: room)
    for number in 0..<500 {
      cache.keep(frame, for: sample("\(number)"), in: room)
      #expect(cache.frame(for: sample("wanted"), in: room) === frame)
    }
    let small = FrameCache(maximumCount: 10, maximumCost: 3)
    small.keep(frame, for: sample("abc"), in: room)
    #expect(small.count == 0)
  }

  @Test("Layouts on several threads at once are equal")
  func concurrent() async {
    let expected = oddStrings.map { describe(TextFrame.layOut(sample($0, size: 15), width: 80)) }
    await withTaskGroup(of: [String].self) { group in
      for task in 0..<8 {
        group.addTask {
          // A width of its own for each task, so that nothing comes from the cache.
          oddStrings.map {
            let frame = TextFrame.layOut(
              sample($0, size: 15), width: 80 + CGFloat(task) * 0.000_001)
            _ = frame.bitmap(scale: CGFloat(task % 3 + 1))
            return describe(frame)
          }
        }
      }
      for await result in group { #expect(result == expected) }
    }
  }

  private func describe(_ frame: TextFrame) -> String {
    frame.lines.map { "\($0.range) \($0.rect.width) \($0.rect.minY)" }.joined(separator: "\n")
      + frame.glyphs.map { "\($0.id)@\($0.x)" }.joined(separator: " ")
  }
}
