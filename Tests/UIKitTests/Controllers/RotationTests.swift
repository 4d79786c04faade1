import Testing
import UIKit

@MainActor struct RotationTests {
  final class Page: UIViewController {
    var sizes: [CGSize] = []
    var ended = 0
    var sizeClasses: [UIUserInterfaceSizeClass] = []
    var supported = UIInterfaceOrientationMask.allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      sizeClasses += [
        traitCollection.verticalSizeClass, newCollection.verticalSizeClass,
      ]
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      coordinator.animate(alongsideTransition: nil) { _ in self.ended += 1 }
    }
  }

  let screen = SteppedScreen.phone()
  let page = Page()
  let landscape = CGSize(width: 844, height: 390)

  init() {
    screen.window.rootViewController = page
    UIScreen.main.setDeviceEdges(.notch(depth: 47))
    screen.settle()
  }

  @Test("Turning the screen tells the controllers, swaps the size and moves the safe area")
  func turns() {
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    UIDevice.current.turn(to: .landscapeLeft)
    screen.settle()
    #expect(page.sizes == [landscape])
    #expect(page.ended == 1)
    #expect(page.sizeClasses == [.regular, .compact])
    #expect(page.traitCollection.verticalSizeClass == .compact)
    #expect(page.view.bounds.size == landscape)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    #expect(page.transitionCoordinator == nil)
  }

  @Test(
    "Turning, the window covers the glass as before at first, and all in it grows along with it")
  func growsAlong() throws {
    let inner = UIView(frame: page.view.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(inner)
    let beside = UIView(frame: screen.window.bounds)
    beside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.window.addSubview(beside)
    screen.settle()
    UIDevice.current.turn(to: .landscapeLeft)
    screen.turn()
    let first = try #require(screen.window.layer.presentation())
    #expect(first.bounds.size == CGSize(width: 390, height: 844))
    #expect(abs(first.frame.minX) < 0.01 && abs(first.frame.width - 844) < 0.01)
    #expect(abs(first.frame.minY) < 0.01 && abs(first.frame.height - 390) < 0.01)
    for _ in 0..<20 {
      screen.advance(by: 1 / 60)
      let size = try #require(screen.window.layer.presentation()).bounds.size
      for view in [page.view, inner, beside] {
        let part = try #require(view?.layer.presentation())
        #expect(abs(part.bounds.width - size.width) < 0.01)
        #expect(abs(part.bounds.height - size.height) < 0.01)
      }
    }
    #expect(screen.window.layer.presentation()?.bounds.size == landscape)
  }

  @Test("An orientation that the controller on top does not support is refused")
  func unsupported() {
    page.supported = .portrait
    #expect(!UIScreen.main.rotate(to: .landscapeLeft))
    screen.settle()
    #expect(page.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(page.sizes.isEmpty)
  }

  @Test(
    "A presented view keeps covering the window when it turns before, in, and after its transition",
    arguments: [0.0, 0.2, 1.0])
  func presented(after delay: TimeInterval) {
    let log = CallLog()
    let alert = LoggingController("alert", log)
    let kit = TransitionKit(log)
    alert.kit = kit
    alert.modalPresentationStyle = .custom
    alert.transitioningDelegate = kit
    page.present(alert, animated: true)
    if delay > 0 { screen.advance(by: delay) }
    UIScreen.main.rotate(to: .landscapeRight)
    screen.settle()
    #expect(page.view.bounds.size == landscape)
    #expect(alert.view.convert(alert.view.bounds, to: nil) == screen.window.bounds)
    #expect(log.calls.contains("alert viewDidAppear"))
    page.dismiss(animated: true)
    screen.settle()
    #expect(screen.window.subviews == [page.view])
  }

  @Test("The frame that a presentation gives is kept over a turn")
  func insetPresentation() {
    let log = CallLog()
    let alert = LoggingController("alert", log)
    let kit = TransitionKit(log)
    let insets = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    kit.makePresentation = {
      let presentation = LoggingPresentation(log, presented: $0, presenting: $1)
      presentation.insets = insets
      return presentation
    }
    alert.kit = kit
    alert.modalPresentationStyle = .custom
    alert.transitioningDelegate = kit
    page.present(alert, animated: true)
    screen.settle()
    UIScreen.main.rotate(to: .landscapeRight)
    screen.settle()
    #expect(alert.view.frame == screen.window.bounds.inset(by: insets))
  }

  @Test("A page that was covered while the screen turned has the new size when it is back")
  func coveredPage() {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    page.present(cover, animated: false)
    screen.settle()
    UIScreen.main.rotate(to: .landscapeRight)
    screen.settle()
    page.dismiss(animated: true)
    screen.settle()
    #expect(page.view.frame == CGRect(origin: .zero, size: landscape))
  }

  @Test("A window of the desktop that changes its size tells too, without animation")
  func resized() {
    screen.window.frame = UIScreen.main.bounds
    UIScreen.main.resize(to: CGSize(width: 500, height: 600), scale: 1)
    screen.turn()
    #expect(page.sizes == [CGSize(width: 500, height: 600)])
    #expect(page.view.bounds.size == CGSize(width: 500, height: 600))
    #expect(page.ended == 1)
  }

  @Test("Notifications tell of the device and of the interface")
  func notifications() {
    var names: [String] = []
    let tokens = [
      UIDevice.orientationDidChangeNotification,
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    UIDevice.current.turn(to: .landscapeRight)
    screen.settle()
    #expect(
      names == [
        "UIDeviceOrientationDidChangeNotification",
        "UIApplicationWillChangeStatusBarOrientationNotification",
        "UIApplicationDidChangeStatusBarOrientationNotification",
      ])
  }
}
