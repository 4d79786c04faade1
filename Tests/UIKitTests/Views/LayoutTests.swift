import Testing
import UIKit

private final class CountingView: UIView {
  var layouts = 0
  var place = CGRect(x: 0, y: 0, width: 10, height: 10)
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    subviews.first?.frame = place
  }
}

@Suite("Layout", .serialized) struct LayoutTests {
  @Test("Layout runs once before the frame, however often it was asked for")
  func once() {
    let screen = SteppedScreen()
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.window.addSubview(view)
    screen.turn()
    let start = view.layouts
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.layouts == start)
    screen.turn()
    #expect(view.layouts == start + 1)
    screen.turn()
    #expect(view.layouts == start + 1)
  }

  @Test("layoutIfNeeded runs now, from the topmost view that is marked")
  func now() {
    let outer = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    let counts = (outer.layouts, inner.layouts)
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(outer.layouts == counts.0 + 1 && inner.layouts == counts.1 + 1)
  }

  @Test("Another size asks for layout, another place doesn't")
  func sizes() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layoutIfNeeded()
    let start = view.layouts
    view.center.x += 10
    view.layoutIfNeeded()
    #expect(view.layouts == start)
    view.frame.size.width += 10
    view.layoutIfNeeded()
    #expect(view.layouts == start + 1)
  }

  @Test("Layout within an animation block is animated")
  func animated() {
    let screen = SteppedScreen()
    let outer = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView()
    outer.addSubview(inner)
    screen.window.addSubview(outer)
    screen.turn()
    outer.place.origin.x = 30
    outer.setNeedsLayout()
    UIView.animate(withDuration: 1) { outer.layoutIfNeeded() }
    #expect(inner.layer.animationKeys()?.count == 1)
  }

  @Test("sizeToFit keeps the origin")
  func fits() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
    }
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 33, height: 44))
  }
}
