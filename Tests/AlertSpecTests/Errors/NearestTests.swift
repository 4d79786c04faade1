import Testing

@testable import AlertSpec

@Suite("The nearest known word")
struct NearestTests {
  @Test("Letters are inserted, deleted, replaced or swapped")
  func distance() {
    func distance(_ a: String, _ b: String) -> Int {
      Nearest.distance(Array(a.utf8), Array(b.utf8))
    }
    #expect(distance("", "abc") == 3)
    #expect(distance("title", "title") == 0)
    #expect(distance("titel", "title") == 1)
    #expect(distance("tite", "title") == 1)
    #expect(distance("titlle", "title") == 1)
    #expect(distance("tible", "title") == 1)
    #expect(distance("kitten", "sitting") == 3)
  }

  @Test("Only what is close is suggested")
  func close() {
    let known = ["--title", "--message", "--timeout"]
    #expect(Nearest.to("--titel", in: known) == "--title")
    #expect(Nearest.to("--TITLE", in: known) == "--title")
    #expect(Nearest.to("--mess", in: known) == "--message")
    #expect(Nearest.to("--", in: known) == nil)
    #expect(Nearest.to("", in: known) == nil)
    #expect(Nearest.to("--colour", in: known) == nil)
    #expect(Nearest.to(String(repeating: "x", count: 10_000), in: known) == nil)
  }
}
