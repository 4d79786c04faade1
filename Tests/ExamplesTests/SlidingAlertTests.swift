import QuartzCore
import Testing
import TocsinTesting
import UIKit

@testable import SlidingAlertExample

@Suite("Sliding alert: covering, sliding, buttons, status bar")
struct SlidingAlertTests {
  let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)
  let alert = CustomAlertViewController()
  let log = ButtonLog()

  init() { alert.delegate = log }

  private func show(_ message: String = "Is all well?") {
    alert.showCustomAlert(in: screen.page.view, message: message)
    screen.advance(by: 1)
  }

  /// Where the eye sees the card's top edge.
  private var shownY: CGFloat { alert.card.shown.frame.minY }

  // MARK: Covering

  @Test("It covers the view whole, grey 0.33 at 75 %, and takes the touches")
  func covers() throws {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.page.view.addSubview(button)
    screen.tap(at: button.center)
    #expect(taps == 1)
    alert.showCustomAlert(in: screen.page.view, message: "Is all well?")
    for _ in 0..<20 {
      screen.tap(at: button.center)
      screen.step()
    }
    screen.advance(by: 1)
    #expect(taps == 1)
    #expect(alert.view.superview === screen.page.view)
    #expect(alert.view.frame == screen.page.view.bounds)
    // Over white: 0.33 · 0.75 + 0.25.
    let grey = screen.picture().color(160, 300)
    #expect(grey.allSatisfy { abs($0 - 127) <= 1 })
  }

  @Test("It covers only the view that it is shown in")
  func part() {
    let half = UIView(frame: CGRect(x: 0, y: 200, width: 320, height: 368))
    screen.page.view.addSubview(half)
    alert.showCustomAlert(in: half, message: "Is all well?")
    screen.advance(by: 0.05)
    #expect(screen.picture().color(160, 190) == [255, 255, 255])
    screen.advance(by: 1)
    #expect(alert.card.frameOnScreen == CGRect(x: 0, y: 200, width: 320, height: 180))
    #expect(screen.picture().color(160, 190) == [255, 255, 255])
  }

  // MARK: Card

  @Test("The card, its label and its toolbar have their places and colours")
  func card() throws {
    show()
    #expect(alert.card.frame == CGRect(x: 0, y: 0, width: 320, height: 180))
    #expect(alert.messageLabel.frameOnScreen == CGRect(x: 20, y: 7, width: 280, height: 123))
    #expect(alert.toolbar.frameOnScreen == CGRect(x: 0, y: 136, width: 320, height: 44))
    let picture = screen.picture()
    #expect(picture.color(4, 60) == [204, 204, 204])
    #expect(picture.color(160, 160) == [0, 0, 0])
    let label = alert.messageLabel
    // Chalkboard SE where it is there.
    #expect(label.font == UIFont(name: "ChalkboardSE-Regular", size: 17) ?? .systemFont(ofSize: 17))
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 4 && label.lineBreakMode == .byWordWrapping)
    #expect(label.shadowColor == .white && label.shadowOffset == CGSize(width: 1, height: 1))
    let cancel = try screen.frame(of: "Cancel")
    let okay = try screen.frame(of: "Okay")
    #expect(cancel.minX < 40 && okay.maxX > 280)
  }

  @Test("A second message replaces the first, and nothing slides again")
  func secondMessage() {
    show()
    alert.showCustomAlert(in: screen.page.view, message: "Or is it not?")
    #expect(shownY == 0)
    screen.advance(by: 0.1)
    #expect(shownY == 0 && screen.shows("Or is it not?") && !screen.shows("Is all well?"))
  }

  // MARK: Sliding

  /// How far ease-out, the curve (0, 0, 0.58, 1), is at some parts of its time.
  nonisolated private static let easeOut: [(time: Double, progress: CGFloat)] = [
    (0, 0), (0.25, 0.3781), (0.5, 0.6846), (0.75, 0.9065), (1, 1),
  ]

  @Test("It slides from y = −height to 0 within 0.25 s, easing out, and back in the same way")
  func slides() {
    alert.showCustomAlert(in: screen.page.view, message: "Is all well?")
    screen.advance(by: 0)
    var start = screen.now
    for (time, progress) in Self.easeOut {
      screen.advance(by: start + time * 0.25 - screen.now)
      #expect(near(shownY, -180 * (1 - progress), within: 0.5), "at \(time)")
    }
    screen.advance(by: 1)
    alert.removeCustomAlertFromView()
    screen.advance(by: 0)
    start = screen.now
    for (time, progress) in Self.easeOut.dropLast() {
      screen.advance(by: start + time * 0.25 - screen.now)
      #expect(near(shownY, -180 * progress, within: 0.5), "at \(time)")
      #expect(alert.view.superview != nil)
    }
    screen.advance(by: start + 0.25 + 1.0 / 60 - screen.now)
    #expect(alert.view.superview == nil)
  }

  @Test("Removed instantly it has gone at once, also from the middle of its way")
  func instantly() {
    for delay in [0.1, 1] {
      alert.showCustomAlert(in: screen.page.view, message: "Is all well?")
      screen.advance(by: delay)
      alert.removeCustomAlertFromViewInstantly()
      #expect(alert.view.superview == nil)
      screen.advance(by: 1)
      #expect(alert.view.superview == nil)
    }
    show()
    #expect(shownY == 0)
  }

  @Test("Shown again on its way out it turns back from where it is")
  func turnsBack() {
    show()
    alert.removeCustomAlertFromView()
    screen.advance(by: 0.1)
    let y = shownY
    #expect(y < -50 && y > -180)
    alert.showCustomAlert(in: screen.page.view, message: "Is all well?")
    screen.advance(by: 0)
    #expect(near(shownY, y, within: 25))
    screen.advance(by: 1)
    #expect(shownY == 0 && alert.view.superview === screen.page.view)
  }

  @Test("Removing what isn't shown does nothing")
  func removedTwice() {
    alert.removeCustomAlertFromView()
    alert.removeCustomAlertFromViewInstantly()
    show()
    alert.removeCustomAlertFromView()
    alert.removeCustomAlertFromView()
    screen.advance(by: 1)
    #expect(alert.view.superview == nil)
  }

  // MARK: Buttons

  @Test("Its buttons are told to the delegate, which decides what happens")
  func delegate() throws {
    show()
    try screen.tap("Okay")
    try screen.tap("Cancel")
    screen.advance(by: 1)
    #expect(log.pressed == ["ok", "cancel"])
    #expect(alert.view.superview === screen.page.view)
  }

  @Test("Buttons are taken away and put back in any order; doing it twice does nothing")
  func buttons() {
    show()
    for isOkayRemoved in [false, true, true, false] {
      for isCancelRemoved in [true, true, false, false, true] {
        alert.removeOkayButton(isOkayRemoved)
        alert.removeCancelButton(isCancelRemoved)
        screen.advance(by: 0.1)
        #expect(alert.isOkayButtonRemoved == isOkayRemoved)
        #expect(alert.isCancelButtonRemoved == isCancelRemoved)
        #expect(screen.shows("Okay") == !isOkayRemoved)
        #expect(screen.shows("Cancel") == !isCancelRemoved)
      }
    }
  }

  @Test("Alone, Okay stays at the right and Cancel at the left")
  func alone() throws {
    show()
    let okay = try screen.frame(of: "Okay")
    let cancel = try screen.frame(of: "Cancel")
    alert.removeCancelButton(true)
    screen.advance(by: 0.1)
    #expect(try screen.frame(of: "Okay") == okay)
    alert.removeOkayButton(true)
    alert.removeCancelButton(false)
    screen.advance(by: 0.1)
    #expect(try screen.frame(of: "Cancel") == cancel)
  }

  @Test("Buttons can be taken away before it was ever shown")
  func removedBefore() {
    alert.removeOkayButton(true)
    show()
    #expect(screen.shows("Cancel") && !screen.shows("Okay"))
  }

  // MARK: Status bar and turning

  /// What a status bar or a notch takes of a device's edges, upright and turned.
  nonisolated private static let devices:
    [(TestScreen.Device, CGSize, UIEdgeInsets, UIEdgeInsets)] =
      [
        (
          .classic, CGSize(width: 375, height: 667),
          UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
          .zero
        ),
        (
          .phone, CGSize(width: 390, height: 844),
          UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0),
          UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
        ),
        (
          .island, CGSize(width: 393, height: 852),
          UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0),
          UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
        ),
        (
          .tablet, CGSize(width: 820, height: 1180),
          UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0),
          UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0)
        ),
      ]

  @Test(
    "The status bar and a notch make the card larger, and its content keeps clear of them, upright and turned",
    arguments: devices)
  func statusBar(
    device: TestScreen.Device, size: CGSize, upright: UIEdgeInsets, turned: UIEdgeInsets
  ) throws {
    let screen = TestScreen(device: device, scale: 1)
    alert.showCustomAlert(in: screen.page.view, message: "Is all well?")
    screen.advance(by: 1)
    func check(_ size: CGSize, _ edges: UIEdgeInsets) throws {
      #expect(alert.view.frame == CGRect(origin: .zero, size: size))
      #expect(
        alert.card.frame == CGRect(x: 0, y: 0, width: size.width, height: 180 + edges.top))
      #expect(
        alert.messageLabel.frameOnScreen
          == CGRect(
            x: 20 + edges.left, y: 7 + edges.top, width: size.width - 40 - edges.left - edges.right,
            height: 123))
      #expect(
        alert.toolbar.frameOnScreen
          == CGRect(x: 0, y: 136 + edges.top, width: size.width, height: 44))
      #expect(try screen.frame(of: "Cancel").minX >= edges.left)
      #expect(try screen.frame(of: "Okay").maxX <= size.width - edges.right)
    }
    try check(size, upright)
    screen.rotate()
    screen.advance(by: 1)
    try check(CGSize(width: size.height, height: size.width), turned)
    try screen.tap("Okay")
    #expect(log.pressed == ["ok"])
    screen.rotate()
    screen.advance(by: 1)
    alert.removeCustomAlertFromView()
    screen.advance(by: 0.1)
    #expect(alert.card.shown.frame.minY < 0)
    screen.advance(by: 0.5)
    #expect(alert.view.superview == nil)
  }

  @Test("Turned in the middle of its way it arrives all the same")
  func turnedOnTheWay() {
    alert.showCustomAlert(in: screen.page.view, message: "Is all well?")
    screen.advance(by: 0.1)
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    #expect(alert.card.frameOnScreen == CGRect(x: 0, y: 0, width: 568, height: 180))
    #expect(shownY == 0)
  }
}

/// Writes down the buttons.
final class ButtonLog: CustomAlertViewControllerDelegate {
  private(set) var pressed: [String] = []

  func customAlertOK() { pressed.append("ok") }

  func customAlertCancel() { pressed.append("cancel") }
}
