import Testing
import TocsinTesting
import UIKit

@Suite("Action sheets")
struct ActionSheetTests {
  let log = AlertLog()

  @Test("It stands 8 points from the sides and the safe area, the cancel button 8 below the rest")
  func places() throws {
    let screen = TestScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    screen.present(question(nil, message: nil, style: .actionSheet))
    let ok = try screen.frame(of: "alert.action.1")
    let cancel = try screen.frame(of: "alert.action.0")
    #expect(ok == CGRect(x: 8, y: 680, width: 374, height: 57))
    #expect(cancel == CGRect(x: 8, y: 745, width: 374, height: 57))
  }

  @Test("A touch beside it calls the cancel handler; without one nothing happens")
  func outside() throws {
    let screen = TestScreen()
    screen.present(question(style: .actionSheet, log: log))
    screen.tap(at: CGPoint(x: 195, y: 100))
    screen.advance(by: 1)
    #expect(log.events == ["Cancel A"] && !screen.shows("A"))
    let sheet = UIAlertController(title: "B", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(sheet)
    screen.tap(at: CGPoint(x: 195, y: 100))
    screen.advance(by: 1)
    #expect(screen.shows("B"))
  }

  @Test("A finger goes from the rows to the cancel button")
  func goesOver() throws {
    let screen = TestScreen()
    screen.present(question(style: .actionSheet, log: log))
    let (ok, cancel) = (try screen.frame(of: "OK"), try screen.frame(of: "Cancel"))
    screen.touchDown(at: CGPoint(x: ok.midX, y: ok.midY))
    screen.touchMove(to: CGPoint(x: cancel.midX, y: cancel.midY))
    screen.touchUp(at: CGPoint(x: cancel.midX, y: cancel.midY))
    screen.advance(by: 1)
    #expect(log.events == ["Cancel A"])
  }

  @Test("A sheet with many actions scrolls them; the cancel button stays")
  func many() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let sheet = question(style: .actionSheet)
    for index in 0..<20 {
      sheet.addAction(UIAlertAction(title: "Row \(index)", style: .default))
    }
    screen.present(sheet)
    #expect(try screen.frame(of: "alert.action.0").maxY == 472)
    #expect(try screen.frame(of: "alert.card").minY >= 8)
  }

  @Test("In a wide window it is a bubble without a cancel button; a touch outside is the same")
  func bubble() throws {
    let screen = TestScreen(size: CGSize(width: 1024, height: 768))
    let anchor = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 20))
    screen.page.view.addSubview(anchor)
    let sheet = question(style: .actionSheet, log: log)
    sheet.popoverPresentationController?.sourceView = anchor
    screen.present(sheet)
    #expect(screen.shows("OK") && !screen.shows("Cancel"))
    #expect(try screen.frame(of: "alert.card").midX == 520)
    screen.tap(at: CGPoint(x: 100, y: 700))
    screen.advance(by: 1)
    #expect(log.events == ["Cancel A"])
    #expect(screen.page.presentedViewController == nil)
  }

  @Test("In a wide window without an anchor it is refused with a warning")
  func noAnchor() {
    let screen = TestScreen(size: CGSize(width: 1024, height: 768))
    let lines = warnings { screen.present(question(style: .actionSheet)) }
    #expect(lines.count == 1 && lines[0].contains("anchor"))
    #expect(screen.page.presentedViewController == nil && !screen.shows("A"))
  }

  @Test("A text field in an action sheet is refused with a warning")
  func textField() {
    let sheet = question(style: .actionSheet)
    let lines = warnings { sheet.addTextField() }
    #expect(lines.count == 1 && sheet.textFields == nil)
  }

  @Test("A sheet slides up from below the window")
  func slides() {
    let screen = TestScreen()
    let sheet = question(style: .actionSheet)
    screen.page.present(sheet, animated: true)
    screen.step()
    let shown = sheet.view.layer.presentation()?.frame ?? .zero
    #expect(shown.minY > 700)
    screen.advance(by: 1)
    #expect(sheet.view.frame.maxY == 836)
  }
}
