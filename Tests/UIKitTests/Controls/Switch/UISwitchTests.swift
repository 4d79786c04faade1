import Testing

@testable import UIKit

@Suite("UISwitch") struct UISwitchTests {
  /// A switch at (100, 100) that writes down its events, on a screen.
  private func makeSwitch() -> (SteppedScreen, UISwitch, EventLog) {
    let screen = SteppedScreen()
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let log = EventLog(control)
    screen.window.addSubview(control)
    screen.turn()
    return (screen, control, log)
  }

  private func thumb(of control: UISwitch) throws -> UIView {
    try #require(control.subviews.first?.subviews.first)
  }

  @Test("It is 51 × 31 whatever size is asked for, and off")
  func size() {
    let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31) && !control.isOn)
    control.frame.size = CGSize(width: 5, height: 5)
    control.bounds.size = .zero
    #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test("A tap turns it over: touch down, value changed, touch up inside, primary action")
  func tap() throws {
    let (screen, control, log) = makeSwitch()
    screen.down(110, 110)
    #expect(!control.isOn && log.take() == ["down"])
    screen.up(110, 110)
    #expect(control.isOn && log.take() == ["value", "up inside", "primary"])
    screen.advance(by: 1)
    screen.tap(140, 120)
    #expect(!control.isOn && log.take() == ["down", "value", "up inside", "primary"])
  }

  @Test("The action gets the switch")
  func sender() {
    let (screen, control, _) = makeSwitch()
    var sender: AnyObject?
    control.addAction(UIAction { sender = $0.sender as AnyObject }, for: .valueChanged)
    screen.tap(110, 110)
    #expect(sender === control)
  }

  @Test("The program's changes send nothing")
  func silent() {
    let (screen, control, log) = makeSwitch()
    control.isOn = true
    control.setOn(false, animated: true)
    control.setOn(true, animated: false)
    screen.advance(by: 1)
    #expect(control.isOn && log.take().isEmpty)
  }

  @Test("The thumb stretches under the finger and slides over softly")
  func thumb() throws {
    let (screen, control, _) = makeSwitch()
    let thumb = try thumb(of: control)
    #expect(thumb.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
    screen.down(110, 110)
    #expect(thumb.frame == CGRect(x: 2, y: 2, width: 34, height: 27))
    screen.up(110, 110)
    #expect(thumb.frame == CGRect(x: 22, y: 2, width: 27, height: 27))
    screen.advance(by: 0.1)
    let seen = try #require(thumb.layer.presentation()).position.x
    #expect(seen > 2 + 13.5 && seen < 22 + 13.5)
    screen.advance(by: 1)
    #expect(thumb.layer.animationKeys() == nil)
  }

  @Test("The thumb follows a finger; where it is let go decides, though the finger left the switch")
  func drag() throws {
    let (screen, control, log) = makeSwitch()
    let thumb = try thumb(of: control)
    screen.down(110, 115)
    screen.move(112, 115)
    #expect(thumb.frame.minX == 2)
    screen.move(118, 115)
    #expect(abs(thumb.frame.minX - (2 + 13 * 0.4)) < 1e-6)
    screen.move(170, 115)
    #expect(thumb.frame.maxX == 49 && !control.isOn)
    #expect(control.subviews.first?.backgroundColor == .systemGreen)
    screen.move(114, 115)
    screen.up(114, 115)
    #expect(!control.isOn && !log.take().contains("value"))
    #expect(control.subviews.first?.backgroundColor == ModernSwitchFace.offColor)
    screen.advance(by: 1)
    screen.down(110, 115)
    screen.move(300, 115)
    screen.up(300, 115)
    #expect(control.isOn && log.take().filter { $0 == "value" }.count == 1)
  }

  @Test("A finger that is taken away, or lifted far off without a drag, changes nothing")
  func cancelled() {
    let (screen, control, log) = makeSwitch()
    screen.down(110, 110)
    screen.cancel(110, 110)
    #expect(!control.isOn && log.take() == ["down", "cancel"])
    screen.down(110, 110)
    screen.move(112, 230)
    screen.up(112, 230)
    #expect(!control.isOn && !log.take().contains("value"))
  }

  @Test("A disabled switch is pale and takes neither fingers nor keys")
  func disabled() {
    let (screen, control, log) = makeSwitch()
    control.isEnabled = false
    #expect(control.subviews.first?.alpha == 0.5)
    screen.tap(110, 110)
    screen.press(.keyboardTab)
    screen.press(.keyboardSpacebar, " ")
    #expect(!control.isOn && log.take().isEmpty && !control.accessibilityActivate())
    #expect(control.accessibilityTraits.contains(.notEnabled))
  }

  @Test("Space turns the focused switch over once, however long it is held; Return does not")
  func keys() {
    let (screen, control, log) = makeSwitch()
    screen.press(.keyboardTab)
    #expect(control.isFocused)
    screen.keyDown(.keyboardSpacebar, " ")
    screen.keyDown(.keyboardSpacebar, " ", isRepeat: true)
    screen.keyUp(.keyboardSpacebar)
    #expect(control.isOn && log.take() == ["value", "primary"])
    screen.press(.keyboardReturnOrEnter, "\r")
    #expect(control.isOn && log.take().isEmpty)
  }

  @Test("Each part takes its own tint; nil gives back the look's own")
  func tints() throws {
    let (_, control, _) = makeSwitch()
    let (face, thumb) = (try #require(control.subviews.first), try thumb(of: control))
    #expect(face.backgroundColor == ModernSwitchFace.offColor && thumb.backgroundColor == .white)
    control.tintColor = .brown
    control.onTintColor = .red
    control.thumbTintColor = .green
    #expect(face.backgroundColor == .brown && thumb.backgroundColor == .green)
    control.isOn = true
    #expect(face.backgroundColor == .red)
    control.onTintColor = nil
    control.thumbTintColor = nil
    #expect(face.backgroundColor == .systemGreen && thumb.backgroundColor == .white)
  }

  @Test("The tint of the views around does not colour it")
  func inheritedTint() {
    let (screen, control, _) = makeSwitch()
    screen.window.tintColor = .purple
    #expect(control.subviews.first?.backgroundColor == ModernSwitchFace.offColor)
  }

  @Test("Where one reads from the right, on is at the left, and the finger goes that way")
  func rightToLeft() throws {
    let (screen, control, _) = makeSwitch()
    control.semanticContentAttribute = .forceRightToLeft
    let thumb = try thumb(of: control)
    #expect(thumb.frame.minX == 22)
    control.isOn = true
    #expect(thumb.frame.minX == 2)
    screen.down(110, 110)
    screen.move(140, 110)
    screen.up(140, 110)
    #expect(!control.isOn)
  }

  @Test("Screen readers hear a toggle that is 1 or 0, and can turn it over")
  func accessibility() {
    let (_, control, log) = makeSwitch()
    #expect(control.accessibilityValue == "0" && control.isAccessibilityElement)
    #expect(control.accessibilityTraits.isSuperset(of: [.button, .toggleButton]))
    #expect(control.accessibilityActivate() && control.isOn)
    #expect(control.accessibilityValue == "1" && log.take() == ["value", "primary"])
    control.title = "Music"
    #expect(control.accessibilityLabel == "Music" && control.style == .sliding)
  }

  @Test("The classic look is 77 × 27 and shows pictures of 77 × 22; the modern one ignores them")
  func classic() throws {
    let (screen, control, _) = makeSwitch()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 77, height: 22)).image { _ in }
    control.onImage = image
    control.offImage = image
    #expect(pictures(in: control).isEmpty)
    control.look = .classic
    screen.turn()
    #expect(control.frame == CGRect(x: 100, y: 100, width: 77, height: 27))
    #expect(control.intrinsicContentSize == CGSize(width: 77, height: 27))
    let shown = pictures(in: control)
    #expect(shown.map(\.image) == [image, image])
    // Off: the second one fills the frame.
    let place = shown[1].convert(shown[1].bounds, to: control)
    #expect(place == CGRect(x: 0, y: 2.5, width: 77, height: 22))
    screen.tap(170, 110)
    screen.advance(by: 1)
    #expect(control.isOn)
    #expect(shown[0].convert(shown[0].bounds, to: control).minX == 0)
    control.look = .modern
    #expect(control.frame.size == CGSize(width: 51, height: 31) && control.isOn)
  }

  private func pictures(in view: UIView) -> [UIImageView] {
    let own = (view as? UIImageView).map { $0.isHidden ? [] : [$0] } ?? []
    return own + view.subviews.flatMap { pictures(in: $0) }
  }

  @Test("A scroll view around does not take the finger that drags the thumb")
  func scrolling() {
    let (screen, control, _) = makeSwitch()
    let scroll = UIScrollView(frame: screen.window.bounds)
    scroll.contentSize = CGSize(width: 1000, height: 480)
    screen.window.addSubview(scroll)
    scroll.addSubview(control)
    screen.turn()
    screen.down(110, 110)
    screen.move(125, 110)
    screen.move(145, 110)
    screen.up(145, 110)
    #expect(control.isOn && scroll.contentOffset.x == 0)
  }
}
