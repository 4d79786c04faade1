import Foundation
import Testing
import TocsinTesting

@Suite("Goldens")
final class GoldenTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tocsin-goldens-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var testFile: String { folder.appendingPathComponent("SomeTests.swift").path }

  private func golden(_ mode: GoldenMode) -> Golden { Golden(for: testFile, mode: mode) }

  private func picture(_ pixel: UInt32 = 0xFF00_FF00) -> Picture {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 12)
    pixels[5] = pixel
    return Picture(width: 4, height: 3, pixels: pixels)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("__Goldens__/SomeTests/\(name)").path)
  }

  @Test("A missing golden fails and leaves the new picture to be looked at")
  func missing() {
    guard case .failed(let words) = golden(.never).compare(picture(), named: "a") else {
      Issue.record("A missing golden passed.")
      return
    }
    #expect(words.contains("GOLDENS=missing"))
    #expect(exists("a.new.png") && !exists("a.png"))
  }

  @Test("A missing golden is written on request, and the same picture then passes")
  func written() {
    guard case .written = golden(.missing).compare(picture(), named: "a") else {
      Issue.record("Nothing was written.")
      return
    }
    #expect(golden(.never).compare(picture(), named: "a") == .same)
  }

  @Test("A picture that differs by one pixel fails, and the difference is marked")
  func different() {
    _ = golden(.missing).compare(picture(), named: "a")
    guard case .failed(let words) = golden(.missing).compare(picture(0xFF00_F000), named: "a")
    else {
      Issue.record("A different picture passed.")
      return
    }
    #expect(words.contains("1 pixels differ, the worst by 15"))
    #expect(exists("a.diff.png") && exists("a.new.png"))
  }

  @Test("A difference within the tolerance passes, and what an earlier failure left is taken away")
  func tolerance() {
    _ = golden(.missing).compare(picture(), named: "a")
    _ = golden(.never).compare(picture(0), named: "a")
    #expect(golden(.never).compare(picture(0xFF01_FE01), named: "a") == .same)
    #expect(!exists("a.new.png") && !exists("a.diff.png"))
  }

  @Test("Another size fails and tells both")
  func size() {
    _ = golden(.missing).compare(picture(), named: "a")
    let larger = Picture(width: 4, height: 4, pixels: [UInt32](repeating: 0, count: 16))
    guard case .failed(let words) = golden(.never).compare(larger, named: "a") else {
      Issue.record("Another size passed.")
      return
    }
    #expect(words.contains("4 × 3 before, 4 × 4 now"))
  }

  @Test("Texts are compared line by line")
  func text() {
    _ = golden(.missing).compare("one\ntwo\n", named: "t")
    #expect(golden(.never).compare("one\ntwo\n", named: "t") == .same)
    guard case .failed(let words) = golden(.never).compare("one\nthree\n", named: "t") else {
      Issue.record("A different text passed.")
      return
    }
    #expect(words.contains("line 2 was “two” and is “three”."))
  }
}
