import Testing
import UIKit

@Suite("UISlider") struct UISliderTests {
  /// A slider from x = 20 to 220, its knob's middle from 34 to 206.
  private func makeSlider() -> (SteppedScreen, UISlider, EventLog) {
    let screen = SteppedScreen()
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
    let log = EventLog(slider)
    screen.window.addSubview(slider)
    screen.turn()
    return (screen, slider, log)
  }

  @Test("It is at 0 of 0 to 1, continuous, 31 points high")
  func defaults() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    #expect(slider.isContinuous && slider.intrinsicContentSize.height == 31)
  }

  @Test("Values stay within the range, and the range in order")
  func range() {
    let slider = UISlider()
    slider.value = 5
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 6
    #expect(slider.value == 6)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.value = .nan
    #expect(slider.value == 20)
  }

  @Test("The thumb follows the finger that took it; the value is told of on the way")
  func drag() {
    let (screen, slider, log) = makeSlider()
    screen.down(40, 115)
    #expect(slider.value == 0 && log.take() == ["down"])
    screen.move(126, 115)
    #expect(abs(slider.value - 0.5) < 1e-6 && log.take() == ["value", "primary"])
    screen.move(500, 115)
    #expect(slider.value == 1)
    _ = log.take()
    screen.up(126, 115)
    #expect(slider.value == 1 && log.take() == ["up inside"])
  }

  @Test("One that is not continuous tells at the end")
  func atEnd() {
    let (screen, slider, log) = makeSlider()
    slider.isContinuous = false
    screen.down(34, 115)
    screen.move(120, 115)
    #expect(abs(slider.value - 0.5) < 1e-6 && log.take() == ["down"])
    screen.up(120, 115)
    #expect(log.take() == ["value", "up inside", "primary"])
    screen.advance(by: 1)
    screen.tap(120, 115)
    #expect(log.take() == ["down", "up inside"])
  }

  @Test("A finger beside the thumb does nothing")
  func beside() {
    let (screen, slider, log) = makeSlider()
    screen.tap(150, 115)
    #expect(slider.value == 0 && log.take().isEmpty)
  }

  @Test("The program's changes send nothing, and move softly where that is asked for")
  func animated() throws {
    let (screen, slider, log) = makeSlider()
    slider.setValue(1, animated: true)
    screen.advance(by: 0.1)
    let thumb = try #require(slider.subviews.first?.subviews.last)
    let seen = try #require(thumb.layer.presentation()).position.x
    #expect(seen > 14 && seen < 186)
    screen.advance(by: 1)
    #expect(thumb.frame == CGRect(x: 172, y: 1.5, width: 28, height: 28))
    #expect(log.take().isEmpty)
  }

  @Test("Arrows, Home and End move the focused thumb")
  func keys() {
    let (screen, slider, log) = makeSlider()
    screen.press(.keyboardTab)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardUpArrow)
    #expect(abs(slider.value - 0.1) < 1e-6)
    screen.press(.keyboardLeftArrow)
    #expect(abs(slider.value - 0.05) < 1e-6)
    screen.press(.keyboardEnd)
    #expect(slider.value == 1)
    _ = log.take()
    screen.press(.keyboardRightArrow)
    #expect(log.take().isEmpty)
    screen.press(.keyboardHome)
    #expect(slider.value == 0 && log.take() == ["value", "primary"])
  }

  @Test("Where one reads from the right, the least value is there")
  func rightToLeft() {
    let (screen, slider, _) = makeSlider()
    slider.semanticContentAttribute = .forceRightToLeft
    screen.turn()
    screen.down(206, 115)
    screen.move(120, 115)
    screen.up(120, 115)
    #expect(abs(slider.value - 0.5) < 1e-6)
    screen.press(.keyboardTab)
    screen.press(.keyboardLeftArrow)
    #expect(abs(slider.value - 0.55) < 1e-6)
  }

  @Test("Pictures at the ends make the track shorter; one for the thumb gives it its size")
  func images() {
    let (_, slider, _) = makeSlider()
    let icon = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    slider.minimumValueImage = icon
    slider.maximumValueImage = icon
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 30, y: 13.5, width: 140, height: 4))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 180)
    slider.setThumbImage(icon, for: .normal)
    #expect(slider.thumbImage(for: .highlighted) == icon && slider.currentThumbImage == icon)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    #expect(thumb == CGRect(x: 28, y: 5.5, width: 20, height: 20))
  }

  @Test("Subclasses move the track and the thumb")
  func subclass() {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 5, width: bounds.width, height: 20)
      }
    }
    let slider = Thick(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    slider.layoutIfNeeded()
    #expect(slider.subviews[0].subviews[0].frame == CGRect(x: 0, y: 5, width: 100, height: 20))
  }

  @Test("A disabled slider is pale and stays; a screen reader moves it by tenths")
  func disabled() {
    let (screen, slider, _) = makeSlider()
    slider.accessibilityIncrement()
    #expect(slider.accessibilityValue == "10%" && slider.accessibilityTraits.contains(.adjustable))
    slider.isEnabled = false
    screen.down(50, 115)
    screen.move(150, 115)
    screen.up(150, 115)
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 0.1) < 1e-6 && slider.subviews.first?.alpha == 0.5)
  }
}
