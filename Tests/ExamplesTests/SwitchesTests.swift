import Testing
import Tocsin
import TocsinTesting
import UIKit
import WithTocsin

@testable import SwitchesExample

@Suite("Switches: made in code, read, listened to, styled")
struct SwitchesTests {
  private func page() throws -> (TestScreen, SwitchesPage) {
    let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
    let page = SwitchesPage()
    screen.window.rootViewController = page
    screen.advance(by: 0.1)
    return (screen, page)
  }

  @Test("Made at (100, 100) with no size, it is 51 × 31 and off")
  func made() throws {
    let (_, page) = try page()
    #expect(page.plain.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    #expect(!page.plain.isOn)
  }

  @Test("A tap turns it over and calls the action with the switch as its sender")
  func valueChanged() throws {
    let (screen, page) = try page()
    var senders: [(isSwitch: Bool, isOn: Bool)] = []
    page.plain.addAction(
      UIAction { action in
        senders.append((action.sender as? UISwitch === page.plain, page.plain.isOn))
      }, for: .valueChanged)
    #expect(screen.shows("is off"))
    screen.tap(at: CGPoint(x: 120, y: 115))
    screen.advance(by: 1)
    #expect(page.plain.isOn && screen.shows("is on"))
    screen.tap(at: CGPoint(x: 120, y: 115))
    screen.advance(by: 1)
    #expect(senders.map(\.isSwitch) == [true, true] && senders.map(\.isOn) == [true, false])
    #expect(screen.shows("is off"))
  }

  @Test("On a screen that is too low for them all, the last can be scrolled to")
  func scrolls() throws {
    let (screen, page) = try page()
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    #expect(page.classic.convert(page.classic.bounds, to: nil).minY > 320)
    screen.scroll(at: CGPoint(x: 300, y: 200), dy: 1000)
    screen.advance(by: 1)
    let frame = page.classic.convert(page.classic.bounds, to: nil)
    #expect(frame.maxY < 320)
    let isOn = page.classic.isOn
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.advance(by: 1)
    #expect(page.classic.isOn != isOn)
  }

  @Test("Set by the program it moves, animated or at once, and calls nobody")
  func set() throws {
    let (screen, page) = try page()
    var calls = 0
    page.plain.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    let off = screen.picture()
    page.plain.isOn = true
    #expect(page.plain.isOn)
    screen.step()
    let on = screen.picture()
    page.plain.setOn(false, animated: true)
    #expect(!page.plain.isOn)
    screen.advance(by: 0.1)
    let between = screen.picture()
    #expect(between != on && between != off)
    screen.advance(by: 1)
    #expect(screen.picture() == off)
    #expect(calls == 0 && screen.shows("is off"))
  }

  @Test("Brown while off, red while on, with a green thumb")
  func styled() throws {
    let (screen, page) = try page()
    #expect(page.styled.tintColor == .brown)
    #expect(page.styled.onTintColor == .red && page.styled.thumbTintColor == .green)
    let frame = page.styled.frame
    // The thumb is at the left while off and at the right while on.
    let (left, right) = (Int(frame.minX) + 15, Int(frame.maxX) - 15)
    let y = Int(frame.midY)
    #expect(screen.picture().color(left, y) == [0, 255, 0])
    page.styled.setOn(true, animated: true)
    screen.advance(by: 1)
    let picture = screen.picture()
    #expect(picture.color(right, y) == [0, 255, 0])
    #expect(picture.color(left - 6, y) == [255, 0, 0])
  }

  @Test("Pictures of 77 × 22 don't change the look of iOS 7, and show in that of iOS 6")
  func pictures() throws {
    let (screen, page) = try page()
    #expect(page.pictured.onImage?.size == CGSize(width: 77, height: 22))
    let (plain, pictured) = (page.plain.frame, page.pictured.frame)
    let picture = screen.picture()
    #expect(pictured.size == plain.size)
    for x in 0..<Int(plain.width) {
      for y in 0..<Int(plain.height) {
        let one = picture[Int(plain.minX) + x, Int(plain.minY) + y]
        #expect(one == picture[Int(pictured.minX) + x, Int(pictured.minY) + y])
      }
    }
    #expect(page.classic.look == .classic && page.classic.bounds.width == 77)
    let before = screen.picture()
    page.classic.onImage = nil
    screen.advance(by: 0.1)
    #expect(screen.picture() != before)
  }

  // MARK: Looks

  @Test("At rest, while the thumbs slide, turned over, and with the screen turned")
  func looks() throws {
    let (screen, page) = try page()
    expectGolden(screen, named: "rest")
    page.turnOver()
    screen.advance(by: 0.1)
    expectGolden(screen, named: "middle")
    screen.advance(by: 1)
    expectGolden(screen, named: "turned-over")
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    expectGolden(screen, named: "rotated")
  }

  @Test("On Tocsin's card the switch is as large, looks the same, and calls alike")
  func withTocsin() throws {
    let (screen, page) = try page()
    let handPicture = screen.picture()
    let (other, otherPage) = try self.page()
    let control = UISwitch()
    var states: [Bool] = []
    control.addAction(UIAction { _ in states.append(control.isOn) }, for: .valueChanged)
    var answer: Answer?
    let alert = WithTocsin.switches(control)
    alert.addAction(.default("Later") { answer = $0 })
    alert.present(from: otherPage) { _ in }
    other.advance(by: 1)
    #expect(control.bounds.size == page.styled.bounds.size)
    let picture = other.picture()
    let frame = control.convert(control.bounds, to: nil)
    #expect(
      picture.color(Int(frame.minX) + 15, Int(frame.midY))
        == handPicture.color(Int(page.styled.frame.minX) + 15, Int(page.styled.frame.midY)))
    other.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    other.advance(by: 1)
    #expect(states == [true])
    expectGolden(handPicture.beside(other.picture()), named: "by-hand-and-with-tocsin")
    try other.tap("Later")
    other.advance(by: 1)
    #expect(answer?.choice?.title == "Later")
  }
}
