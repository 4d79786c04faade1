import Testing
import UIKit

@Suite("View geometry", .serialized) struct GeometryTests {
  @Test("The frame follows bounds and centre, and they follow the frame")
  func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
  }

  @Test("Under a transform the frame is the box around the view")
  func transform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 10) < 1e-9 && abs(view.frame.height - 20) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -10, y: -5, width: 40, height: 20))
  }

  @Test("Points are converted between views, the window and the screen")
  func conversion() {
    let screen = SteppedScreen()
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 6))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 16))
    #expect(inner.convert(CGPoint(x: 16, y: 16), from: nil) == CGPoint(x: 1, y: 1))
    #expect(outer.convert(inner.bounds, from: inner) == inner.frame)
    let space = UIScreen.main.coordinateSpace
    screen.window.frame.origin = CGPoint(x: 3, y: 4)
    #expect(inner.convert(CGPoint.zero, to: space) == CGPoint(x: 18, y: 19))
    #expect(
      screen.window.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 3, y: 4))
  }

  @Test("Hit testing goes front to back and passes over what can't be touched")
  func hits() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: outer.bounds)
    let front = UIView(frame: outer.bounds)
    outer.addSubview(back)
    outer.addSubview(front)
    let point = CGPoint(x: 50, y: 50)
    #expect(outer.hitTest(point, with: nil) === front)
    front.alpha = 0.009
    #expect(outer.hitTest(point, with: nil) === back)
    front.alpha = 0.011
    #expect(outer.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(outer.hitTest(point, with: nil) === back)
    back.isHidden = true
    #expect(outer.hitTest(point, with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    #expect(outer.hitTest(CGPoint(x: 0, y: 0), with: nil) === outer)
  }

  @Test("What overhangs its superview is not hit outside it")
  func overhang() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 90, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    #expect(outer.hitTest(CGPoint(x: 95, y: 10), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 120, y: 10), with: nil) == nil)
  }
}
