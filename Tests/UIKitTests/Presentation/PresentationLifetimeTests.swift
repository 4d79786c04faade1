import Testing
import UIKit

@MainActor struct PresentationLifetimeTests {
  let screen = SteppedScreen.phone()
  let page = UIViewController()

  init() {
    screen.window.rootViewController = page
    screen.settle()
  }

  /// Presents a controller that captures itself in its callbacks, and returns what must go.
  private func present(
    animated: Bool, style: UIModalPresentationStyle
  ) -> (controller: () -> UIViewController?, view: () -> UIView?, other: () -> AnyObject?) {
    let log = CallLog()
    let alert = LoggingController("alert", log)
    let kit = TransitionKit(log)
    alert.kit = kit
    alert.transitioningDelegate = kit
    alert.modalPresentationStyle = style
    page.present(alert, animated: animated)
    screen.settle()
    weak let controller = alert
    weak let view = alert.view
    weak let presentation = alert.presentationController
    return ({ controller }, { view }, { presentation })
  }

  @Test(
    "Nothing of a presentation is left one turn after the dismissal",
    arguments: [
      UIModalPresentationStyle.custom, .fullScreen, .overFullScreen, .currentContext, .pageSheet,
      .popover,
    ], [true, false])
  func dismissed(style: UIModalPresentationStyle, animated: Bool) {
    let presented = present(animated: animated, style: style)
    #expect(presented.controller() != nil && presented.other() != nil)
    page.dismiss(animated: animated)
    screen.settle()
    #expect(presented.controller() == nil)
    #expect(presented.view() == nil)
    #expect(presented.other() == nil)
    #expect(screen.window.subviews == [page.view])
  }

  @Test("A controller whose presentation controller was asked for and that is never presented goes")
  func neverPresented() {
    weak var controller: UIViewController?
    do {
      let alert = UIViewController()
      controller = alert
      #expect(alert.presentationController?.presentedViewController === alert)
      #expect(alert.presentationController === alert.presentationController)
    }
    #expect(controller == nil)
  }

  @Test("A window that goes takes what is presented in it along")
  func windowGoes() {
    weak var controller: UIViewController?
    weak var gone: UIWindow?
    do {
      let window = UIWindow()
      gone = window
      window.rootViewController = UIViewController()
      window.isHidden = false
      screen.settle()
      let alert = UIViewController()
      controller = alert
      alert.modalPresentationStyle = .overFullScreen
      window.rootViewController?.present(alert, animated: true)
      screen.settle()
      #expect(alert.view.window === window)
      window.isHidden = true
    }
    screen.settle()
    #expect(gone == nil)
    #expect(controller == nil)
  }
}
