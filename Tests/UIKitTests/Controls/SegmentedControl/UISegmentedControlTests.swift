import Testing

@testable import UIKit

@Suite("UISegmentedControl") struct UISegmentedControlTests {
  /// Three segments of 100 points each from x = 10.
  private func makeControl() -> (SteppedScreen, UISegmentedControl, EventLog) {
    let screen = SteppedScreen()
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 10, y: 100, width: 300, height: 32)
    let log = EventLog(control)
    screen.window.addSubview(control)
    screen.turn()
    return (screen, control, log)
  }

  @Test("A tap chooses a segment; a tap on the chosen one tells nothing")
  func tap() {
    let (screen, control, log) = makeControl()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    screen.tap(160, 110)
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.take() == ["down", "value", "up inside", "primary"])
    screen.tap(160, 110)
    #expect(log.take() == ["down", "up inside"])
  }

  @Test("The capsule slides to the chosen segment")
  func capsule() throws {
    let (screen, control, _) = makeControl()
    control.selectedSegmentIndex = 0
    screen.turn()
    #expect(control.capsule.frame == CGRect(x: 2, y: 2, width: 96, height: 28))
    screen.tap(260, 110)
    screen.advance(by: 0.1)
    let seen = try #require(control.capsule.layer.presentation()).position.x
    #expect(seen > 60 && seen < 240)
    screen.advance(by: 1)
    #expect(control.capsule.frame == CGRect(x: 202, y: 2, width: 96, height: 28))
  }

  @Test("The capsule is dragged across; it is told of at the end, and not where it comes back")
  func drag() {
    let (screen, control, log) = makeControl()
    control.selectedSegmentIndex = 0
    screen.turn()
    screen.down(60, 110)
    screen.move(160, 110)
    screen.move(260, 110)
    #expect(control.capsule.frame.midX == 250 && control.selectedSegmentIndex == 0)
    #expect(log.take() == ["down"])
    screen.up(260, 110)
    #expect(control.selectedSegmentIndex == 2 && log.take().contains("value"))
    screen.advance(by: 1)
    screen.down(260, 110)
    screen.move(60, 110)
    screen.cancel(60, 110)
    #expect(control.selectedSegmentIndex == 2 && log.take() == ["down", "cancel"])
    #expect(control.capsule.frame.midX == 250)
  }

  @Test("A momentary control has an index only while its actions run")
  func momentary() {
    let (screen, control, _) = makeControl()
    control.isMomentary = true
    var chosen: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in chosen.append(control.selectedSegmentIndex) },
      for: .valueChanged)
    screen.tap(160, 110)
    screen.tap(160, 110)
    #expect(chosen == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("Segments come and go; the choice stays with its segment")
  func segments() {
    let (screen, control, log) = makeControl()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
    screen.advance(by: 1)
    #expect(control.items.map(\.view.frame.minX) == [0, 75, 150, 225])
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 3)
    screen.advance(by: 1)
    #expect(control.items.allSatisfy { $0.view.frame.width == 100 })
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && log.take().isEmpty)
  }

  @Test("Widths: fixed ones first, the rest evenly or by content")
  func widths() {
    let (screen, control, _) = makeControl()
    control.setWidth(60, forSegmentAt: 0)
    screen.turn()
    #expect(control.items.map(\.view.frame.width) == [60, 120, 120])
    control.apportionsSegmentWidthsByContent = true
    screen.turn()
    let widths = control.items.map(\.view.frame.width)
    #expect(widths[0] == 60 && widths[2] > widths[1] && abs(widths.reduce(0, +) - 300) < 1e-6)
    #expect(control.intrinsicContentSize.height == 32)
  }

  @Test("A disabled segment can't be chosen, by fingers, keys or screen readers")
  func disabled() {
    let (screen, control, log) = makeControl()
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 1)
    screen.tap(160, 110)
    #expect(control.selectedSegmentIndex == 0 && log.take().isEmpty)
    #expect(!control.items[1].view.accessibilityActivate())
    screen.press(.keyboardTab)
    screen.press(.keyboardRightArrow)
    #expect(control.selectedSegmentIndex == 2 && log.take() == ["value", "primary"])
    screen.press(.keyboardLeftArrow)
    #expect(control.selectedSegmentIndex == 0)
    screen.press(.keyboardEnd)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("Where one reads from the right, the first segment is there, and arrows go that way")
  func rightToLeft() {
    let (screen, control, _) = makeControl()
    control.semanticContentAttribute = .forceRightToLeft
    screen.turn()
    screen.tap(60, 110)
    #expect(control.selectedSegmentIndex == 2)
    screen.press(.keyboardTab)
    screen.press(.keyboardRightArrow)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("Titles take attributes by state, on top of those of normal; the capsule takes a colour")
  func attributes() throws {
    let (screen, control, _) = makeControl()
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    control.selectedSegmentTintColor = .blue
    control.selectedSegmentIndex = 0
    screen.turn()
    let colors = control.items.map { item in
      item.view.subviews.compactMap { $0 as? UILabel }.first?.attributedText?
        .attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.white, .red, .red] && control.capsule.backgroundColor == .blue)
  }

  @Test("Actions give their titles and are done when their segments are chosen")
  func actions() {
    let screen = SteppedScreen()
    var log: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: ["a", "b"].map { name in UIAction(title: name) { _ in log.append(name) } })
    screen.window.addSubview(control)
    screen.turn()
    screen.tap(150, 10)
    #expect(log == ["b"] && control.titleForSegment(at: 1) == "b")
    let identifier = control.actionForSegment(at: 1)?.identifier
    #expect(identifier.map { control.segmentIndex(identifiedBy: $0) } == 1)
  }

  @Test("Each segment is a button to screen readers, the chosen one marked")
  func accessibility() {
    let (_, control, log) = makeControl()
    #expect(control.items[1].view.accessibilityActivate() && control.selectedSegmentIndex == 1)
    #expect(control.items[1].view.accessibilityTraits == [.button, .selected])
    #expect(
      control.items[0].view.accessibilityLabel == "One" && log.take() == ["value", "primary"])
  }

  @Test("Pictures for the states take the place of ground, capsule and dividers")
  func pictures() throws {
    func picture(_ color: UIColor, width: CGFloat = 10) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in
        color.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: width, height: 10))
      }
    }
    let screen = SteppedScreen(size: CGSize(width: 240, height: 60))
    let control = UISegmentedControl(items: ["", "", ""])
    control.frame = CGRect(x: 0, y: 0, width: 240, height: 40)
    control.selectedSegmentIndex = 1
    screen.window.addSubview(control)
    control.setBackgroundImage(picture(.red), for: .normal, barMetrics: .default)
    control.setBackgroundImage(picture(.blue), for: .selected, barMetrics: .default)
    control.setDividerImage(
      picture(.green, width: 4), forLeftSegmentState: .normal, rightSegmentState: .normal,
      barMetrics: .default)
    screen.advance(by: 0.1)
    #expect(control.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    let (red, blue, green) = (UInt32(0xFFFF_0000), UInt32(0xFF00_00FF), UInt32(0xFF00_FF00))
    func row() -> [UInt32] { [40, 80, 120, 160, 200].map { screen.pixel($0, 20) } }
    #expect(row() == [red, green, blue, green, red])
    control.selectedSegmentIndex = 2
    screen.advance(by: 1)
    #expect(row() == [red, green, red, green, blue])
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
    screen.advance(by: 1)
    #expect(!control.capsule.isHidden && !control.background.isHidden)
  }
}
