import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("The keyboard")
struct KeyboardPolicyTests {
  private func form(
    _ policy: KeyboardPolicy, size: CGSize = CGSize(width: 320, height: 568), fields: Int = 2
  ) -> TestScreen {
    let screen = TestScreen(size: size)
    let alert = question()
    alert.keyboardPolicy = policy
    for index in 0..<fields { alert.addField(.text("field \(index)", placeholder: "\(index)")) }
    alert.show()
    screen.advance(by: 1)
    return screen
  }

  // Case 1.
  @Test(
    "Above a keyboard of 216 points both buttons can be reached, and when it goes the card is back",
    arguments: [KeyboardPolicy.move, .compress, .stickToTop])
  func reachable(policy: KeyboardPolicy) throws {
    let screen = form(policy)
    let before = try screen.frame(of: "alert.card")
    screen.keyboard = .software(height: 216)
    screen.advance(by: 1)
    for title in ["OK", "Cancel"] { #expect(try screen.frame(of: title).maxY <= 352) }
    screen.keyboard = .hardware
    screen.advance(by: 1)
    let after = try screen.frame(of: "alert.card")
    #expect(abs(after.minY - before.minY) <= 0.5 && abs(after.height - before.height) <= 0.5)
  }

  // Case 2.
  @Test(
    "A keyboard that changes its height ten times leaves no drift",
    arguments: KeyboardPolicy.allCases)
  func noDrift(policy: KeyboardPolicy) throws {
    let screen = form(policy)
    screen.keyboard = .software(height: 216)
    screen.advance(by: 1)
    let first = try screen.frame(of: "alert.card")
    for _ in 0..<10 {
      screen.keyboard = .software(height: 260)
      screen.advance(by: 0.1)
      screen.keyboard = .software(height: 216)
      screen.advance(by: 0.1)
    }
    screen.advance(by: 1)
    #expect(try screen.shownFrame(of: "alert.card") == first)
  }

  // Case 3.
  @Test("The card moves by the overlap with its margin and no further, with the keyboard's curve")
  func overlapOnly() throws {
    let screen = form(.move, size: CGSize(width: 390, height: 844))
    let before = try screen.frame(of: "alert.card")
    // Ends well below the card: nothing moves.
    screen.keyboard = .software(height: 200)
    screen.advance(by: 1)
    #expect(try screen.frame(of: "alert.card") == before)
    screen.keyboard = .hardware
    screen.advance(by: 1)
    screen.keyboard = .software(height: 400)
    var tops: [CGFloat] = []
    for _ in 0..<60 {
      tops.append(try screen.shownFrame(of: "alert.card").minY)
      screen.step()
    }
    let after = try screen.frame(of: "alert.card")
    #expect(abs(after.maxY - (844 - 400 - Style.system.margin)) <= 0.5)
    #expect(after.height == before.height && after.minX == before.minX)
    // The keyboard's spring creeps to its end and overshoots nowhere.
    #expect(tops == tops.sorted(by: >))
    #expect(tops[1] < before.minY && tops[1] > after.minY)
    #expect(abs(tops[59] - after.minY) < 0.5)
  }

  @Test("Compressed, the card is in the middle of what is left")
  func compressed() throws {
    let screen = form(.compress, size: CGSize(width: 390, height: 844))
    screen.keyboard = .software(height: 300)
    screen.advance(by: 1)
    #expect(abs(try screen.frame(of: "alert.card").midY - 272) <= 1)
  }

  @Test("Stuck to the top, the card is there while the keyboard is up")
  func stuck() throws {
    let screen = form(.stickToTop, size: CGSize(width: 390, height: 844))
    let before = try screen.frame(of: "alert.card")
    screen.keyboard = .software(height: 200)
    screen.advance(by: 1)
    #expect(try screen.frame(of: "alert.card").minY == Style.system.margin)
    screen.keyboard = .hardware
    screen.advance(by: 1)
    #expect(try screen.frame(of: "alert.card") == before)
  }

  @Test("With no policy the keyboard covers what it covers")
  func ignored() throws {
    let screen = form(.none)
    let before = try screen.frame(of: "alert.card")
    screen.keyboard = .software(height: 300)
    screen.advance(by: 1)
    #expect(try screen.frame(of: "alert.card") == before)
  }

  @Test(
    "With very many fields the buttons are still above the keyboard",
    arguments: [KeyboardPolicy.move, .compress, .stickToTop])
  func manyFields(policy: KeyboardPolicy) throws {
    let screen = form(policy, fields: 12)
    screen.keyboard = .software(height: 216)
    screen.advance(by: 1)
    let card = try screen.frame(of: "alert.card")
    #expect(card.minY >= 0 && card.maxY <= 352)
    for title in ["OK", "Cancel"] { #expect(card.contains(try screen.frame(of: title))) }
  }

  @Test("A banner at the bottom sits on the keyboard")
  func banner() throws {
    let screen = TestScreen(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let alert = question()
    alert.addField(.text("name"))
    alert.placement = .banner(.bottom)
    alert.show()
    screen.advance(by: 1)
    let low = try screen.frame(of: "alert.card")
    screen.keyboard = .software(height: 216)
    screen.advance(by: 1)
    let high = try screen.frame(of: "alert.card")
    #expect(low.maxY == 844)
    #expect(abs(high.maxY - (844 - 216 - 34)) <= 0.5)
    // The space for the home indicator is the keyboard's now.
    #expect(abs(low.height - high.height - 34) <= 0.5)
  }
}
