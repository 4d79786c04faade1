import Testing
import UIKit

@Suite("Focus in scroll views", .serialized) struct ScrolledFocusOrderTests {
  private func button(_ frame: CGRect, in view: UIView, named name: String) {
    let button = UIButton(frame: frame)
    button.accessibilityIdentifier = name
    view.addSubview(button)
  }

  private func order(_ screen: SteppedScreen) -> [String] {
    screen.window.focus.focusableViews.compactMap(\.accessibilityIdentifier)
  }

  @Test("What is scrolled out of sight keeps its place in the order, before what is below the view")
  func order() throws {
    let screen = SteppedScreen()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 320, height: 100))
    scroll.contentSize = CGSize(width: 320, height: 400)
    screen.window.addSubview(scroll)
    button(CGRect(x: 10, y: 0, width: 80, height: 40), in: screen.window, named: "above")
    for (index, y) in [0, 120, 240, 360].enumerated() {
      button(CGRect(x: 10, y: CGFloat(y), width: 80, height: 40), in: scroll, named: "\(index)")
    }
    button(CGRect(x: 10, y: 160, width: 80, height: 40), in: screen.window, named: "below")
    let expected = ["above", "0", "1", "2", "3", "below"]
    for offset in [0, 150, 300] {
      scroll.contentOffset.y = CGFloat(offset)
      #expect(order(screen) == expected, "\(offset)")
    }
    scroll.contentOffset.y = 0
    for name in expected {
      screen.press(.keyboardTab, "\t")
      screen.settle()
      let view = try #require(screen.window.focus.focusedView)
      #expect(view.accessibilityIdentifier == name)
      guard view.superview === scroll else { continue }
      #expect(scroll.bounds.contains(view.frame))
    }
  }

  @Test("A button that floats over a page that scrolls comes after the page, columns one by one")
  func columns() {
    let screen = SteppedScreen()
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 480))
    page.contentSize = CGSize(width: 200, height: 900)
    screen.window.addSubview(page)
    button(CGRect(x: 0, y: 800, width: 80, height: 40), in: page, named: "deep")
    button(CGRect(x: 100, y: 10, width: 80, height: 40), in: page, named: "first")
    button(CGRect(x: 20, y: 400, width: 60, height: 60), in: screen.window, named: "floats")
    button(CGRect(x: 220, y: 300, width: 80, height: 40), in: screen.window, named: "lower")
    button(CGRect(x: 240, y: 20, width: 80, height: 40), in: screen.window, named: "upper")
    #expect(order(screen) == ["first", "deep", "upper", "lower", "floats"])
  }

  @Test("The responders around the two views hear of the focus, each once")
  func told() {
    final class Box: UIView {
      var heard: [String] = []
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        super.didUpdateFocus(in: context, with: coordinator)
        let names = [context.previouslyFocusedView, context.nextFocusedView]
        heard.append(names.map { $0?.accessibilityIdentifier ?? "none" }.joined(separator: "-"))
      }
    }
    let screen = SteppedScreen()
    let box = Box(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    screen.window.addSubview(box)
    button(CGRect(x: 0, y: 0, width: 80, height: 40), in: box, named: "a")
    button(CGRect(x: 0, y: 50, width: 80, height: 40), in: box, named: "b")
    button(CGRect(x: 0, y: 200, width: 80, height: 40), in: screen.window, named: "c")
    for _ in 0..<4 { screen.press(.keyboardTab, "\t") }
    #expect(box.heard == ["none-a", "a-b", "b-c", "c-a"])
  }

  @Test("A scroll view that grows on the way to its end shows nothing beyond it")
  func grows() {
    let screen = SteppedScreen()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scroll.contentSize = CGSize(width: 320, height: 400)
    screen.window.addSubview(scroll)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 390, width: 10, height: 10), animated: true)
    screen.advance(by: 0.1)
    scroll.frame.size.height = 180
    screen.settle()
    #expect(scroll.contentOffset.y == 220)
  }
}
