import Testing
import UIKit

@MainActor struct CancelledTransitionTests {
  let screen = SteppedScreen.phone()
  let log = CallLog()
  let page: LoggingController
  let alert: LoggingController
  let kit: TransitionKit

  init() {
    page = LoggingController("page", log)
    alert = LoggingController("alert", log)
    kit = TransitionKit(log)
    alert.modalPresentationStyle = .custom
    alert.transitioningDelegate = kit
    screen.window.rootViewController = page
    screen.settle()
    _ = log.take()
  }

  @Test("A presentation that ends with completeTransition(false) is undone and can be repeated")
  func cancelledPresentation() {
    kit.animator?.completes = false
    page.present(alert, animated: true) { log.add("completion") }
    screen.turn()
    _ = log.take()
    screen.settle()
    #expect(
      log.take() == [
        "alert viewWillDisappear", "presentationTransitionDidEnd false", "animationEnded false",
        "alert viewDidDisappear", "alongside ended, cancelled", "completion",
      ])
    #expect(page.presentedViewController == nil && alert.presentingViewController == nil)
    #expect(screen.window.subviews == [page.view])

    kit.animator?.completes = true
    page.present(alert, animated: true)
    screen.settle()
    #expect(page.presentedViewController === alert && alert.view.window != nil)
  }

  @Test("A dismissal that ends with completeTransition(false) leaves the view, which appears again")
  func cancelledDismissal() {
    page.present(alert, animated: true)
    screen.settle()
    kit.animator?.completes = false
    _ = log.take()
    page.dismiss(animated: true) { log.add("completion") }
    screen.settle()
    #expect(
      log.take() == [
        "dismissalTransitionWillBegin", "alert viewWillDisappear", "animateTransition",
        "alert viewWillAppear", "dismissalTransitionDidEnd false", "animationEnded false",
        "alert viewIsAppearing", "alert viewDidAppear", "completion",
      ])
    #expect(page.presentedViewController === alert)
    #expect(alert.view.window === screen.window)
    #expect(!alert.isBeingDismissed)
  }

  @Test("After a cancelled full-screen presentation the presenter is back in its place")
  func cancelledFullScreen() {
    alert.modalPresentationStyle = .fullScreen
    kit.animator?.completes = false
    page.present(alert, animated: true)
    screen.settle()
    #expect(
      log.take().filter { $0.contains("isappear") || $0.contains("ppear") } == [
        "page viewWillDisappear", "alert viewWillAppear", "alert viewIsAppearing",
        "alert viewWillDisappear", "page viewWillAppear", "alert viewDidDisappear",
        "page viewIsAppearing", "page viewDidAppear",
      ])
    #expect(page.view.superview === screen.window)
  }

  @Test("A second call of completeTransition does nothing")
  func completedTwice() {
    var context: (any UIViewControllerContextTransitioning)?
    kit.animator?.animate = {
      context = $0
      if let to = $0.view(forKey: .to) { $0.containerView.addSubview(to) }
    }
    page.present(alert, animated: true) { log.add("completion") }
    screen.turn()
    context?.completeTransition(true)
    context?.completeTransition(true)
    context?.completeTransition(false)
    screen.settle()
    #expect(log.take().filter { $0 == "completion" }.count == 1)
    #expect(page.presentedViewController === alert)
  }

  @Test("An animator may complete within animateTransition")
  func completedAtOnce() {
    kit.animator?.animate = {
      if let to = $0.view(forKey: .to) { $0.containerView.addSubview(to) }
      $0.completeTransition(true)
    }
    page.present(alert, animated: true) { log.add("completion") }
    screen.turn()
    #expect(
      log.take() == [
        "alert viewDidLoad", "presentationTransitionWillBegin", "alert viewWillAppear",
        "animateTransition", "alongside", "alert viewIsAppearing",
        "presentationTransitionDidEnd true", "animationEnded true", "alert viewDidAppear",
        "alongside ended", "completion",
      ])
  }
}
