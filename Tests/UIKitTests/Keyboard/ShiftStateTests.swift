import Testing

@testable import UIKit

struct ShiftStateTests {
  @Test("A tap makes one capital, and the text's next wish ends that")
  func once() {
    var shift = ShiftState()
    shift.tap(at: 1)
    #expect(shift.position == .once)
    shift.textChanged(wantsCapital: false)
    #expect(shift.position == .off)
  }

  @Test("Two taps in a row lock, until the next tap; slower ones only go on and off")
  func locks() {
    var shift = ShiftState()
    shift.tap(at: 1)
    shift.tap(at: 1.2)
    #expect(shift.position == .locked)
    shift.textChanged(wantsCapital: false)
    #expect(shift.position == .locked)
    shift.tap(at: 3)
    #expect(shift.position == .off)
    shift.tap(at: 4)
    shift.tap(at: 4.4)
    #expect(shift.position == .off)
  }

  @Test("A letter between two taps keeps them from being a pair")
  func letterBetween() {
    var shift = ShiftState()
    shift.tap(at: 1)
    shift.textChanged(wantsCapital: false)
    shift.tap(at: 1.1)
    #expect(shift.position == .once)
  }

  @Test("A capital that the text wants can be taken back by a tap, and locked by two")
  func automatic() {
    var shift = ShiftState()
    shift.textChanged(wantsCapital: true)
    #expect(shift.isUp)
    shift.tap(at: 1)
    #expect(!shift.isUp)
    shift.tap(at: 1.1)
    #expect(shift.position == .locked)
  }
}
