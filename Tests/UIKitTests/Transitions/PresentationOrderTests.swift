import Testing
import UIKit

/// The order of callbacks, as documented and as seen in UIKit.
@MainActor struct PresentationOrderTests {
  let screen = SteppedScreen.phone()
  let log = CallLog()

  func shownPage() -> LoggingController {
    let page = LoggingController("page", log)
    screen.window.rootViewController = page
    screen.settle()
    _ = log.take()
    return page
  }

  func custom(_ name: String) -> (LoggingController, TransitionKit) {
    let controller = LoggingController(name, log)
    let kit = TransitionKit(log)
    controller.kit = kit
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = kit
    return (controller, kit)
  }

  @Test("A custom presentation calls back in the documented order")
  func presentation() {
    let page = shownPage()
    let (alert, _) = custom("alert")
    page.present(alert, animated: true) { log.add("completion") }
    #expect(log.take() == [])
    #expect(page.presentedViewController === alert)
    #expect(alert.presentingViewController === page)

    screen.turn()
    #expect(
      log.take() == [
        "alert viewDidLoad", "presentationTransitionWillBegin", "alert viewWillAppear",
        "animateTransition", "alongside", "alert viewIsAppearing",
      ])
    screen.advance(by: 0.39)
    #expect(log.take() == [])
    screen.advance(by: 0.02)
    #expect(
      log.take() == [
        "presentationTransitionDidEnd true", "animationEnded true", "alert viewDidAppear",
        "alongside ended", "completion",
      ])
  }

  @Test("A custom dismissal calls back in the documented order and takes the view away")
  func dismissal() {
    let page = shownPage()
    let (alert, _) = custom("alert")
    page.present(alert, animated: false)
    screen.settle()
    _ = log.take()

    alert.dismiss(animated: true) { log.add("completion") }
    #expect(
      log.take() == [
        "dismissalTransitionWillBegin", "alert viewWillDisappear", "animateTransition",
      ])
    alert.reactions["viewDidDisappear"] = {
      #expect(alert.presentingViewController == nil)
      #expect(alert.isBeingDismissed)
      #expect(alert.view.window == nil)
    }
    screen.settle()
    #expect(
      log.take() == [
        "dismissalTransitionDidEnd true", "animationEnded true", "alert viewDidDisappear",
        "completion",
      ])
    #expect(page.presentedViewController == nil)
    #expect(screen.window.subviews == [page.view])
  }

  @Test("A full-screen presentation takes the presenter's view out and tells the presenter")
  func fullScreen() {
    let page = shownPage()
    let other = LoggingController("other", log)
    other.modalPresentationStyle = .fullScreen
    page.present(other, animated: true)
    screen.settle()
    #expect(
      log.take() == [
        "other viewDidLoad", "page viewWillDisappear", "other viewWillAppear",
        "other viewIsAppearing", "other viewDidAppear", "page viewDidDisappear",
      ])
    #expect(page.view.window == nil)

    page.dismiss(animated: true)
    screen.settle()
    #expect(
      log.take() == [
        "other viewWillDisappear", "page viewWillAppear", "page viewIsAppearing",
        "page viewDidAppear", "other viewDidDisappear",
      ])
    #expect(page.view.superview === screen.window)
    #expect(page.view.frame == screen.window.bounds)
  }

  /// A page on the screen of a tablet, with something in it that a popover can point at.
  private func tabletPage() -> (SteppedScreen, LoggingController, UIView) {
    let screen = SteppedScreen(size: CGSize(width: 1024, height: 768))
    let page = LoggingController("page", log)
    screen.window.rootViewController = page
    let anchor = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 20))
    page.view.addSubview(anchor)
    screen.settle()
    _ = log.take()
    return (screen, page, anchor)
  }

  @Test(
    "Form sheets and popovers call back as other presentations over a page that stays",
    arguments: [UIModalPresentationStyle.formSheet, .popover], [true, false])
  func sheets(style: UIModalPresentationStyle, isAnimated: Bool) {
    let (screen, page, anchor) = tabletPage()
    let other = LoggingController("other", log)
    other.modalPresentationStyle = style
    other.preferredContentSize = CGSize(width: 300, height: 200)
    other.popoverPresentationController?.sourceView = anchor
    page.present(other, animated: isAnimated) { log.add("completion") }
    #expect(log.take() == [])
    #expect(page.presentedViewController === other)
    screen.turn()
    let coming = ["other viewDidLoad", "other viewWillAppear", "other viewIsAppearing"]
    let there = ["other viewDidAppear", "completion"]
    #expect(log.take() == (isAnimated ? coming : coming + there))
    screen.settle()
    #expect(log.take() == (isAnimated ? there : []))
    #expect(page.view.window === screen.window && other.view.window === screen.window)

    other.dismiss(animated: isAnimated) { log.add("completion") }
    let gone = ["other viewDidDisappear", "completion"]
    if isAnimated { #expect(log.take() == ["other viewWillDisappear"]) }
    screen.settle()
    #expect(log.take() == (isAnimated ? gone : ["other viewWillDisappear"] + gone))
    #expect(other.view.window == nil && page.presentedViewController == nil)
    #expect(screen.window.subviews == [page.view])
  }

  @Test("A popover's delegate hears of its preparation before it comes")
  func popoverDelegate() {
    let (screen, page, anchor) = tabletPage()
    let delegate = PopoverLog(log)
    let other = LoggingController("other", log)
    other.modalPresentationStyle = .popover
    other.preferredContentSize = CGSize(width: 300, height: 200)
    other.popoverPresentationController?.sourceView = anchor
    other.popoverPresentationController?.delegate = delegate
    page.present(other, animated: true)
    screen.settle()
    #expect(
      log.take() == [
        "prepare", "other viewDidLoad", "other viewWillAppear", "other viewIsAppearing",
        "other viewDidAppear",
      ])
    screen.tap(20, 700)
    screen.settle()
    #expect(
      log.take() == [
        "should dismiss", "will dismiss", "other viewWillDisappear", "other viewDidDisappear",
        "did dismiss",
      ])
  }

  @Test(
    "The presenter hears nothing where its view stays",
    arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom, .pageSheet])
  func presenterStays(style: UIModalPresentationStyle) {
    let page = shownPage()
    let other = LoggingController("other", log)
    other.modalPresentationStyle = style
    page.present(other, animated: true)
    screen.settle()
    page.dismiss(animated: true)
    screen.settle()
    #expect(!log.take().contains { $0.hasPrefix("page") })
    #expect(page.view.window === screen.window)
  }

  @Test("The animator gets the presenter's view only where that is removed")
  func viewsOfTheContext() {
    let page = shownPage()
    let (alert, kit) = custom("alert")
    page.present(alert, animated: true)
    screen.settle()
    #expect(kit.animator?.seen.from == nil)
    #expect(kit.animator?.seen.to === alert.view)
    page.dismiss(animated: true)
    screen.settle()
    #expect(kit.animator?.seen.from === alert.view)
    #expect(kit.animator?.seen.to == nil)

    let (cover, coverKit) = custom("cover")
    coverKit.makePresentation = { [log] presented, presenting in
      let presentation = LoggingPresentation(log, presented: presented, presenting: presenting)
      presentation.removesPresentersView = true
      return presentation
    }
    page.present(cover, animated: true)
    screen.settle()
    #expect(coverKit.animator?.seen.from === page.view)
    page.dismiss(animated: true)
    screen.turn()
    #expect(coverKit.animator?.seen.to === page.view)
    screen.settle()
    #expect(page.view.superview === screen.window)
  }

  @Test("A presentation that is not animated starts after the commit too, and calls all back")
  func notAnimated() {
    let page = shownPage()
    let (alert, _) = custom("alert")
    page.present(alert, animated: false) { log.add("completion") }
    #expect(log.take() == [])
    screen.turn()
    #expect(
      log.take() == [
        "alert viewDidLoad", "presentationTransitionWillBegin", "alert viewWillAppear",
        "alongside", "alert viewIsAppearing", "presentationTransitionDidEnd true",
        "alert viewDidAppear", "alongside ended", "completion",
      ])
    #expect(alert.view.frame == screen.window.bounds)
  }

  @Test("The reasons for coming and going hold from will to did")
  func reasons() {
    let page = shownPage()
    let (alert, _) = custom("alert")
    var seen: [String] = []
    func look(_ call: String) {
      alert.reactions[call] = {
        seen.append("\(call) \(alert.isBeingPresented) \(alert.isBeingDismissed)")
        #expect(alert.transitionCoordinator != nil)
      }
    }
    for call in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
      look(call)
    }
    page.present(alert, animated: true)
    screen.settle()
    page.dismiss(animated: true)
    screen.settle()
    #expect(
      seen == [
        "viewWillAppear true false", "viewDidAppear true false", "viewWillDisappear false true",
        "viewDidDisappear false true",
      ])
    #expect(!alert.isBeingPresented && !alert.isBeingDismissed)
    #expect(alert.transitionCoordinator == nil && page.transitionCoordinator == nil)
  }
}

/// Writes down what a popover's delegate hears.
private final class PopoverLog: NSObject, UIPopoverPresentationControllerDelegate {
  let log: CallLog
  init(_ log: CallLog) { self.log = log }
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    log.add("prepare")
  }
  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    log.add("should dismiss")
    return true
  }
  func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
    log.add("will dismiss")
  }
  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    log.add("did dismiss")
  }
}
