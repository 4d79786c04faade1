import Testing
import Tocsin
import TocsinTesting
import UIKit
import WithTocsin

@testable import CustomAlertExample

@Suite("Custom alert view: looks, and the same made from Tocsin")
struct CustomAlertPictures {
  private func page() -> TestScreen {
    let screen = TestScreen(
      size: CGSize(width: 320, height: 568), scale: 1, keyboard: .software(height: 216))
    screen.window.rootViewController = CustomAlertPage()
    screen.advance(by: 0.1)
    return screen
  }

  @Test("The page and the alert at rest")
  func rest() throws {
    let screen = page()
    expectGolden(screen, named: "page")
    try screen.tap("Ask for a name")
    screen.advance(by: 1)
    screen.type("Ada")
    screen.advance(by: 0.1)
    expectGolden(screen, named: "rest")
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.shows("You are Ada."))
  }

  @Test("In the middle of the pop, at its largest")
  func middle() throws {
    let screen = page()
    try screen.tap("Ask for a name")
    screen.advance(by: 0.6 * 0.2555)
    expectGolden(screen, named: "middle")
  }

  @Test("Turned while it is up")
  func rotated() throws {
    let screen = page()
    try screen.tap("Ask for a name")
    screen.advance(by: 1)
    screen.keyboard = .software(height: 162)
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    expectGolden(screen, named: "rotated")
  }

  @Test("On a device, its backdrop covers the page while it turns, and the keyboard turns along")
  func turning() throws {
    let screen = TestScreen(device: .phone, scale: 1)
    screen.window.rootViewController = CustomAlertPage()
    screen.advance(by: 0.1)
    try screen.tap("Ask for a name")
    screen.advance(by: 1)
    screen.rotate()
    screen.advance(by: 0.15)
    expectGolden(screen, named: "turning")
    screen.advance(by: 1)
    expectGolden(screen, named: "turned")
  }

  @Test("Tocsin's alert is as wide, stands in the same place, pops and answers alike")
  func withTocsin() throws {
    let (title, message) = ("Your name", "What shall we call you?")
    let screen = page()
    let byHand = CustomAlertView(title: title, message: message)
    byHand.show()
    let handScales = screen.scales(of: byHand.card, frames: 15)
    screen.advance(by: 1)
    let handFrame = byHand.card.frameOnScreen
    let handPicture = screen.picture()

    let other = page()
    let alert = WithTocsin.customAlert(title: title, message: message)
    alert.present(from: try #require(other.window.rootViewController)) { _ in }
    other.advance(by: 0)
    let card = try #require(other.view("alert.card"))
    let scales = other.scales(of: card, frames: 15)
    #expect(zip(handScales, scales).allSatisfy { near($0, $1, within: 0.01) })
    other.advance(by: 1)
    let frame = card.frameOnScreen
    #expect(frame.width == handFrame.width && near(frame.midX, handFrame.midX))
    #expect(near(frame.midY, handFrame.midY, within: 1))
    #expect(near(frame.height, handFrame.height, within: 12))
    expectGolden(handPicture.beside(other.picture()), named: "by-hand-and-with-tocsin")
  }
}
