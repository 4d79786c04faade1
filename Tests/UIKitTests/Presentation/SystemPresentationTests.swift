import Testing
import UIKit

@MainActor struct SystemPresentationTests {
  private func shown(
    _ controller: UIViewController, on size: CGSize
  ) -> (SteppedScreen, UIViewController) {
    let screen = SteppedScreen(size: size)
    let page = UIViewController()
    screen.window.rootViewController = page
    screen.settle()
    page.present(controller, animated: true)
    screen.settle()
    return (screen, page)
  }

  private func frameInWindow(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test("The automatic style is a sheet that leaves a strip of the page in a narrow window")
  func narrowSheet() {
    let sheet = UIViewController()
    let (screen, page) = shown(sheet, on: CGSize(width: 390, height: 844))
    #expect(frameInWindow(sheet) == CGRect(x: 0, y: 10, width: 390, height: 834))
    #expect(page.view.window === screen.window)
  }

  @Test("A form sheet stands in the middle of a wide window, at its preferred size")
  func formSheet() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    let (screen, _) = shown(sheet, on: CGSize(width: 1024, height: 768))
    #expect(frameInWindow(sheet) == CGRect(x: 242, y: 74, width: 540, height: 620))
    sheet.preferredContentSize = CGSize(width: 400, height: 300)
    screen.turn()
    #expect(frameInWindow(sheet) == CGRect(x: 312, y: 234, width: 400, height: 300))
  }

  @Test("The page's tint is dimmed under a sheet, and as before after it")
  func tint() {
    let sheet = UIViewController()
    let (screen, page) = shown(sheet, on: CGSize(width: 390, height: 844))
    #expect(page.view.tintAdjustmentMode == .dimmed)
    #expect(sheet.view.tintAdjustmentMode == .normal)
    page.dismiss(animated: true)
    screen.settle()
    #expect(page.view.tintAdjustmentMode == .normal)
  }

  @Test("A touch beside a sheet dismisses it with the delegate's calls, unless it is modal")
  func byHand() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var calls: [String] = []
      var may = true
      func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
        calls.append("should")
        return may
      }
      func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
        calls.append("will")
      }
      func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
        calls.append("did")
      }
      func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
        calls.append("attempt")
      }
    }
    let delegate = Delegate()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    sheet.presentationController?.delegate = delegate
    let (screen, page) = shown(sheet, on: CGSize(width: 1024, height: 768))
    sheet.isModalInPresentation = true
    sheet.presentationController?.dismissByHand()
    sheet.isModalInPresentation = false
    delegate.may = false
    sheet.presentationController?.dismissByHand()
    delegate.may = true
    sheet.presentationController?.dismissByHand()
    screen.settle()
    #expect(delegate.calls == ["attempt", "should", "attempt", "should", "will", "did"])
    #expect(page.presentedViewController == nil)
  }

  @Test("A popover is a bubble beside its anchor in a wide window and a sheet in a narrow one")
  func popover() {
    let anchor = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 20))
    func bubble() -> UIViewController {
      let bubble = UIViewController()
      bubble.modalPresentationStyle = .popover
      bubble.preferredContentSize = CGSize(width: 200, height: 100)
      bubble.popoverPresentationController?.sourceView = anchor
      return bubble
    }
    let screen = SteppedScreen(size: CGSize(width: 1024, height: 768))
    let page = UIViewController()
    screen.window.rootViewController = page
    page.view.addSubview(anchor)
    screen.settle()
    let wide = bubble()
    page.present(wide, animated: true)
    screen.settle()
    #expect(wide.popoverPresentationController?.arrowDirection == .up)
    #expect(frameInWindow(wide) == CGRect(x: 420, y: 133, width: 200, height: 100))

    let narrow = bubble()
    _ = shown(narrow, on: CGSize(width: 390, height: 844))
    #expect(narrow.presentationController?.presentationStyle == .formSheet)
    #expect(narrow.popoverPresentationController?.sourceView === anchor)
  }

  @Test(
    "Each transition style brings the view in and takes it out again",
    arguments: [
      UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ],
    [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func transitionStyles(_ style: UIModalTransitionStyle, _ presentation: UIModalPresentationStyle) {
    let other = UIViewController()
    other.modalTransitionStyle = style
    other.modalPresentationStyle = presentation
    let (screen, page) = shown(other, on: CGSize(width: 390, height: 844))
    #expect(frameInWindow(other) == screen.window.bounds)
    #expect(other.view.alpha == 1 && !other.view.isHidden)
    page.dismiss(animated: true)
    screen.settle()
    #expect(page.view.superview === screen.window && page.view.alpha == 1)
    #expect(page.view.frame == screen.window.bounds && !page.view.isHidden)
    #expect(screen.window.subviews == [page.view])
  }

  @Test("A horizontal flip turns in space, the right edge coming to the front, and back the left")
  func flip() {
    let screen = SteppedScreen(size: CGSize(width: 390, height: 844))
    let page = UIViewController()
    page.view.backgroundColor = .white
    screen.window.rootViewController = page
    screen.settle()
    let other = UIViewController()
    other.modalTransitionStyle = .flipHorizontal
    other.modalPresentationStyle = .fullScreen
    /// How much nearer the right edge is than the left, in parts of the distance to the eye.
    func lead(of view: UIView) -> CGFloat {
      let shown = view.layer.presentation()?.transform ?? CATransform3DIdentity
      return -shown.m14 * view.bounds.width
    }
    page.present(other, animated: true)
    screen.advance(by: 0.2)
    #expect(lead(of: page.view) > 0.05 && other.view.isHidden)
    screen.advance(by: 0.3)
    #expect(lead(of: other.view) < -0.05 && !other.view.isHidden && page.view.isHidden)
    screen.settle()
    #expect(lead(of: other.view) == 0)
    page.dismiss(animated: true)
    screen.advance(by: 0.2)
    #expect(lead(of: other.view) < -0.05)
    screen.settle()
    #expect(lead(of: page.view) == 0 && screen.window.subviews == [page.view])
  }
}
