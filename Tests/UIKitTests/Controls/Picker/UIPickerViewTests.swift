import QuartzCore
import Testing

@testable import UIKit

@Suite("UIPickerView") struct UIPickerViewTests {
  /// Two wheels: letters A to J, and numbers 0 to 99; writes down what is picked.
  final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var log: [String] = []
    var counts = [10, 100]
    var widths: [CGFloat] = [0, 0]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      component == 0 ? String(UnicodeScalar(65 + UInt8(row))) : "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      widths[component]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component): \(row)")
    }
  }

  /// A picker doesn't keep them.
  private static var kept: Rows?

  /// A picker from (0, 0) to (320, 216); the band is around y = 108.
  func makePicker() -> (SteppedScreen, UIPickerView, Rows) {
    let screen = SteppedScreen()
    let picker = UIPickerView()
    let rows = Rows()
    Self.kept = rows
    picker.dataSource = rows
    picker.delegate = rows
    screen.window.addSubview(picker)
    screen.turn()
    return (screen, picker, rows)
  }

  @Test("It is 320 × 216 unless a frame is given, its wheels share the room")
  func sizes() {
    let (_, picker, _) = makePicker()
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 100)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 7) == -1)
  }

  @Test("Rows, their text and the height grow with the size of text; what a delegate says stays")
  func textSize() throws {
    let (screen, picker, _) = makePicker()
    picker.selectRow(4, inComponent: 0, animated: false)
    func fontSize() throws -> CGFloat {
      try #require(picker.view(forRow: 4, forComponent: 0) as? UILabel).font.pointSize
    }
    #expect(try fontSize() == 21)
    UIScreen.main.setTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    screen.turn()
    #expect(picker.rowSize(forComponent: 0).height == 54)
    #expect(try fontSize() == 21 * 1.7)
    #expect(picker.intrinsicContentSize.height == 367)
    #expect(picker.selectedRow(inComponent: 0) == 4)
    UIScreen.main.setTraits { $0.preferredContentSizeCategory = .extraSmall }
    screen.turn()
    #expect(picker.rowSize(forComponent: 0).height == 32)
    #expect(try fontSize() == 21)
  }

  @Test("Wheels that ask for more than there is give up as much of it each")
  func narrow() {
    let (screen, picker, rows) = makePicker()
    rows.widths = [300, 100]
    picker.frame.size.width = 223
    picker.setNeedsLayout()
    screen.turn()
    #expect(picker.rowSize(forComponent: 0).width == 150)
    #expect(picker.rowSize(forComponent: 1).width == 50)
    #expect(picker.wheels.map(\.frame.minX) == [9, 164])
    picker.frame.size.width = 500
    screen.turn()
    #expect(picker.rowSize(forComponent: 0).width == 300)
  }

  @Test("Rows get flatter and paler away from the band, and only those in sight have views")
  func cylinder() throws {
    let (_, picker, _) = makePicker()
    picker.selectRow(50, inComponent: 1, animated: false)
    let rows = try (50...53).map { row in
      try #require(picker.view(forRow: row, forComponent: 1)?.superview)
    }
    for (nearer, further) in zip(rows, rows.dropFirst()) {
      #expect(nearer.frame.height > further.frame.height && nearer.alpha > further.alpha)
      #expect(nearer.center.y < further.center.y)
    }
    #expect(rows[0].transform.isIdentity && rows[0].alpha == 1 && rows[0].center.y == 108)
    #expect(picker.view(forRow: 60, forComponent: 1) == nil)
    #expect((picker.view(forRow: 50, forComponent: 1) as? UILabel)?.text == "50")
  }

  @Test("A slow drag comes to rest on the nearest row, and is told of once")
  func drag() {
    let (screen, picker, rows) = makePicker()
    screen.down(80, 108)
    screen.move(80, 90)
    for y in stride(from: 88, through: 50, by: -2) {
      screen.advance(by: 0.05)
      screen.move(80, CGFloat(y))
    }
    screen.advance(by: 0.2)
    screen.up(80, 50)
    #expect(rows.log.isEmpty)
    screen.advance(by: 3)
    #expect(picker.selectedRow(inComponent: 0) == 1 && rows.log == ["0: 1"])
  }

  /// Has a finger fling the second wheel upwards.
  func fling(_ screen: SteppedScreen) {
    screen.down(240, 160)
    for step in 1...6 {
      screen.advance(by: 0.01)
      screen.move(240, 160 - CGFloat(step) * 15)
    }
    screen.up(240, 70)
  }

  @Test("A fling rolls on by many rows and stops on one")
  func rolls() throws {
    let (screen, picker, rows) = makePicker()
    fling(screen)
    screen.advance(by: 5)
    let row = picker.selectedRow(inComponent: 1)
    #expect(row > 6 && row < 40 && rows.log == ["1: \(row)"])
    let middle = try #require(picker.view(forRow: row, forComponent: 1)?.superview)
    #expect(middle.center.y == 108)
  }

  @Test("A finger stops a wheel that rolls; it falls on the nearest row")
  func stops() {
    let (screen, picker, rows) = makePicker()
    fling(screen)
    screen.advance(by: 0.2)
    screen.tap(240, 108)
    screen.advance(by: 1)
    #expect(rows.log.count == 1 && picker.selectedRow(inComponent: 1) < 15)
  }

  @Test("Beyond the ends it gives way, and comes back")
  func bounds() {
    let (screen, picker, rows) = makePicker()
    screen.down(80, 60)
    screen.move(80, 80)
    screen.move(80, 200)
    let first = picker.view(forRow: 0, forComponent: 0)?.superview
    #expect((first?.center.y ?? 0) > 120)
    screen.up(80, 200)
    screen.advance(by: 2)
    #expect(first?.center.y == 108 && rows.log.isEmpty)
  }

  @Test("A tap on a row turns it into the band")
  func tap() {
    let (screen, picker, rows) = makePicker()
    screen.tap(80, 140)
    screen.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 0) == 1 && rows.log == ["0: 1"])
    screen.tap(80, 190)
    screen.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 0) == 4)
  }

  @Test("The program's turns are not told of, animated or not")
  func silent() {
    let (screen, picker, rows) = makePicker()
    picker.selectRow(5, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 5)
    picker.selectRow(2, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    screen.advance(by: 0.15)
    #expect(picker.view(forRow: 2, forComponent: 0)?.superview?.center.y != 108)
    screen.advance(by: 1)
    #expect(picker.view(forRow: 2, forComponent: 0)?.superview?.center.y == 108)
    #expect(rows.log.isEmpty)
  }

  @Test("Each wheel takes the focus; arrows turn it, or go to the next")
  func keys() {
    let (screen, picker, rows) = makePicker()
    screen.press(.keyboardTab)
    #expect(picker.wheels[0].isFocused)
    screen.press(.keyboardDownArrow)
    screen.advance(by: 1)
    screen.press(.keyboardRightArrow)
    #expect(picker.wheels[1].isFocused)
    screen.press(.keyboardEnd)
    screen.advance(by: 1)
    screen.press(.keyboardUpArrow)
    screen.advance(by: 1)
    #expect(rows.log == ["0: 1", "1: 99", "1: 98"])
  }

  @Test("A notch of the mouse's wheel is a row; a pad moves the wheel by points")
  func wheel() {
    let (screen, picker, rows) = makePicker()
    func turn(_ distance: CGFloat, isPrecise: Bool) {
      screen.window.sendEvent(
        ScrollEvent(
          window: screen.window, position: CGPoint(x: 80, y: 108),
          delta: CGVector(dx: 0, dy: distance), isPrecise: isPrecise, timestamp: 0))
    }
    turn(-40, isPrecise: false)
    screen.advance(by: 1)
    #expect(rows.log == ["0: 1"])
    for _ in 0..<9 { turn(-10, isPrecise: true) }
    screen.advance(by: 1)
    #expect(rows.log == ["0: 1", "0: 4"] && picker.selectedRow(inComponent: 0) == 4)
  }

  @Test("Rows are loaded anew; the row in the band stays while there is one of its number")
  func reload() {
    let (screen, picker, rows) = makePicker()
    picker.selectRow(8, inComponent: 0, animated: false)
    rows.counts = [4]
    picker.reloadAllComponents()
    screen.turn()
    #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 3)
    rows.counts = [0]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test("Views of the program's are reused")
  func reuse() {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var made = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        1000
      }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        40
      }
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        100
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        if view == nil { made += 1 }
        return view ?? UIView()
      }
    }
    let screen = SteppedScreen()
    let (picker, views) = (UIPickerView(), Views())
    picker.dataSource = views
    picker.delegate = views
    screen.window.addSubview(picker)
    screen.turn()
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 40))
    picker.selectRow(500, inComponent: 0, animated: false)
    picker.selectRow(900, inComponent: 0, animated: true)
    screen.advance(by: 1)
    #expect(views.made < 20)
  }

  @Test("A screen reader hears the row in the band, and turns the wheel")
  func accessibility() {
    let (screen, picker, rows) = makePicker()
    picker.wheels[0].accessibilityIncrement()
    screen.advance(by: 1)
    #expect(picker.wheels[0].accessibilityValue == "B" && rows.log == ["0: 1"])
    #expect(picker.wheels[0].accessibilityTraits.contains(.adjustable))
  }
}
