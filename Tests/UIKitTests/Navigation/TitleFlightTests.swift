import Testing
import TocsinTesting

@testable import UIKit

@Suite("Large titles on their way to the back button and back")
struct TitleFlightTests {
  let screen = TestScreen(
    size: CGSize(width: 390, height: 560), scale: 1,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  let navigation = UINavigationController()
  let places = UIViewController()
  let detail = UIViewController()

  init() {
    (places.title, detail.title) = ("Places", "Detail")
    for page in [places, detail] { page.view.backgroundColor = .systemBackground }
    detail.navigationItem.largeTitleDisplayMode = .never
    navigation.navigationBar.prefersLargeTitles = true
    navigation.setViewControllers([places], animated: false)
    screen.window.rootViewController = navigation
    screen.advance(by: 0.1)
  }

  /// The labels of the bar that say “Places”: large, or of the back button.
  private func label(isLarge: Bool) throws -> UILabel {
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    return try #require(
      labels(navigation.navigationBar).last {
        $0.text == "Places"
          && (isLarge ? $0.font.pointSize == 34 : $0.superview is BackButton)
      })
  }

  /// Where the eye sees a label begin, how high its middle is, and how large it is.
  private func look(
    _ label: UILabel, isRightToLeft: Bool = false
  ) throws -> (start: CGFloat, middle: CGFloat, scale: CGFloat) {
    let layer = try #require(label.layer.presentation())
    let frame = layer.convert(layer.bounds, to: nil)
    return (isRightToLeft ? frame.maxX : frame.minX, frame.midY, layer.transform.m11)
  }

  @Test("Pushed away it shrinks into the button, whose title begins at its place")
  func push() throws {
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0)
    let (large, small) = try (label(isLarge: true), label(isLarge: false))
    #expect(try look(large).start == 16 && look(large).scale == 1)
    #expect(try look(small).start == 16 && look(small).scale == 2)
    #expect(try abs(look(large).middle - look(small).middle) < 0.01)
    screen.advance(by: 0.175)
    let middle = try look(large)
    #expect(middle.scale > 0.6 && middle.scale < 0.9)
    #expect(try abs(middle.middle - look(small).middle) < 1)
    screen.advance(by: 0.17)
    #expect(try look(large).scale < 0.52 && look(small).scale < 1.04)
    #expect(try abs(look(large).start - look(small).start) < 2)
    screen.advance(by: 1)
    #expect(small.transform == .identity && navigation.navigationBar.frame.height == 44)
  }

  @Test("Popped it grows out of the button; both stand where they do at rest")
  func pop() throws {
    navigation.pushViewController(detail, animated: false)
    screen.advance(by: 0.1)
    let small = try label(isLarge: false)
    let start = try look(small)
    navigation.popViewController(animated: true)
    screen.advance(by: 0)
    let large = try label(isLarge: true)
    #expect(try abs(look(large).start - start.start) < 0.01 && look(large).scale == 0.5)
    #expect(try abs(look(large).middle - start.middle) < 0.01)
    screen.advance(by: 0.175)
    #expect(try look(large).scale > 0.6 && look(large).scale < 0.9)
    #expect(try abs(look(large).middle - look(small).middle) < 1)
    screen.advance(by: 1)
    let end = try look(large)
    #expect(end.start == 16 && end.scale == 1)
    #expect(end.middle == 20 + 44 + 52 - 8 - large.bounds.height / 2)
  }

  @Test("From right to left it is the same, mirrored")
  func mirrored() throws {
    screen.direction = .rightToLeft
    screen.advance(by: 0.1)
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0)
    let (large, small) = try (label(isLarge: true), label(isLarge: false))
    #expect(try look(small, isRightToLeft: true).start == look(large, isRightToLeft: true).start)
    screen.advance(by: 0.345)
    let distance =
      try look(small, isRightToLeft: true).start - look(large, isRightToLeft: true).start
    #expect(abs(distance) < 2)
  }

  @Test("A pop over two pages, or to a title that has been scrolled away, moves as ever")
  func others() throws {
    let far = UIViewController()
    far.title = "Far"
    navigation.setViewControllers([places, detail, far], animated: false)
    screen.advance(by: 0.1)
    navigation.popToRootViewController(animated: true)
    screen.advance(by: 0.1)
    #expect(try look(label(isLarge: true)).scale == 1)
    screen.advance(by: 1)
    #expect(try look(label(isLarge: true)).start == 16)
  }

  @Test("Half-way, pushed and popped")
  func pictures() {
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0.15)
    expectGolden(screen, named: "push")
    screen.advance(by: 1)
    navigation.popViewController(animated: true)
    screen.advance(by: 0.2)
    expectGolden(screen, named: "pop")
  }
}
