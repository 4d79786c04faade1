import Testing
import TocsinTesting
import UIKit

@Suite("The action sheet of old")
struct ActionSheetViewTests {
  /// Writes down what it is told.
  final class Listener: NSObject, UIActionSheetDelegate {
    let log = AlertLog()
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      log.note("clicked \(buttonIndex)")
    }
    func willPresent(_ actionSheet: UIActionSheet) { log.note("will present") }
    func didPresent(_ actionSheet: UIActionSheet) { log.note("did present") }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
      log.note("will dismiss \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      log.note("did dismiss \(buttonIndex)")
    }
  }

  let listener = Listener()

  private func sheet() -> UIActionSheet {
    UIActionSheet(
      title: "Item", delegate: listener, cancelButtonTitle: "Cancel",
      destructiveButtonTitle: "Delete", otherButtonTitles: "Copy", "Move")
  }

  @Test("The red button is the first, the cancel button the last")
  func indexes() {
    let sheet = sheet()
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 3)
    #expect(sheet.firstOtherButtonIndex == 1 && sheet.numberOfButtons == 4)
    #expect(sheet.buttonTitle(at: 2) == "Move" && sheet.buttonTitle(at: 4) == nil)
  }

  @Test("A press is told, then the dismissal before and after; and it can be shown again")
  func press() throws {
    let screen = TestScreen()
    let sheet = sheet()
    for _ in 0..<2 {
      sheet.show(in: screen.page.view)
      screen.advance(by: 1)
      #expect(sheet.isVisible && screen.shows("Copy"))
      try screen.tap("Copy")
      screen.advance(by: 1)
      #expect(!sheet.isVisible && !screen.shows("Copy"))
    }
    let once = ["will present", "did present", "clicked 1", "will dismiss 1", "did dismiss 1"]
    #expect(listener.log.events == once + once)
  }

  @Test("A touch outside is a press of the cancel button")
  func outside() {
    let screen = TestScreen()
    sheet().show(in: screen.page.view)
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 195, y: 100))
    screen.advance(by: 1)
    #expect(listener.log.events.suffix(3) == ["clicked 3", "will dismiss 3", "did dismiss 3"])
  }

  @Test("The program can dismiss it, which is no click")
  func byProgram() {
    let screen = TestScreen()
    let sheet = sheet()
    sheet.show(in: screen.page.view)
    screen.advance(by: 1)
    sheet.dismiss(withClickedButtonIndex: 2, animated: true)
    screen.advance(by: 1)
    #expect(listener.log.events.suffix(2) == ["will dismiss 2", "did dismiss 2"])
    #expect(!listener.log.events.contains { $0.hasPrefix("clicked") })
  }

  @Test("Taken away with what it was shown over, it ends too, and is free")
  func takenAway() {
    let screen = TestScreen()
    weak var weakSheet: UIActionSheet?
    do {
      let sheet = sheet()
      weakSheet = sheet
      sheet.show(in: screen.page.view)
    }
    screen.advance(by: 1)
    #expect(weakSheet != nil)
    screen.page.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(listener.log.events.last == "did dismiss 3")
    #expect(weakSheet == nil)
  }

  @Test("In a wide window it stands beside a bar's item")
  func wide() throws {
    let screen = TestScreen(size: CGSize(width: 1024, height: 768))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 724, width: 1024, height: 44))
    let item = UIBarButtonItem(title: "More", style: .plain)
    bar.items = [item]
    screen.page.view.addSubview(bar)
    screen.advance(by: 0.1)
    sheet().show(from: item, animated: true)
    screen.advance(by: 1)
    #expect(screen.shows("Copy") && !screen.shows("Cancel"))
    #expect(try screen.frame(of: "alert.card").maxY < 730)
  }

  @Test("A view in no window can't show it")
  func noWindow() {
    let lines = warnings { sheet().show(in: UIView()) }
    #expect(lines.count == 1 && listener.log.events.isEmpty)
  }
}
