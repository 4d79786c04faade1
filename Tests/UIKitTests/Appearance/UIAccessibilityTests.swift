import Testing
import UIKit

@Suite("Accessibility", .serialized) struct UIAccessibilityTests {
  @Test("What is posted is kept in order, and a bridge hears of it")
  func posted() {
    _ = SteppedScreen()
    var heard = 0
    UIAccessibility.onPost = { _, _ in heard += 1 }
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(UIAccessibility.posted.map(\.notification) == [.announcement, .screenChanged])
    #expect(UIAccessibility.posted.first?.argument as? String == "Saved" && heard == 2)
  }

  @Test("An element that was posted is not kept alive by that")
  func postedElement() {
    _ = SteppedScreen()
    weak var label: UILabel?
    do {
      let shown = UILabel()
      label = shown
      UIAccessibility.post(notification: .screenChanged, argument: shown)
      #expect(UIAccessibility.posted.last?.argument as? UILabel === shown)
    }
    #expect(label == nil && UIAccessibility.posted.last?.argument == nil)
  }

  @Test("A choice of the reader's changes traits and is told")
  func settings() {
    let screen = SteppedScreen()
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    UIAccessibility.settings.isReduceMotionEnabled = true
    UIAccessibility.settings.isDarkerSystemColorsEnabled = true
    #expect(UIAccessibility.isReduceMotionEnabled && told == 1)
    #expect(screen.window.traitCollection.accessibilityContrast == .high)
  }

  @Test("The frame that is read out is on the screen")
  func frame() {
    let screen = SteppedScreen()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    screen.window.addSubview(view)
    screen.window.frame.origin.x = 5
    #expect(view.accessibilityFrame == CGRect(x: 15, y: 20, width: 30, height: 40))
  }
}
