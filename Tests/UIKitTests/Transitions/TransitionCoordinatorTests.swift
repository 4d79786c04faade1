import Testing
import UIKit

@MainActor struct TransitionCoordinatorTests {
  let screen = SteppedScreen.phone()
  let log = CallLog()
  let page: LoggingController
  let alert: LoggingController
  let kit: TransitionKit
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    page = LoggingController("page", log)
    alert = LoggingController("alert", log)
    kit = TransitionKit(log)
    alert.modalPresentationStyle = .custom
    alert.transitioningDelegate = kit
    screen.window.rootViewController = page
    page.view.addSubview(box)
    screen.settle()
  }

  private var shownX: CGFloat { box.layer.presentation()?.position.x ?? box.layer.position.x }

  @Test("Blocks alongside move for as long as the animator's own animation")
  func joinsTheAnimation() {
    alert.reactions["viewWillAppear"] = {
      alert.transitionCoordinator?.animate(alongsideTransition: { _ in box.center.x = 105 })
    }
    page.present(alert, animated: true)
    screen.turn()
    screen.advance(by: 0.2)
    #expect(abs(shownX - 55) < 3)
    screen.advance(by: 0.25)
    #expect(shownX == 105)
  }

  @Test("Blocks alongside an animator without view animations get the animator's duration")
  func withoutViewAnimation() {
    kit.animator?.animate = { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      CATransaction.begin()
      CATransaction.setCompletionBlock { context.completeTransition(true) }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 0.4
      context.containerView.layer.add(fade, forKey: "fade")
      CATransaction.commit()
    }
    alert.reactions["viewWillAppear"] = {
      alert.transitionCoordinator?.animate(alongsideTransition: { _ in box.center.x = 105 })
    }
    page.present(alert, animated: true)
    screen.turn()
    screen.advance(by: 0.2)
    #expect(abs(shownX - 55) < 3)
    screen.settle()
    #expect(page.presentedViewController === alert && alert.presentationController != nil)
    #expect(shownX == 105)
  }

  @Test("The coordinator tells the transition's facts, on both sides and to children")
  func facts() {
    let child = UIViewController()
    page.addChild(child)
    alert.reactions["viewWillAppear"] = {
      let coordinator = child.transitionCoordinator
      #expect(coordinator === alert.transitionCoordinator)
      #expect(coordinator?.isAnimated == true)
      #expect(coordinator?.transitionDuration == 0.4)
      #expect(coordinator?.presentationStyle == .custom)
      #expect(coordinator?.viewController(forKey: .from) === page)
      #expect(coordinator?.viewController(forKey: .to) === alert)
      #expect(coordinator?.containerView === alert.presentationController?.containerView)
    }
    page.present(alert, animated: true)
    screen.settle()
    #expect(child.transitionCoordinator == nil)
  }

  @Test("Blocks that come while the transition runs are animated over what is left")
  func lateBlocks() {
    page.present(alert, animated: true)
    screen.turn()
    screen.advance(by: 0.2)
    #expect(
      page.transitionCoordinator?.animate(alongsideTransition: { _ in box.center.x = 105 }) == true)
    screen.advance(by: 0.1)
    #expect(shownX > 20 && shownX < 90)
    screen.advance(by: 0.15)
    #expect(shownX == 105)
  }
}
