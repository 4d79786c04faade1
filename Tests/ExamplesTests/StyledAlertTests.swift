import QuartzCore
import Testing
import TocsinTesting
import UIKit

@testable import StyledAlertExample

@Suite("Styled alert: actions, covering, measures, tint")
struct StyledAlertTests {
  private func make(_ titles: String..., style: PNAlertStyle = PNAlertStyle()) -> PNAlertController
  {
    let alert = PNAlertController(message: "Which colour?", style: style)
    for title in titles { alert.addAction(PNAlertAction(title: title)) }
    return alert
  }

  // MARK: Actions

  @Test("A tap runs the handler while the alert is still up, and then dismisses")
  func handler() throws {
    let screen = TestScreen(scale: 1)
    var calls: [String] = []
    let alert = PNAlertController(message: "Which colour?")
    alert.addAction(
      PNAlertAction(title: "Red") { [weak alert] action in
        calls.append("\(action.title) \(alert?.isBeingDismissed ?? true)")
      })
    screen.page.present(alert, animated: true)
    screen.advance(by: 1)
    try screen.tap("Red")
    #expect(calls == ["Red false"])
    #expect(alert.isBeingDismissed)
    screen.advance(by: 1)
    #expect(screen.page.presentedViewController == nil)
    #expect(calls.count == 1)
  }

  @Test("An action without a handler just closes")
  func noHandler() throws {
    let screen = TestScreen(scale: 1)
    screen.page.present(make("None"), animated: true)
    screen.advance(by: 1)
    try screen.tap("None")
    screen.advance(by: 1)
    #expect(screen.page.presentedViewController == nil)
  }

  @Test(
    "Any number of actions has a button each, inside the card", arguments: [0, 1, 2, 3, 4, 12, 60])
  func anyNumber(count: Int) throws {
    let screen = TestScreen(scale: 1)
    let alert = PNAlertController(message: "Which colour?")
    for index in 0..<count { alert.addAction(PNAlertAction(title: "Colour \(index)")) }
    screen.page.present(alert, animated: false)
    screen.advance(by: 0.1)
    #expect(alert.actions.count == count && alert.card.buttons.count == count)
    #expect(screen.window.bounds.contains(alert.card.frameOnScreen))
    #expect(alert.card.bounds.height >= 174)
    if count == 0 {
      screen.tap(at: CGPoint(x: 4, y: 4))
    } else {
      screen.scroll(at: alert.card.frameOnScreen.bottomMiddle, dy: 100_000)
      screen.advance(by: 2)
      try screen.tap("Colour \(count - 1)")
    }
    screen.advance(by: 1)
    #expect(screen.page.presentedViewController == nil)
  }

  @Test("An action that comes late gets its button at once")
  func lateAction() {
    let screen = TestScreen(scale: 1)
    let alert = make("One", "Two", "Three")
    screen.page.present(alert, animated: false)
    screen.advance(by: 0.1)
    alert.addAction(PNAlertAction(title: "Four"))
    screen.advance(by: 0.1)
    #expect(screen.shows("Four"))
    #expect(alert.card.frameOnScreen.contains(alert.card.buttons[3].frameOnScreen))
  }

  // MARK: Presentation

  @Test("It is presented by a custom style and dissolves in and out")
  func style() {
    let screen = TestScreen(scale: 1)
    let alert = make("One")
    #expect(alert.modalPresentationStyle == .custom)
    #expect(alert.modalTransitionStyle == .crossDissolve)
    screen.page.present(alert, animated: true)
    screen.advance(by: 0.1)
    #expect(alert.view.shown.opacity > 0 && alert.view.shown.opacity < 1)
    screen.advance(by: 1)
    #expect(alert.view.shown.opacity == 1)
    #expect(screen.page.view.window != nil)
    alert.dismiss(animated: true)
    screen.advance(by: 0.1)
    #expect(alert.view.shown.opacity > 0 && alert.view.shown.opacity < 1)
    screen.advance(by: 1)
    #expect(alert.view.window == nil)
  }

  @Test("It covers the screen where its presenter fills a part; the current context would not")
  func coversAll() {
    let screen = TestScreen(scale: 1)
    let child = UIViewController()
    child.definesPresentationContext = true
    screen.page.addChild(child)
    child.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
    screen.page.view.addSubview(child.view)
    child.didMove(toParent: screen.page)
    let alert = make("One")
    child.present(alert, animated: false)
    screen.advance(by: 0.1)
    #expect(alert.view.frameOnScreen == screen.window.bounds)
    alert.dismiss(animated: false)
    screen.advance(by: 0.1)

    let part = make("One")
    part.modalPresentationStyle = .overCurrentContext
    child.present(part, animated: false)
    screen.advance(by: 0.1)
    #expect(part.view.frameOnScreen == child.view.frameOnScreen)
  }

  @Test("Turned, it covers the screen and the card is in the middle, while it turns and after")
  func rotated() {
    let screen = TestScreen(scale: 1)
    let alert = make("One", "Two", "Three")
    screen.page.present(alert, animated: false)
    screen.advance(by: 0.1)
    let window = screen.window
    for (orientation, size) in [
      (UIDeviceOrientation.landscapeLeft, CGSize(width: 844, height: 390)),
      (.portrait, CGSize(width: 390, height: 844)),
    ] {
      UIDevice.current.turn(to: orientation)
      screen.advance(by: 0)
      var turned = 0
      for _ in 0..<30 {
        let shown = window.shown
        if shown.transform.m12 != 0 { turned += 1 }
        // In the turning window the view is as large as that shows, and the card in its middle.
        #expect(near(alert.view.shown.frame.width, shown.bounds.width, within: 0.5))
        #expect(near(alert.view.shown.frame.height, shown.bounds.height, within: 0.5))
        #expect(near(alert.card.shown.position.x, shown.bounds.midX, within: 1))
        #expect(near(alert.card.shown.position.y, shown.bounds.midY, within: 1))
        screen.step()
      }
      #expect(turned > 5)
      screen.advance(by: 1)
      #expect(alert.view.frameOnScreen == CGRect(origin: .zero, size: size))
      let card = alert.card.frameOnScreen
      #expect(card.midX == size.width / 2 && card.midY == size.height / 2)
      #expect(card.size == CGSize(width: 216, height: 174))
      // Black behind it at 30 %, from corner to corner.
      let picture = screen.picture()
      for (x, y) in [(2, 2), (picture.width - 3, 2), (2, picture.height - 3)] {
        #expect(picture.color(x, y).allSatisfy { abs($0 - 179) <= 1 })
      }
    }
  }

  // MARK: Measures

  @Test("Card 216 × 174 in the middle, white, corners of 10; black behind it at 30 %")
  func card() {
    let screen = TestScreen(scale: 1)
    let alert = make("One", "Two", "Three")
    screen.page.present(alert, animated: false)
    screen.advance(by: 0.1)
    #expect(alert.card.frameOnScreen == CGRect(x: 87, y: 335, width: 216, height: 174))
    #expect(alert.card.backgroundColor == .white)
    #expect(alert.card.layer.cornerRadius == 10)
    #expect(screen.picture().color(10, 10).allSatisfy { abs($0 - 179) <= 1 })
  }

  @Test("Shadow: (10, 10), 0.7, 10, black, along the rounded card, rasterised, not clipped")
  func shadow() {
    let screen = TestScreen(scale: 2)
    let alert = make("One", "Two", "Three")
    screen.page.present(alert, animated: false)
    screen.advance(by: 0.1)
    let layer = alert.card.layer
    #expect(layer.shadowOffset == CGSize(width: 10, height: 10))
    #expect(layer.shadowOpacity == 0.7)
    #expect(layer.shadowRadius == 10)
    #expect(layer.shadowColor == UIColor.black.cgColor)
    #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 216, height: 174))
    #expect(layer.shadowPath?.contains(CGPoint(x: 1, y: 1)) == false)
    #expect(layer.shadowPath?.contains(CGPoint(x: 10, y: 1)) == true)
    #expect(layer.shouldRasterize && layer.rasterizationScale == 2)
    #expect(!layer.masksToBounds)
    // It falls down and to the right.
    let picture = screen.picture()
    #expect(picture.color(2 * 308, 2 * 420)[0] < picture.color(2 * 82, 2 * 420)[0] - 40)
  }

  @Test("On its side a telephone shows all of the panel, as far from its top as from the home bar")
  func panelInLandscape() throws {
    let screen = TestScreen(device: .phone, scale: 1)
    screen.window.rootViewController = StyledAlertPage()
    screen.rotate()
    screen.advance(by: 1)
    try screen.tap("Open a panel")
    screen.advance(by: 1)
    let panel = try #require(
      screen.window.rootViewController?.presentedViewController as? PanelController)
    let close = try #require(screen.view("Close the panel")?.superview as? UIButton)
    let above = panel.star.frameOnScreen.minY - panel.panel.frameOnScreen.minY
    let below = 390 - 21 - close.frameOnScreen.maxY
    #expect(above > 0 && near(above, below, within: 1))
  }

  // MARK: Tint

  @Test("The presenter's tint turns grey; explicit colours, original images and others' don't")
  func tint() throws {
    let screen = TestScreen(scale: 1)
    screen.window.rootViewController = StyledAlertPage()
    screen.advance(by: 0.1)
    try screen.tap("Open a panel")
    screen.advance(by: 1)
    let panel = try #require(
      screen.window.rootViewController?.presentedViewController as? PanelController)
    let pageButton = try #require(screen.view("Choose a colour"))
    let blue = panel.star.tintColor
    let before = screen.picture()
    try screen.tap("Ask from here")
    screen.advance(by: 1)

    #expect(panel.view.tintAdjustmentMode == .dimmed)
    #expect(panel.star.tintColor.isGrey && panel.star.tintColor != blue)
    #expect(panel.explicit.textColor == .systemGreen)
    #expect(pageButton.tintAdjustmentMode == .normal)
    #expect(pageButton.tintColor == blue)
    // The star in the tint is grey, the original one as orange as before, only darker.
    let after = screen.picture()
    let (tinted, original) = (panel.star.frameOnScreen, panel.original.frameOnScreen)
    let grey = after.color(Int(tinted.midX), Int(tinted.midY))
    #expect(abs(grey[0] - grey[2]) <= 2)
    let (old, new) = (
      before.color(Int(original.midX), Int(original.midY)),
      after.color(Int(original.midX), Int(original.midY))
    )
    #expect(zip(old, new).allSatisfy { abs(Double($0) * 0.7 - Double($1)) <= 2 })

    try screen.tap("I See")
    #expect(panel.view.tintAdjustmentMode == .normal)
    screen.advance(by: 1)
    #expect(panel.star.tintColor == blue)
  }

  // MARK: Extensions

  @Test("A tap beside the card closes where the style allows it, and nowhere else")
  func outsideTap() {
    let screen = TestScreen(scale: 1)
    screen.page.present(make("One"), animated: false)
    screen.advance(by: 0.1)
    screen.tap(at: CGPoint(x: 20, y: 20))
    screen.advance(by: 1)
    #expect(screen.page.presentedViewController != nil)
    screen.page.dismiss(animated: false)
    screen.advance(by: 0.1)

    let alert = make("One", style: .night)
    screen.page.present(alert, animated: false)
    screen.advance(by: 0.1)
    let card = alert.card.frameOnScreen
    screen.tap(at: CGPoint(x: card.midX, y: card.minY + 4))
    screen.advance(by: 1)
    #expect(screen.page.presentedViewController != nil)
    screen.tap(at: CGPoint(x: card.midX, y: card.minY - 4))
    screen.advance(by: 1)
    #expect(screen.page.presentedViewController == nil)
  }
}

extension UIColor {
  /// Whether red, green and blue are the same.
  fileprivate var isGrey: Bool {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return near(red, green) && near(green, blue)
  }
}

extension CGRect {
  fileprivate var bottomMiddle: CGPoint { CGPoint(x: midX, y: maxY - 10) }
}
