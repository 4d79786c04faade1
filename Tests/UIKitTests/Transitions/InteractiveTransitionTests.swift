import Testing
import UIKit

@MainActor struct InteractiveTransitionTests {
  let screen = SteppedScreen.phone()
  let log = CallLog()
  let page: LoggingController
  let alert: LoggingController
  let kit: TransitionKit
  let driver = UIPercentDrivenInteractiveTransition()

  init() {
    page = LoggingController("page", log)
    alert = LoggingController("alert", log)
    kit = TransitionKit(log)
    alert.modalPresentationStyle = .custom
    alert.transitioningDelegate = kit
    screen.window.rootViewController = page
    screen.settle()
    page.present(alert, animated: true)
    screen.settle()
    kit.interactor = driver
    _ = log.take()
  }

  private var shownAlpha: Double {
    Double(alert.view.layer.presentation()?.opacity ?? alert.view.layer.opacity)
  }

  @Test("While the hand holds it, the transition stands where it was updated to")
  func held() {
    page.dismiss(animated: true)
    #expect(page.transitionCoordinator?.initiallyInteractive == true)
    #expect(page.transitionCoordinator?.isInteractive == true)
    screen.turn()
    driver.update(0.5)
    screen.advance(by: 3)
    // The fade is slow at both ends, so its middle is the middle.
    #expect(abs(shownAlpha - 0.5) < 0.01)
    #expect(page.presentedViewController === alert)
    #expect(abs((page.transitionCoordinator?.percentComplete ?? 0) - 0.5) < 1e-9)
    driver.update(0.25)
    screen.advance(by: 1)
    #expect(shownAlpha > 0.8)
    driver.cancel()
    screen.settle()
  }

  @Test("Letting go to finish runs the rest and dismisses")
  func finished() {
    page.dismiss(animated: true) { log.add("completion") }
    screen.turn()
    driver.update(0.5)
    screen.advance(by: 1)
    driver.finish()
    #expect(page.transitionCoordinator?.isInteractive == false)
    screen.advance(by: 0.1)
    #expect(page.presentedViewController === alert)
    screen.advance(by: 0.2)
    #expect(page.presentedViewController == nil)
    #expect(
      log.take().suffix(3) == ["animationEnded true", "alert viewDidDisappear", "completion"])
  }

  @Test("Letting go to cancel runs back and puts everything back")
  func cancelled() {
    var interaction: [Bool] = []
    page.dismiss(animated: true) { log.add("completion") }
    page.transitionCoordinator?.notifyWhenInteractionChanges { interaction.append($0.isCancelled) }
    screen.turn()
    driver.update(0.5)
    screen.advance(by: 1)
    driver.cancel()
    screen.advance(by: 0.1)
    #expect(shownAlpha > 0.5 && shownAlpha < 1)
    screen.settle()
    #expect(interaction == [true])
    #expect(alert.view.alpha == 1)
    #expect(shownAlpha == 1)
    #expect(page.presentedViewController === alert)
    #expect(
      log.take().suffix(4) == [
        "animationEnded false", "alert viewIsAppearing", "alert viewDidAppear", "completion",
      ])
    // And by itself the next time.
    kit.interactor = nil
    page.dismiss(animated: true)
    screen.settle()
    #expect(page.presentedViewController == nil)
  }

  @Test("A driver that wants no interactive start lets the transition run by itself")
  func notInteractive() {
    driver.wantsInteractiveStart = false
    page.dismiss(animated: true)
    #expect(page.transitionCoordinator?.isInteractive == false)
    screen.settle()
    #expect(page.presentedViewController == nil)
  }
}
