import Testing
import TocsinTesting

@testable import UIKit

@MainActor struct DeviceTests {
  final class Page: UIViewController {
    var supported = UIInterfaceOrientationMask.allButUpsideDown
    var sizes: [CGSize] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  let screen = TestScreen(device: .phone)
  let page = Page()

  init() {
    page.view.backgroundColor = .systemBackground
    screen.window.rootViewController = page
    screen.advance(by: 1)
  }

  @Test("Control-R turns the device to the right, with Shift to the left")
  func keys() {
    screen.press(.character("r"), .control)
    screen.advance(by: 1)
    #expect(UIDevice.current.orientation == .landscapeRight)
    #expect(screen.window.windowScene?.interfaceOrientation == .landscapeLeft)
    #expect(page.sizes == [CGSize(width: 844, height: 390)])
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    screen.press(.character("r"), [.control, .shift])
    screen.advance(by: 1)
    #expect(UIDevice.current.orientation == .portrait)
    #expect(page.view.bounds.size == CGSize(width: 390, height: 844))
    screen.press(.character("r"), [.control, .shift])
    screen.advance(by: 1)
    #expect(UIDevice.current.orientation == .landscapeLeft)
  }

  @Test("Ways up that the page does not support are left out")
  func leavesOut() {
    var seen: [UIDeviceOrientation] = []
    for _ in 1...4 {
      screen.rotate()
      screen.advance(by: 1)
      seen.append(UIDevice.current.orientation)
    }
    #expect(seen == [.landscapeRight, .landscapeLeft, .portrait, .landscapeRight])
  }

  @Test("A page that supports one way up stays as it is")
  func refuses() {
    page.supported = .portrait
    screen.rotate()
    screen.advance(by: 1)
    #expect(UIDevice.current.orientation == .portrait)
    #expect(page.sizes.isEmpty)
  }

  @Test("The page lies as the device was turned at first, and rights itself in 0.3 s")
  func spins() throws {
    screen.rotate()
    let layer = screen.window.layer
    let first = try #require(layer.presentation())
    // Turned to the right by a quarter: x goes down.
    #expect(first.transform.m12 > 0.9)
    screen.advance(by: 0.15)
    let middle = try #require(layer.presentation())
    #expect(middle.transform.m12 > 0.2 && middle.transform.m12 < 0.95)
    screen.advance(by: 0.16)
    #expect(screen.window.transform.isIdentity)
    let last = try #require(layer.presentation())
    #expect(abs(last.transform.m12) < 0.001)
    #expect(screen.window.frame == UIScreen.main.bounds)
  }

  @Test("Half a turn, from one side to the other, keeps the size")
  func halfTurn() {
    screen.rotate()
    screen.advance(by: 1)
    page.sizes = []
    screen.rotate()
    screen.advance(by: 1)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(page.sizes.isEmpty)
    #expect(screen.window.frame == UIScreen.main.bounds)
  }

  @Test("The keyboard turns along, and is lower on the side")
  func keyboard() {
    let field = UITextField(frame: CGRect(x: 60, y: 60, width: 200, height: 34))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    screen.advance(by: 1)
    #expect(screen.keyboardFrame == CGRect(x: 0, y: 594, width: 390, height: 250))
    screen.rotate()
    screen.advance(by: 1)
    #expect(screen.keyboardFrame == CGRect(x: 0, y: 207, width: 844, height: 183))
    #expect(screen.keys.contains("Q"))
  }

  @Test("The secondary button brings up a menu whose entries do what they say")
  func menu() throws {
    screen.secondaryClick(at: CGPoint(x: 380, y: 840))
    screen.advance(by: 0.1)
    let menu = try #require(DeviceSimulation.current?.chrome.subviews.last as? DeviceMenu)
    #expect(UIScreen.main.bounds.contains(menu.frame))
    screen.tap(at: CGPoint(x: menu.frame.midX, y: menu.frame.minY + 20))
    screen.advance(by: 1)
    #expect(UIDevice.current.orientation == .landscapeRight)
    #expect(menu.window == nil)
  }

  @Test("A click beside the menu, and Escape, close it and do nothing else")
  func closesMenu() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 600, width: 100, height: 100)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    screen.secondaryClick(at: CGPoint(x: 200, y: 200))
    screen.tap(at: CGPoint(x: 50, y: 650))
    #expect(DeviceSimulation.current?.chrome.isMenuOpen == false)
    #expect(presses == 0)
    screen.secondaryClick(at: CGPoint(x: 200, y: 200))
    screen.press(.escape)
    #expect(DeviceSimulation.current?.chrome.isMenuOpen == false)
    screen.tap(at: CGPoint(x: 50, y: 650))
    #expect(presses == 1)
  }

  @Test("The menu looks as it did when it was last looked at", arguments: ["light", "dark"])
  func menuPicture(appearance: String) {
    let screen = TestScreen(device: .phone, appearance: appearance == "dark" ? .dark : .light)
    screen.secondaryClick(at: CGPoint(x: 60, y: 80))
    screen.advance(by: 0.1)
    let picture = screen.picture()
    expectGolden(
      Picture(
        width: picture.width, height: 480, pixels: Array(picture.pixels[..<(480 * picture.width)])),
      named: "menu-\(appearance)")
  }

  @Test("A screen that is no device knows neither key nor menu")
  func desktop() {
    let screen = TestScreen()
    screen.press(.character("r"), .control)
    screen.secondaryClick(at: CGPoint(x: 60, y: 80))
    #expect(DeviceSimulation.current == nil)
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
  }
}
