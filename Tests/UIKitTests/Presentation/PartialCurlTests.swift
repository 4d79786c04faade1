import Testing
import UIKit

@MainActor @Suite("A partial curl") struct PartialCurlTests {
  private let screen = SteppedScreen(size: CGSize(width: 200, height: 400))
  private let page = UIViewController()
  private let other = UIViewController()

  init() {
    page.view.backgroundColor = .red
    other.view.backgroundColor = .blue
    other.modalPresentationStyle = .fullScreen
    other.modalTransitionStyle = .partialCurl
    screen.window.rootViewController = page
    screen.settle()
  }

  private func present() {
    page.present(other, animated: true)
    screen.settle()
  }

  private func isRed(_ y: Int, x: Int = 100) -> Bool { screen.pixel(x, y) == 0xFFFF_0000 }
  private func isBlue(_ y: Int, x: Int = 100) -> Bool { screen.pixel(x, y) == 0xFF00_00FF }

  @Test("The page's lower part rolls up, shows what is presented, and stays like that")
  func presented() {
    page.present(other, animated: true)
    screen.advance(by: 0.01)
    #expect(isRed(20) && isRed(300) && !isBlue(395))
    screen.advance(by: 0.3)
    #expect(isRed(20) && !isRed(395))
    screen.settle()
    #expect(isRed(20) && isBlue(260) && isBlue(395))
    // The pale back of the paper lies over the page.
    let back = screen.pixel(100, 150)
    #expect(back >> 16 & 0xFF > 240 && back & 0xFF > 200)
    #expect(other.view.frame == screen.window.bounds && page.view.window == nil)
    #expect(page.presentedViewController === other)
  }

  @Test(
    "What is presented takes touches; one on the rolled page dismisses it, and the page rolls out")
  func touched() {
    present()
    #expect(screen.window.hitTest(CGPoint(x: 100, y: 380), with: nil) === other.view)
    screen.tap(100, 380)
    screen.settle()
    #expect(page.presentedViewController === other)
    // What happened meanwhile is in the picture that is rolled out.
    page.view.backgroundColor = .green
    screen.tap(100, 60)
    screen.advance(by: 0.3)
    #expect(screen.pixel(100, 20) == 0xFF00_FF00 && !isBlue(260))
    screen.settle()
    #expect(page.presentedViewController == nil && screen.window.subviews == [page.view])
    #expect(screen.pixel(100, 395) == 0xFF00_FF00)
  }

  @Test("It is dismissed without an animation, too, and nothing of the page's picture stays")
  func dismissed() {
    present()
    page.dismiss(animated: false)
    screen.settle()
    #expect(screen.window.subviews == [page.view] && isRed(395))
  }

  @Test("In a window of another size the page is drawn anew")
  func resized() {
    present()
    screen.resize(to: CGSize(width: 360, height: 240))
    screen.settle()
    #expect(isRed(20, x: 350) && isBlue(235, x: 350))
    page.dismiss(animated: true)
    screen.settle()
    #expect(isRed(235, x: 350) && page.view.frame == screen.window.bounds)
  }
}
