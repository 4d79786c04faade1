import QuartzCore
import Testing
import TocsinTesting

@testable import FloatingControllerExample
@testable import UIKit

@Suite("Floating controller: transition both ways, covering, rotation, parallax")
struct FloatingControllerTests {
  private func present(
    on screen: TestScreen, area: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  ) -> FloatingController {
    let floating = FloatingController()
    floating.area = area
    screen.page.present(floating, animated: true)
    screen.advance(by: 0)
    return floating
  }

  private func shownAlpha(_ view: UIView) -> CGFloat { CGFloat(view.shown.opacity) }

  // MARK: Looks

  @Test("A light grey root; a card with a blue border of 2, corners of 8, an image and a switch")
  func looks() {
    let screen = TestScreen(scale: 1)
    let floating = present(on: screen)
    screen.advance(by: 1)
    #expect(floating.card.layer.borderWidth == 2)
    #expect(floating.card.layer.borderColor == UIColor.blue.cgColor)
    #expect(floating.card.layer.cornerRadius == 8)
    #expect(floating.picture.superview === floating.card && floating.picture.image != nil)
    #expect(floating.lampSwitch.superview === floating.card)
    #expect(floating.lampSwitch.bounds.size == CGSize(width: 51, height: 31))
    // White at 80 % of 0.9 over white.
    #expect(screen.picture().color(4, 4).allSatisfy { abs($0 - 235) <= 1 })
  }

  @Test("The switch lights the lamp and tells of it")
  func lamp() throws {
    let screen = TestScreen(scale: 1)
    let floating = present(on: screen)
    var states: [Bool] = []
    floating.onChange = { states.append($0) }
    screen.advance(by: 1)
    try screen.tap("Lamp")
    screen.advance(by: 1)
    try screen.tap("Lamp")
    screen.advance(by: 1)
    #expect(states == [true, false] && !floating.isOn)
  }

  @Test("In the dark, too, the status bar can be read on the light grey, and is as before after it")
  func statusBar() {
    let screen = TestScreen(device: .phone, scale: 1, appearance: .dark)
    func ink() -> Int {
      let picture = screen.picture()
      return (30..<90).map { picture.color($0, 27)[0] }.min() ?? 0
    }
    #expect(screen.picture().color(2, 2)[0] < 40)
    let floating = present(on: screen)
    screen.advance(by: 1)
    #expect(ink() < 60 && screen.picture().color(2, 2)[0] > 150)
    #expect(floating.preferredStatusBarStyle == .darkContent)
    floating.dismiss(animated: true)
    screen.advance(by: 1)
    let picture = screen.picture()
    #expect((30..<90).contains { picture.color($0, 27)[0] > 200 })
  }

  // MARK: Presenting

  @Test("Custom style, and its own delegate and animator both ways, a quarter of a second long")
  func ownAnimator() {
    _ = TestScreen(scale: 1)
    let floating = FloatingController()
    #expect(floating.modalPresentationStyle == .custom)
    #expect(floating.transitioningDelegate === floating)
    let below = UIViewController()
    #expect(
      floating.animationController(forPresented: floating, presenting: below, source: below)
        === floating)
    #expect(floating.animationController(forDismissed: floating) === floating)
    #expect(floating.transitionDuration(using: nil) == 0.25)
  }

  @Test("It comes with the card from 1.6 to 1 and the view from 0 to 1, eased at both ends")
  func presents() {
    let screen = TestScreen(scale: 1)
    let floating = present(on: screen)
    #expect(floating.view.frame == screen.page.view.frame)
    #expect(near(floating.card.shownScale, 1.6) && near(shownAlpha(floating.view), 0))
    screen.advance(by: 0.125)
    #expect(near(floating.card.shownScale, 1.3) && near(shownAlpha(floating.view), 0.5))
    #expect(floating.isBeingPresented)
    screen.advance(by: 0.125)
    #expect(floating.card.shownScale == 1 && shownAlpha(floating.view) == 1)
    #expect(!floating.isBeingPresented)
    #expect(screen.page.presentedViewController === floating)
  }

  @Test("The view below stays in the window, its tint dimmed until the dismissal begins")
  func below() {
    let screen = TestScreen(scale: 1)
    let tinted = UIView()
    screen.page.view.addSubview(tinted)
    let blue = tinted.tintColor
    let floating = present(on: screen)
    func check(isDimmed: Bool) {
      #expect(screen.page.view.window === screen.window)
      #expect(screen.page.view.tintAdjustmentMode == (isDimmed ? .dimmed : .normal))
      #expect((tinted.tintColor == blue) != isDimmed)
    }
    for _ in 0..<40 {
      check(isDimmed: true)
      screen.step()
    }
    floating.dismiss(animated: true)
    screen.advance(by: 0)
    for _ in 0..<40 {
      check(isDimmed: false)
      screen.step()
    }
    #expect(screen.page.presentedViewController == nil)
  }

  // MARK: Dismissing

  @Test("It goes with the card from 1 to 0.5 and the view to 0; the framework takes the view away")
  func dismisses() {
    let screen = TestScreen(scale: 1)
    let floating = present(on: screen)
    screen.advance(by: 1)
    floating.dismiss(animated: true)
    screen.advance(by: 0)
    // Ease-in-out, the curve (0.42, 0, 0.58, 1), at some parts of its time.
    let start = screen.now
    for (time, progress) in [(0, 0), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708)] {
      screen.advance(by: start + time * 0.25 - screen.now)
      #expect(near(floating.card.shownScale, 1 - 0.5 * progress), "at \(time)")
      #expect(near(shownAlpha(floating.view), 1 - progress), "at \(time)")
      #expect(floating.view.superview != nil && floating.isBeingDismissed)
    }
    screen.advance(by: start + 0.25 + 1.0 / 60 - screen.now)
    #expect(floating.view.superview == nil && screen.page.presentedViewController == nil)
    #expect(!floating.isBeingDismissed)
  }

  @Test("A tap beside the card closes it, one on the card doesn't")
  func outsideTap() {
    let screen = TestScreen(scale: 1)
    let floating = present(on: screen)
    screen.advance(by: 1)
    let card = floating.card.frameOnScreen
    screen.tap(at: CGPoint(x: card.midX, y: card.minY + 4))
    screen.advance(by: 1)
    #expect(screen.page.presentedViewController === floating)
    screen.tap(at: CGPoint(x: card.midX, y: card.minY - 4))
    screen.advance(by: 1)
    #expect(screen.page.presentedViewController == nil)
  }

  @Test("It is let go when it has gone")
  func life() {
    let screen = TestScreen(scale: 1)
    weak var floating: FloatingController?
    do { floating = present(on: screen) }
    screen.advance(by: 1)
    #expect(floating != nil)
    screen.page.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(floating == nil)
  }

  // MARK: Place

  @Test("Two constraints centre the card in the view, and nothing else places it")
  func centred() {
    let screen = TestScreen(scale: 1)
    let floating = present(on: screen)
    screen.advance(by: 1)
    let (view, card) = (floating.view!, floating.card)
    #expect(!card.translatesAutoresizingMaskIntoConstraints)
    let places = view.constraints.filter {
      $0.isActive && $0.firstItem === card && $0.relation == .equal
    }
    #expect(places.map(\.firstAttribute) == [.centerX, .centerY])
    #expect(places.map(\.secondAttribute) == [.centerX, .centerY])
    #expect(places.allSatisfy { $0.secondItem === view && $0.constant == 0 && $0.multiplier == 1 })
    view.frame = CGRect(x: 40, y: 60, width: 300, height: 500)
    screen.advance(by: 0.1)
    #expect(card.frame == CGRect(x: 50, y: 150, width: 200, height: 200))
  }

  @Test("Turned while it is up, it covers the screen and the card is in the middle")
  func rotation() {
    let screen = TestScreen(scale: 1)
    let floating = present(on: screen)
    screen.advance(by: 1)
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      UIDevice.current.turn(to: orientation)
      screen.advance(by: 1)
      #expect(floating.view.frameOnScreen == screen.window.bounds)
      let card = floating.card.frameOnScreen
      #expect(card.midX == screen.window.bounds.midX && card.midY == screen.window.bounds.midY)
    }
  }

  @Test("Turned while it comes, it ends in the middle as well")
  func rotationMeanwhile() {
    let screen = TestScreen(scale: 1)
    let floating = present(on: screen)
    screen.advance(by: 0.1)
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    #expect(floating.view.frameOnScreen == screen.window.bounds)
    #expect(floating.card.frameOnScreen.midX == screen.window.bounds.midX)
    #expect(floating.card.shownScale == 1)
  }

  @Test("It may cover a part of the page, the rest of which is seen, upright and turned")
  func part() {
    let screen = TestScreen(scale: 1)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    mark.backgroundColor = .red
    screen.page.view.addSubview(mark)
    let floating = present(on: screen, area: CGRect(x: 0, y: 0.5, width: 1, height: 0.5))
    screen.advance(by: 1)
    #expect(floating.view.frameOnScreen == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(screen.picture().color(20, 20) == [255, 0, 0])
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    let frame = floating.view.frameOnScreen
    #expect(near(frame.minY, 195, within: 0.01) && near(frame.height, 195, within: 0.01))
    #expect(near(frame.minX, 0, within: 0.01) && near(frame.width, 844, within: 0.01))
  }

  @Test("Where half a page on its side is too low for it, the card is lower and seen whole")
  func lowArea() {
    let screen = TestScreen(device: .phone, scale: 1)
    screen.rotate()
    screen.advance(by: 1)
    let floating = present(on: screen, area: CGRect(x: 0, y: 0.5, width: 1, height: 0.5))
    screen.advance(by: 1)
    let card = floating.card.frameOnScreen
    #expect(card.minY >= 195 && card.maxY <= 390 - 21)
    #expect(near(card.midY, 195 + 195 / 2, within: 0.5) && card.width == 200)
    let (lamp, control) = (floating.picture.frameOnScreen, floating.lampSwitch.frameOnScreen)
    #expect(lamp.minY > card.minY && lamp.maxY < control.minY && control.maxY < card.maxY)
    #expect(lamp.height > 40)
  }

  // MARK: Parallax

  @Test("A motion effect group moves the card as the viewer moves, and the card stays centred")
  func parallax() throws {
    let screen = TestScreen(scale: 1)
    let floating = present(on: screen)
    screen.advance(by: 1)
    let group = try #require(floating.card.motionEffects.first as? UIMotionEffectGroup)
    #expect(group.motionEffects?.count == 2)
    MotionTracker.shared.viewerOffset = UIOffset(horizontal: 1, vertical: -0.5)
    screen.advance(by: 1)
    let place = floating.card.shown.position
    #expect(near(place.x, 195 + 12) && near(place.y, 422 - 6))
    #expect(floating.card.center == CGPoint(x: 195, y: 422))
  }
}
