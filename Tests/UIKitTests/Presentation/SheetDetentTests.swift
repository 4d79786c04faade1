import Testing
import TocsinTesting
import UIKit

@Suite("A sheet's detents")
struct SheetDetentTests {
  typealias Sheet = UISheetPresentationController

  let screen = TestScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  final class Listener: NSObject, @MainActor UISheetPresentationControllerDelegate {
    var changes = 0
    var attempts = 0
    var dismissals = 0
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { changes += 1 }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      attempts += 1
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      dismissals += 1
    }
  }

  private func present(_ change: (Sheet) -> Void) throws -> (UIViewController, Sheet) {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    let sheet = try #require(page.sheetPresentationController)
    change(sheet)
    screen.present(page)
    return (page, sheet)
  }

  private func top(_ page: UIViewController) -> CGFloat {
    page.view.convert(page.view.bounds, to: nil).minY
  }

  @Test("It stands at the first detent, or at the selected one, whose change can be animated")
  func selection() throws {
    let (page, sheet) = try present { $0.detents = [.medium(), .large()] }
    #expect(top(page) == 422)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(top(page) == 57)
    screen.advance(by: 0.1)
    let shown = sheet.presentedView?.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 60 && shown < 422)
    screen.advance(by: 1)
    let (other, _) = try {
      screen.page.dismiss(animated: false)
      return try present {
        $0.detents = [.medium(), .large()]
        $0.selectedDetentIdentifier = .large
      }
    }()
    #expect(top(other) == 57)
  }

  @Test("Detents of one's own: a height above the safe area, at most all, left out if nil")
  func custom() throws {
    let (page, sheet) = try present {
      $0.detents = [.custom(identifier: .init("low")) { _ in 200 }, .custom { _ in nil }]
    }
    #expect(abs(top(page) - 610) < 0.01)
    sheet.detents = [.custom { _ in 5000 }]
    screen.advance(by: 0.1)
    #expect(top(page) == 57)
    sheet.detents = []
    screen.advance(by: 0.1)
    #expect(top(page) == 57)
  }

  @Test("Dragged up it stands at the next detent, and the delegate is told")
  func dragUp() throws {
    let listener = Listener()
    let (page, sheet) = try present {
      $0.detents = [.medium(), .large()]
      $0.delegate = listener
    }
    screen.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 150))
    screen.advance(by: 1)
    #expect(top(page) == 57 && sheet.selectedDetentIdentifier == .large && listener.changes == 1)
    screen.drag(from: CGPoint(x: 195, y: 70), to: CGPoint(x: 195, y: 330), steps: 60)
    screen.advance(by: 1)
    #expect(top(page) == 422 && listener.changes == 2)
  }

  @Test("Dragged far down it goes, and the delegate is told; one that is modal comes back")
  func dragAway() throws {
    for isModal in [true, false] {
      let listener = Listener()
      let (page, _) = try present {
        $0.detents = [.medium(), .large()]
        $0.delegate = listener
      }
      page.isModalInPresentation = isModal
      screen.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 820))
      screen.advance(by: 1)
      #expect((page.presentingViewController == nil) == !isModal)
      #expect(listener.attempts == (isModal ? 1 : 0) && listener.dismissals == (isModal ? 0 : 1))
      if isModal { #expect(top(page) == 422) }
      screen.page.dismiss(animated: false)
      screen.advance(by: 0.1)
    }
  }

  @Test("A short drag springs back; above the highest detent it gives way a little only")
  func springsBack() throws {
    let (page, _) = try present { $0.detents = [.medium()] }
    screen.touchDown(at: CGPoint(x: 195, y: 440))
    screen.touchMove(to: CGPoint(x: 195, y: 420))
    screen.touchMove(to: CGPoint(x: 195, y: 140))
    screen.advance(by: 0.1)
    #expect(top(page) < 422 && top(page) > 250)
    screen.touchMove(to: CGPoint(x: 195, y: 440))
    screen.advance(by: 0.3)
    screen.touchUp(at: CGPoint(x: 195, y: 440))
    screen.advance(by: 1)
    #expect(top(page) == 422)
  }

  @Test("Up to the largest undimmed detent the page is neither darkened nor out of reach")
  func undimmed() throws {
    var pressed = 0
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Page") { _ in pressed += 1 })
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    screen.page.view.addSubview(button)
    let (page, sheet) = try present {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    #expect(screen.page.view.tintAdjustmentMode == .normal)
    try screen.tap("Page")
    #expect(pressed == 1 && page.presentingViewController != nil)
    sheet.selectedDetentIdentifier = .large
    screen.advance(by: 0.1)
    #expect(screen.page.view.tintAdjustmentMode == .dimmed)
    screen.page.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(screen.page.view.tintAdjustmentMode == .normal)
  }

  @Test("Picture with the grabber", arguments: [UIUserInterfaceStyle.light, .dark])
  func picture(style: UIUserInterfaceStyle) throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), appearance: style)
    let page = UIViewController()
    page.view.backgroundColor = .secondarySystemBackground
    let sheet = try #require(page.sheetPresentationController)
    sheet.detents = [.medium()]
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 20
    screen.present(page)
    expectGolden(screen, named: "medium-\(style == .dark ? "dark" : "light")")
  }
}
