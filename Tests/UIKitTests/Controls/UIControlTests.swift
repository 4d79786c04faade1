import Testing
import UIKit

@Suite("UIControl", .serialized) struct UIControlTests {
  private func makeControl(on screen: SteppedScreen) -> (UIControl, () -> [String]) {
    final class Log { var words: [String] = [] }
    let log = Log()
    let control = UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "drag inside"), (.touchDragOutside, "drag outside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"), (.touchDownRepeat, "again"),
    ]
    for (event, word) in events {
      control.addAction(UIAction { _ in log.words.append(word) }, for: event)
    }
    screen.window.addSubview(control)
    screen.turn()
    return (
      control,
      {
        defer { log.words = [] }; return log.words
      }
    )
  }

  @Test("A press tells touch down, touch up inside, primary action, in this order")
  func press() {
    let screen = SteppedScreen()
    let (control, log) = makeControl(on: screen)
    screen.down(110, 110)
    #expect(control.isTracking && control.isHighlighted && control.isTouchInside)
    screen.up(110, 110)
    #expect(log() == ["down", "up inside", "primary"])
    #expect(!control.isTracking && !control.isHighlighted)
    screen.tap(110, 110)
    #expect(log() == ["down", "again", "up inside", "primary"])
  }

  @Test("Seventy points around the control count as inside")
  func slop() {
    let screen = SteppedScreen()
    let (control, log) = makeControl(on: screen)
    screen.down(110, 110)
    screen.move(219, 110)
    #expect(control.isHighlighted)
    screen.move(221, 110)
    #expect(!control.isHighlighted)
    screen.move(218, 110)
    screen.up(218, 110)
    #expect(
      log() == [
        "down", "drag inside", "exit", "drag outside", "enter", "drag inside", "up inside",
        "primary",
      ])
    screen.down(110, 110)
    screen.up(300, 110)
    #expect(log() == ["down", "up outside"])
  }

  @Test("A disabled control does nothing and lets nothing through")
  func disabled() {
    let screen = SteppedScreen()
    let (control, log) = makeControl(on: screen)
    var below = 0
    let behind = UIButton(frame: control.frame)
    behind.addAction(UIAction { _ in below += 1 }, for: .allTouchEvents)
    screen.window.insertSubview(behind, belowSubview: control)
    control.isEnabled = false
    screen.tap(110, 110)
    #expect(log().isEmpty && below == 0 && control.state == .disabled)
    control.isEnabled = true
    screen.advance(by: 1)
    screen.down(110, 110)
    control.isEnabled = false
    screen.up(110, 110)
    #expect(log() == ["down"])
  }

  @Test(
    "Actions of one identifier replace each other; methods of a target are called while it lives")
  func actions() {
    final class Page: NSObject {
      var log: [String] = []
      func plain() { log.append("plain") }
      func sender(_ sender: UIButton) { log.append("sender") }
      func both(_ sender: UIControl, _ event: UIEvent?) { log.append("both") }
    }
    let button = UIButton()
    var count = 0
    let identifier = UIAction.Identifier("it")
    button.addAction(UIAction(identifier: identifier) { _ in count += 1 }, for: .touchUpInside)
    button.addAction(UIAction(identifier: identifier) { _ in count += 10 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(count == 10)
    button.removeAction(identifiedBy: identifier, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(count == 10)
    var page: Page? = Page()
    button.addTarget(page!, action: Page.plain, for: .valueChanged)
    button.addTarget(page!, action: Page.sender, for: .valueChanged)
    button.addTarget(page!, action: Page.both, for: .valueChanged)
    button.sendActions(for: .valueChanged)
    #expect(page?.log == ["plain", "sender", "both"])
    #expect(button.allTargets.count == 1 && button.allControlEvents == .valueChanged)
    button.removeTarget(page, for: .valueChanged)
    button.sendActions(for: .valueChanged)
    #expect(page?.log.count == 3)
    weak let gone = page
    page = nil
    #expect(gone == nil)
  }

  @Test("An action knows whose event it was")
  func sender() {
    let button = UIButton()
    var sender: AnyObject?
    button.addAction(UIAction { sender = $0.sender as AnyObject }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(sender === button)
  }

  @Test("A tap recogniser further out doesn't take a button's tap; a double tap delays it")
  func recognizers() {
    let screen = SteppedScreen()
    let (_, log) = makeControl(on: screen)
    var taps = 0
    let tap = UITapGestureRecognizer { _ in taps += 1 }
    screen.window.addGestureRecognizer(tap)
    screen.tap(110, 110)
    #expect(log() == ["down", "up inside", "primary"] && taps == 0)
    screen.tap(10, 10)
    #expect(taps == 1)
    screen.advance(by: 1)
    tap.numberOfTapsRequired = 2
    screen.tap(110, 110)
    #expect(log() == ["down"])
    screen.advance(by: 0.5)
    #expect(log() == ["up inside", "primary"])
  }

  @Test(
    "Two taps in a row, and a tap while it fades, press once when the first one switches it off")
  func twice() {
    let screen = SteppedScreen()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.window.addSubview(button)
    var count = 0
    button.addAction(
      UIAction { _ in
        count += 1
        UIView.animate(withDuration: 0.2) { button.alpha = 0 }
      }, for: .touchUpInside)
    screen.tap(10, 10)
    screen.advance(by: 0.01)
    screen.tap(10, 10)
    screen.advance(by: 0.1)
    screen.tap(10, 10)
    screen.advance(by: 1)
    #expect(count == 1)
  }
}
