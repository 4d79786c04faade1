import Testing
import UIKit

private final class Painter: UIView {
  var color = UIColor.red
  var draws = 0
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    draws += 1
    color.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
  }
}

private final class Bare: UIView {
  override func layoutSubviews() {}
}

@Suite("Drawing", .serialized) struct DrawingTests {
  @Test("A view draws itself once, and again when asked to")
  func draws() {
    let screen = SteppedScreen()
    screen.window.backgroundColor = .white
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    screen.advance(by: 0.1)
    #expect(view.draws == 1 && screen.pixel(2, 5) == 0xFFFF_0000)
    // What isn't drawn shows what is behind.
    #expect(screen.pixel(7, 5) == 0xFFFF_FFFF)
    view.center.x += 1
    screen.advance(by: 0.1)
    #expect(view.draws == 1)
    view.color = .blue
    view.setNeedsDisplay()
    screen.advance(by: 0.1)
    #expect(view.draws == 2 && screen.pixel(3, 5) == 0xFF00_00FF)
  }

  @Test("A view that draws nothing has no picture of its own")
  func bare() {
    let screen = SteppedScreen()
    let views = [UIView(), Bare(), Bare()]
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      screen.window.addSubview(view)
    }
    screen.advance(by: 0.1)
    #expect(views.allSatisfy { $0.layer.contents == nil })
  }

  @Test("Another size stretches the picture, unless it is to be drawn anew")
  func modes() {
    let screen = SteppedScreen()
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    screen.advance(by: 0.1)
    view.frame.size.width = 20
    screen.advance(by: 0.1)
    #expect(view.draws == 1 && screen.pixel(7, 5) == 0xFFFF_0000)
    view.contentMode = .redraw
    view.frame.size.width = 30
    screen.advance(by: 0.1)
    #expect(view.draws == 2)
  }

  @Test("Light and dark are drawn anew, in the new colours")
  func appearance() {
    let screen = SteppedScreen()
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.color = .label
    screen.window.addSubview(view)
    screen.advance(by: 0.1)
    #expect(screen.pixel(2, 5) == 0xFF00_0000)
    screen.server.appearance = .dark
    screen.advance(by: 0.1)
    #expect(screen.pixel(2, 5) == 0xFFFF_FFFF)
  }
}
