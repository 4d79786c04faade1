import Testing

@testable import UIKit

@Suite("UIStepper") struct UIStepperTests {
  /// A stepper whose minus is at x = 100 and whose plus at 170.
  private func makeStepper() -> (SteppedScreen, UIStepper, EventLog) {
    let screen = SteppedScreen()
    let stepper = UIStepper(frame: CGRect(x: 80, y: 100, width: 0, height: 0))
    let log = EventLog(stepper)
    screen.window.addSubview(stepper)
    screen.turn()
    return (screen, stepper, log)
  }

  @Test("It is 94 × 32, at 0 of 0 to 100 by ones")
  func defaults() {
    let stepper = UIStepper(frame: CGRect(x: 1, y: 2, width: 300, height: 3))
    #expect(stepper.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
  }

  @Test("It steps as soon as the finger comes down")
  func tap() {
    let (screen, stepper, log) = makeStepper()
    screen.down(170, 110)
    #expect(stepper.value == 1 && log.take() == ["down", "value", "primary"])
    screen.up(170, 110)
    #expect(log.take() == ["up inside"])
    screen.tap(100, 110)
    screen.tap(100, 110)
    #expect(stepper.value == 0)
  }

  @Test("A finger that stays steps again, faster and faster, until it leaves")
  func autorepeat() {
    let (screen, stepper, _) = makeStepper()
    stepper.maximumValue = 1000
    screen.down(170, 110)
    screen.advance(by: 0.4)
    #expect(stepper.value == 1)
    screen.advance(by: 1)
    let first = stepper.value - 1
    #expect(first >= 4)
    screen.advance(by: 4)
    let before = stepper.value
    screen.advance(by: 1)
    #expect(stepper.value - before > 3 * first)
    screen.up(170, 110)
    let last = stepper.value
    screen.advance(by: 2)
    #expect(stepper.value == last)
    stepper.autorepeat = false
    screen.down(170, 110)
    screen.advance(by: 2)
    #expect(stepper.value == last + 1)
  }

  @Test("At an end it stops, or goes on at the other one where it wraps")
  func wraps() {
    let (screen, stepper, _) = makeStepper()
    stepper.maximumValue = 5
    stepper.stepValue = 2
    for _ in 0..<4 { screen.tap(170, 110) }
    #expect(stepper.value == 5)
    stepper.wraps = true
    screen.tap(170, 110)
    #expect(stepper.value == 0)
    screen.tap(100, 110)
    #expect(stepper.value == 5)
  }

  @Test("One that is not continuous tells at the end")
  func atEnd() {
    let (screen, stepper, log) = makeStepper()
    stepper.isContinuous = false
    screen.down(170, 110)
    screen.advance(by: 1)
    #expect(stepper.value > 1 && log.take() == ["down"])
    screen.up(170, 110)
    #expect(log.take() == ["value", "up inside", "primary"])
  }

  @Test("A range or step that makes no sense is said and not taken")
  func misuse() {
    let stepper = UIStepper()
    var words: [String] = []
    let sink = UIKitLog.sink
    UIKitLog.sink = { words.append($0) }
    defer { UIKitLog.sink = sink }
    stepper.minimumValue = 200
    stepper.stepValue = 0
    #expect(stepper.minimumValue == 0 && stepper.stepValue == 1 && words.count == 2)
  }

  @Test("Arrows step, from the right where one reads from there")
  func keys() {
    let (screen, stepper, _) = makeStepper()
    screen.press(.keyboardTab)
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardDownArrow)
    #expect(stepper.value == 2)
    stepper.semanticContentAttribute = .forceRightToLeft
    screen.press(.keyboardLeftArrow)
    #expect(stepper.value == 3)
    screen.tap(100, 110)
    #expect(stepper.value == 4)
  }

  @Test("A disabled stepper stays; a screen reader steps")
  func disabled() {
    let (screen, stepper, log) = makeStepper()
    stepper.accessibilityIncrement()
    #expect(stepper.accessibilityValue == "1" && log.take() == ["value", "primary"])
    stepper.isEnabled = false
    screen.tap(170, 110)
    stepper.accessibilityIncrement()
    #expect(stepper.value == 1)
  }
}
