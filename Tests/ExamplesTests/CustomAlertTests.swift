import ExampleSupport
import QuartzCore
import Testing
import TocsinTesting
import UIKit

@testable import CustomAlertExample

@Suite("Custom alert view: life, covering, animation, keyboard, answers")
struct CustomAlertTests: CustomAlertStage {
  // MARK: Life

  @Test("Nobody holds the alert, and it lives until a frame after its removal and not longer")
  func life() throws {
    let screen = phone(.hardware)
    weak var alert: CustomAlertView?
    do {
      let made = make()
      made.show()
      alert = made
    }
    screen.advance(by: 5)
    #expect(alert != nil)
    try screen.tap("Cancel")
    screen.advance(by: 0.5 - 0.06)
    #expect(alert?.view.superview != nil)
    screen.advance(by: 0.06)
    #expect(!screen.shows("Your name"))
    screen.step()
    #expect(alert == nil)
  }

  @Test("The alert leaves its superview half a second after the tap, faded out long before")
  func removal() throws {
    let screen = phone()
    let alert = make()
    alert.show()
    screen.advance(by: 1)
    let button = alert.card.okButton.frameOnScreen
    screen.tap(at: CGPoint(x: button.midX, y: button.midY))
    let start = screen.now
    #expect(alert.view.alpha == 0)
    #expect(alert.view.shown.opacity > 0.9)
    screen.advance(by: 0.1)
    #expect(alert.view.shown.opacity < 0.9 && alert.view.shown.opacity > 0.1)
    screen.advance(by: 0.15)
    #expect(alert.view.shown.opacity == 0)
    while alert.view.superview != nil, screen.now - start < 2 { screen.step() }
    #expect(near(screen.now - start, CustomAlertView.removalDelay, within: frame))
  }

  @Test("Without a window the alert counts as cancelled")
  func noWindow() {
    let screen = phone()
    screen.window.isHidden = true
    let log = AnswerLog()
    make(delegate: log).show()
    #expect(log.answers == ["cancelled"])
  }

  // MARK: Covering

  @Test("The alert lies over everything in the window and covers it whole, turned as well")
  func covers() {
    let screen = phone(.hardware)
    let alert = make()
    alert.show()
    screen.advance(by: 1)
    #expect(screen.window.subviews.last === alert.view)
    #expect(alert.view.frame == screen.window.bounds)
    #expect(screen.hitView(at: CGPoint(x: 2, y: 2)) === alert.backdrop)
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    #expect(alert.view.frame == CGRect(x: 0, y: 0, width: 568, height: 320))
    #expect(alert.backdrop.frame == alert.view.bounds)
    #expect(screen.hitView(at: CGPoint(x: 560, y: 10)) === alert.backdrop)
  }

  @Test("The backdrop is black, 60 % in the middle and 40 % at the corners")
  func gradient() {
    let screen = phone(.hardware)
    let backdrop = RadialBackdrop(frame: screen.window.bounds)
    screen.window.addSubview(backdrop)
    screen.advance(by: 0.1)
    let picture = screen.picture()
    #expect(picture.color(160, 284).allSatisfy { abs($0 - 102) <= 1 })
    for corner in [(0, 0), (319, 0), (0, 567), (319, 567)] {
      #expect(picture.color(corner.0, corner.1).allSatisfy { abs($0 - 153) <= 1 })
    }
  }

  // MARK: Animation

  @Test("The pop scales 0.6, 1.1, 0.9, 1 at 0, 0.6, 0.8, 1 of 0.2555 s; the fade lasts as long")
  func constants() throws {
    let screen = phone()
    let alert = make()
    alert.show()
    let pop = try #require(alert.card.layer.animation(forKey: "popIn") as? CAKeyframeAnimation)
    #expect(pop.keyPath == "transform.scale")
    #expect(pop.values as? [CGFloat] == [0.6, 1.1, 0.9, 1])
    #expect(pop.keyTimes == [0, 0.6, 0.8, 1])
    #expect(pop.duration == 0.2555)
    let fade = try #require(alert.backdrop.layer.animation(forKey: "fadeIn") as? CABasicAnimation)
    #expect(fade.keyPath == "opacity")
    #expect(fade.fromValue as? Int == 0 && fade.toValue as? Int == 1)
    #expect(fade.duration == 0.2555)
    // Both begin with the same commit.
    screen.advance(by: 0)
    for (part, scale) in [(0, 0.6), (0.3, 0.85), (0.6, 1.1), (0.7, 1.0), (0.8, 0.9), (0.9, 0.95)] {
      screen.advance(by: part * 0.2555 - screen.now)
      #expect(near(alert.card.shownScale, scale), "at \(part)")
      #expect(near(CGFloat(alert.backdrop.shown.opacity), part), "at \(part)")
    }
  }

  @Test("Any view pops and fades, with other values, with and without a delegate")
  func animations() {
    let screen = phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.page.view.addSubview(view)
    let delegate = EndLog()
    view.popIn(PopIn(scales: [2, 1], keyTimes: [0, 1], duration: 1), delegate: delegate)
    view.fadeIn(duration: 2, delegate: delegate)
    screen.advance(by: 0.5)
    #expect(near(view.shownScale, 1.5))
    #expect(near(CGFloat(view.shown.opacity), 0.25))
    screen.advance(by: 0.6)
    #expect(delegate.ended == [true])
    screen.advance(by: 1)
    #expect(delegate.ended == [true, true])
    view.popIn()
    view.fadeIn()
    screen.advance(by: 0.3)
    #expect(view.shownScale == 1 && view.shown.opacity == 1)
    #expect(delegate.ended.count == 2)
  }

  // MARK: Answers

  @Test("OK and Cancel are told apart by the tags 1000 and 1001")
  func tags() {
    _ = phone()
    let alert = make()
    alert.loadViewIfNeeded()
    #expect(alert.view.viewWithTag(1000) === alert.card.okButton)
    #expect(alert.view.viewWithTag(1001) === alert.card.cancelButton)
  }

  @Test(
    "OK gives the text, Return is the same, Cancel gives none", arguments: ["OK", "\n", "Cancel"])
  func answers(key: String) throws {
    let screen = phone()
    let log = AnswerLog()
    make(delegate: log).show()
    screen.advance(by: 1)
    screen.type("Ada")
    if key == "\n" { screen.press(.return) } else { try screen.tap(key) }
    #expect(log.answers == [key == "Cancel" ? "cancelled" : "Ada"])
    #expect(screen.window.firstResponder == nil)
    screen.advance(by: 1)
    #expect(!screen.shows("Your name"))
    #expect(log.answers.count == 1)
  }

  @Test("Two taps in a row are one answer")
  func twoTaps() {
    let screen = phone(.hardware)
    let log = AnswerLog()
    let alert = make(delegate: log)
    alert.show()
    screen.advance(by: 1)
    let button = alert.card.okButton.frameOnScreen
    for _ in 0..<2 { screen.tap(at: CGPoint(x: button.midX, y: button.midY)) }
    screen.advance(by: 1)
    #expect(log.answers == [""])
  }

  @Test("A delegate need not hear of a cancelled alert")
  func optionalCancel() throws {
    let screen = phone(.hardware)
    let delegate = ValueOnly()
    make(delegate: delegate).show()
    screen.advance(by: 1)
    try screen.tap("Cancel")
    screen.advance(by: 1)
    #expect(!screen.shows("Your name"))
    #expect(delegate.value == nil)
  }

  @Test("Any view can be put on the card")
  func anyView() {
    let screen = phone(.hardware)
    let alert = make()
    let extra = UILabel(frame: CGRect(x: 14, y: 58, width: 200, height: 14))
    extra.text = "As you like it"
    alert.card.addSubview(extra)
    alert.show()
    screen.advance(by: 1)
    #expect(screen.shows("As you like it"))
  }
}

/// Writes down the answers.
private final class AnswerLog: CustomAlertViewDelegate {
  private(set) var answers: [String] = []

  func customAlertView(_ alert: CustomAlertView, wasDismissedWithValue value: String) {
    answers.append(value)
  }

  func customAlertViewWasCancelled(_ alert: CustomAlertView) { answers.append("cancelled") }
}

/// A delegate with what is required and no more.
private final class ValueOnly: CustomAlertViewDelegate {
  private(set) var value: String?

  func customAlertView(_ alert: CustomAlertView, wasDismissedWithValue value: String) {
    self.value = value
  }
}

/// Writes down the ends of animations.
private final class EndLog: NSObject, CAAnimationDelegate {
  private(set) var ended: [Bool] = []

  func animationDidStop(_ animation: CAAnimation, finished: Bool) { ended.append(finished) }
}
