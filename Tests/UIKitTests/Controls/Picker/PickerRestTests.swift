import Testing

@testable import UIKit

extension UIPickerViewTests {
  @Test("Quick steps by a key add up, each told of at once, and the wheel turns there softly")
  func quickSteps() {
    let (screen, picker, rows) = makePicker()
    screen.press(.keyboardTab)
    for _ in 0..<3 { screen.press(.keyboardDownArrow) }
    #expect(rows.log == ["0: 1", "0: 2", "0: 3"] && picker.selectedRow(inComponent: 0) == 3)
    #expect(picker.wheels[0].accessibilityValue == "D")
    #expect(picker.view(forRow: 3, forComponent: 0)?.superview?.center.y != 108)
    screen.advance(by: 1)
    #expect(picker.view(forRow: 3, forComponent: 0)?.superview?.center.y == 108)
    #expect(rows.log.count == 3)
  }

  @Test("An end to editing has a wheel that rolls come to rest at once, where it would by itself")
  func endEditing() {
    func restingRow(ends: Bool) -> Int {
      let (screen, picker, rows) = makePicker()
      fling(screen)
      screen.advance(by: 0.2)
      if ends { screen.window.endEditing(true) } else { screen.advance(by: 5) }
      let row = picker.selectedRow(inComponent: 1)
      screen.advance(by: 5)
      #expect(row > 6 && rows.log == ["1: \(row)"] && picker.selectedRow(inComponent: 1) == row)
      return row
    }
    #expect(restingRow(ends: true) == restingRow(ends: false))
  }
}
