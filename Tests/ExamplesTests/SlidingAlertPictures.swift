import Testing
import Tocsin
import TocsinTesting
import UIKit
import WithTocsin

@testable import SlidingAlertExample

@Suite("Sliding alert: looks, and the same made from Tocsin")
struct SlidingAlertPictures {
  private func open(
    _ appearance: UIUserInterfaceStyle = .light
  ) -> (screen: TestScreen, page: SlidingAlertPage) {
    let screen = TestScreen(device: .classic, scale: 1, appearance: appearance)
    let page = SlidingAlertPage()
    screen.window.rootViewController = page
    screen.advance(by: 0.1)
    return (screen, page)
  }

  @Test("The list, its menu, the text input")
  func list() throws {
    let (screen, _) = open()
    expectGolden(screen, named: "page")
    try screen.tap("Buy bread")
    screen.advance(by: 0.1)
    expectGolden(screen, named: "menu-opening")
    screen.advance(by: 1)
    expectGolden(screen, named: "menu")
    try screen.tap("Edit")
    screen.advance(by: 1)
    expectGolden(screen, named: "text-input")
  }

  @Test("The menu and the text input on their way, and turned")
  func listTurned() throws {
    let (screen, page) = open()
    try screen.tap("Buy bread")
    screen.advance(by: 1)
    screen.rotate()
    screen.advance(by: 1)
    expectGolden(screen, named: "menu-rotated")
    try screen.tap("Buy bread")
    screen.advance(by: 0.1)
    expectGolden(screen, named: "menu-closing-rotated")
    UIDevice.current.turn(to: .portrait)
    screen.advance(by: 1)
    page.choose(.edit, for: 1)
    screen.advance(by: 0.08)
    expectGolden(screen, named: "text-input-middle")
    screen.advance(by: 1)
    screen.rotate()
    screen.advance(by: 1)
    expectGolden(screen, named: "text-input-rotated")
    try screen.tap("Cancel")
    screen.advance(by: 0.12)
    expectGolden(screen, named: "text-input-leaving-rotated")
  }

  @Test("The alert coming, at rest, turned, and in its other forms")
  func alert() throws {
    let (screen, page) = open()
    page.askToDelete(1)
    screen.advance(by: 0.08)
    expectGolden(screen, named: "middle")
    screen.advance(by: 1)
    expectGolden(screen, named: "rest")
    screen.rotate()
    screen.advance(by: 1)
    expectGolden(screen, named: "rotated")
    UIDevice.current.turn(to: .portrait)
    screen.advance(by: 1)
    for (option, name) in [
      (MenuOption.okayAlone, "okay"), (.cancelAlone, "cancel"), (.longMessage, "long"),
      (.noButtons, "none"),
    ] {
      page.alert.removeCustomAlertFromViewInstantly()
      page.choose(option, for: 1)
      screen.advance(by: 1)
      expectGolden(screen, named: name)
    }
  }

  @Test("In the dark the list is dark, and the alert as it was")
  func dark() throws {
    let (screen, page) = open(.dark)
    try screen.tap("Buy bread")
    screen.advance(by: 1)
    expectGolden(screen, named: "menu-dark")
    page.askToDelete(1)
    screen.advance(by: 1)
    expectGolden(screen, named: "rest-dark")
  }

  /// Where the eye sees the top edge of a view in each of some frames.
  private func heights(of view: UIView, on screen: TestScreen) -> [CGFloat] {
    (0..<14).map { _ in
      screen.step()
      return view.shown.frame.minY
    }
  }

  @Test("Tocsin's alert has the same frames, slides alike in and out, and answers alike")
  func withTocsin() throws {
    let message = "Delete “Buy bread”?"
    let (screen, page) = open()
    page.askToDelete(1)
    screen.advance(by: 0)
    let handComing = heights(of: page.alert.card, on: screen)
    screen.advance(by: 1)
    let handFrame = page.alert.card.frameOnScreen
    let handBar = page.alert.toolbar.frameOnScreen
    let handPicture = screen.picture()
    let hand = ButtonLog()
    page.alert.delegate = hand
    try screen.tap("Okay")
    try screen.tap("Cancel")
    page.alert.removeCustomAlertFromView()
    screen.advance(by: 0)
    let handGoing = heights(of: page.alert.card, on: screen)

    for (title, ending) in [("Okay", "ok"), ("Cancel", "cancel")] {
      let (other, otherPage) = open()
      var pressed: [String] = []
      let alert = WithTocsin.slidingAlert(
        message: message,
        buttons: [
          .cancel { _ in pressed.append("cancel") }, .default("Okay") { _ in pressed.append("ok") },
        ])
      alert.present(from: otherPage) { _ in }
      other.advance(by: 0)
      let card = try #require(other.view("alert.card"))
      let coming = heights(of: card, on: other)
      #expect(zip(handComing, coming).allSatisfy { near($0, $1, within: 0.5) })
      other.advance(by: 1)
      #expect(card.frameOnScreen == handFrame)
      // The titles stand at the edges, dot for dot, below the line that a toolbar has.
      let picture = other.picture()
      let bar = handBar.insetBy(dx: 0, dy: 2)
      #expect(picture.part(bar) == handPicture.part(bar))
      #expect(try near(other.frame(of: title).midY, handBar.midY, within: 0.5))
      #expect(picture.color(4, 60) == handPicture.color(4, 60))
      #expect(picture.color(4, 400) == handPicture.color(4, 400))
      if title == "Okay" {
        expectGolden(handPicture.beside(picture), named: "by-hand-and-with-tocsin")
      }
      try other.tap(title)
      other.advance(by: 0)
      let going = heights(of: card, on: other)
      #expect(zip(handGoing, going).allSatisfy { near($0, $1, within: 0.5) })
      other.advance(by: 1)
      #expect(pressed == [ending] && hand.pressed.contains(ending))
    }
  }

  @Test("Tocsin's alert without buttons goes after three seconds")
  func noticeWithTocsin() {
    let (screen, page) = open()
    let alert = WithTocsin.slidingAlert(message: "This goes by itself.", buttons: [])
    alert.present(from: page) { _ in }
    screen.advance(by: 2.9)
    #expect(screen.shows("This goes by itself."))
    screen.advance(by: 1)
    #expect(!screen.shows("This goes by itself."))
  }
}
