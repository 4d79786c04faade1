import Testing
import TocsinTesting

@testable import UIKit

@MainActor struct StatusBarTests {
  final class Page: UIViewController {
    var style = UIStatusBarStyle.default
    var isBarHidden = false
    var animation = UIStatusBarAnimation.fade
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
  }

  private func start(
    _ device: TestScreen.Device, style: UIUserInterfaceStyle = .light
  ) -> (TestScreen, Page) {
    let screen = TestScreen(device: device, appearance: style)
    let page = Page()
    page.view.backgroundColor = .systemBackground
    screen.window.rootViewController = page
    screen.advance(by: 1)
    return (screen, page)
  }

  private var bar: StatusBarView? { DeviceSimulation.current?.chrome.bar }

  @Test(
    "The safe area is what the device's bar and home indicator take",
    arguments: [
      (.phone, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      (.classic, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      (.tablet, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ] as [(TestScreen.Device, UIEdgeInsets)])
  func safeArea(device: TestScreen.Device, insets: UIEdgeInsets) {
    let (screen, page) = start(device)
    #expect(screen.window.safeAreaInsets == insets)
    #expect(page.view.safeAreaInsets == insets)
  }

  @Test("A controller says which colour, and a dark page has a light bar by itself")
  func style() {
    let (screen, page) = start(.phone)
    #expect(bar?.content == .black)
    page.style = .lightContent
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(bar?.content == .white)
    page.style = .default
    screen.setAppearance(.dark)
    screen.advance(by: 0.1)
    #expect(bar?.content == .white)
    page.style = .darkContent
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(bar?.content == .black)
  }

  @Test(
    "Inside an animation the bar fades or slides along, and otherwise goes at once",
    arguments: [UIStatusBarAnimation.fade, .slide])
  func hides(animation: UIStatusBarAnimation) throws {
    let (screen, page) = start(.classic)
    page.isBarHidden = true
    page.animation = animation
    UIView.animate(withDuration: 0.4) { page.setNeedsStatusBarAppearanceUpdate() }
    screen.advance(by: 0.2)
    let layer = try #require(bar?.layer.presentation())
    #expect(layer.opacity > 0.2 && layer.opacity < 0.8)
    #expect((layer.frame.minY < -2) == (animation == .slide))
    screen.advance(by: 0.4)
    #expect(bar?.alpha == 0)
    #expect(page.view.safeAreaInsets.top == 0)
    page.isBarHidden = false
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(bar?.alpha == 1)
    #expect(page.view.safeAreaInsets.top == 20)
  }

  @Test("Below a notch the safe area stays when the bar is hidden")
  func notchStays() {
    let (screen, page) = start(.phone)
    page.isBarHidden = true
    page.setNeedsStatusBarAppearanceUpdate()
    screen.advance(by: 0)
    #expect(bar?.alpha == 0)
    #expect(page.view.safeAreaInsets.top == 47)
    #expect(UIApplication.shared.isStatusBarHidden)
  }

  @Test("A telephone on its side has no bar; a tablet keeps it")
  func onItsSide() {
    for (device, alpha) in [(TestScreen.Device.phone, 0), (.classic, 0), (.tablet, 1)] {
      let (screen, page) = start(device)
      screen.rotate()
      screen.advance(by: 1)
      #expect(bar?.alpha == CGFloat(alpha))
      #expect(page.view.bounds.width > page.view.bounds.height)
    }
  }

  @Test("A controller that covers the page decides while it is there")
  func presented() {
    let (screen, page) = start(.phone)
    let cover = Page()
    cover.isBarHidden = true
    cover.modalPresentationStyle = .fullScreen
    page.present(cover, animated: true)
    screen.advance(by: 1)
    #expect(bar?.alpha == 0)
    page.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(bar?.alpha == 1)
  }

  @Test("The bar takes no touches, and its window is not the program's to see")
  func touches() {
    let (screen, page) = start(.phone)
    #expect(screen.hitView(at: CGPoint(x: 40, y: 20)) === page.view)
    #expect(UIApplication.shared.windows == [screen.window])
  }

  @Test("At a fixed time nothing wakes; the wall clock is looked at once a minute")
  func wakes() {
    let (screen, _) = start(.phone)
    screen.advance(by: 1)
    #expect(UIApplication.shared.nextWakeTime == .infinity)
    let clock = StatusClock(.wallClock)
    let next = UIApplication.shared.nextWakeTime - CACurrentMediaTime()
    #expect(next > 0 && next <= 60)
    var changes = 0
    clock.onChange = { changes += 1 }
    screen.advance(by: next + 1)
    #expect(changes == 1)
    clock.stop()
    #expect(UIApplication.shared.nextWakeTime == .infinity)
  }

  @Test(
    "The bars look as they did when they were last looked at",
    arguments: [(TestScreen.Device.phone, "phone"), (.classic, "classic"), (.tablet, "tablet")])
  func pictures(device: TestScreen.Device, name: String) {
    for (word, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
      let (screen, _) = start(device, style: style)
      let picture = screen.picture()
      expectGolden(
        Picture(
          width: picture.width, height: 100, pixels: Array(picture.pixels[..<(100 * picture.width)])
        ), named: "bar-\(name)-\(word)")
    }
  }

  @Test("The home indicator lies at the foot of the page")
  func indicator() {
    let (screen, _) = start(.phone)
    let picture = screen.picture()
    let top = picture.height - 100
    expectGolden(
      Picture(
        width: picture.width, height: 100, pixels: Array(picture.pixels[(top * picture.width)...])),
      named: "indicator")
  }

  @Test(
    "The home indicator stands out from the page, whatever the status bar's style",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func indicatorColor(appearance: UIUserInterfaceStyle) {
    for style in [UIStatusBarStyle.default, .lightContent, .darkContent] {
      let (screen, page) = start(.phone, style: appearance)
      page.style = style
      screen.advance(by: 1)
      let picture = screen.picture()
      let pixel = picture[picture.width / 2, picture.height - 20] & 0xFF
      #expect(pixel == (appearance == .dark ? 255 : 0))
    }
  }
}
