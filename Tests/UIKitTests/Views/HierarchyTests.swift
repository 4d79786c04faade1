import Testing
import UIKit

/// A view that writes down what it is told.
private final class LoggingView: UIView {
  var log: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    log.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }
  override func didMoveToSuperview() { log.append("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { log.append("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { log.append("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { log.append("willRemoveSubview") }
}

@Suite("View hierarchy", .serialized) struct HierarchyTests {
  @Test("A view hears of its window before its superview, and of both before and after")
  func order() {
    let screen = SteppedScreen()
    let view = LoggingView()
    screen.window.addSubview(view)
    #expect(
      view.log == [
        "willMove(toWindow: window)", "willMove(toSuperview: view)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
    view.log = []
    view.removeFromSuperview()
    #expect(
      view.log == [
        "willMove(toWindow: nil)", "willMove(toSuperview: nil)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
    #expect(view.window == nil && view.superview == nil)
  }

  @Test("A superview hears of what comes and goes")
  func superview() {
    let outer = LoggingView()
    let inner = UIView()
    outer.addSubview(inner)
    inner.removeFromSuperview()
    #expect(outer.log == ["didAddSubview", "willRemoveSubview"])
  }

  @Test("Layers lie in the order of the subviews, whatever moves")
  func layers() {
    let outer = UIView()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag
      outer.addSubview(view)
      return view
    }
    func tags() -> [Int] { outer.subviews.map(\.tag) }
    func check(_ expected: [Int]) {
      #expect(tags() == expected)
      #expect(outer.layer.sublayers == outer.subviews.map(\.layer))
    }
    outer.bringSubviewToFront(views[0])
    check([1, 2, 3, 0])
    outer.sendSubviewToBack(views[3])
    check([3, 1, 2, 0])
    outer.insertSubview(views[0], belowSubview: views[1])
    check([3, 0, 1, 2])
    outer.insertSubview(views[3], aboveSubview: views[2])
    check([0, 1, 2, 3])
    outer.exchangeSubview(at: 0, withSubviewAt: 3)
    check([3, 1, 2, 0])
    outer.insertSubview(views[2], at: 0)
    check([2, 3, 1, 0])
  }

  @Test("A view added elsewhere leaves its old place")
  func moves() {
    let (one, other, view) = (UIView(), UIView(), UIView())
    one.addSubview(view)
    other.addSubview(view)
    #expect(one.subviews.isEmpty && one.layer.sublayers == nil)
    #expect(view.superview === other)
  }

  @Test("A tag is looked for in the view itself, then depth first")
  func tags() {
    let outer = UIView()
    let (first, second, deep) = (UIView(), UIView(), UIView())
    deep.tag = 7
    second.tag = 7
    outer.addSubview(first)
    first.addSubview(deep)
    outer.addSubview(second)
    #expect(outer.viewWithTag(7) === deep)
    #expect(outer.viewWithTag(8) == nil)
    #expect(outer.viewWithTag(0) === outer)
  }

  @Test("A view that leaves its window gives the keys back")
  func keys() {
    final class Taker: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = SteppedScreen()
    let view = Taker()
    #expect(!view.becomeFirstResponder())
    let holder = UIView()
    holder.addSubview(view)
    screen.window.addSubview(holder)
    #expect(view.becomeFirstResponder() && view.isFirstResponder)
    holder.removeFromSuperview()
    #expect(screen.window.firstResponder == nil)
  }

  @Test("The description has a line for each view, and no addresses")
  func description() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50.5))
    outer.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    inner.alpha = 0.5
    inner.isHidden = true
    inner.accessibilityIdentifier = "inner"
    outer.addSubview(inner)
    #expect(
      outer.recursiveDescription() == """
        UIView (0, 0; 100 × 50.5) background UIColor(1, 0, 0, 1)
          UIView (1, 2; 3 × 4) alpha 0.5 hidden id "inner"
        """)
  }

  @Test(
    "A view that outlives the one it is in is in none, and a layer that outlives its view is free")
  func outliving() throws {
    let inner = UIView()
    var outer: UIView? = UIView()
    outer?.addSubview(inner)
    let layer = try #require(outer).layer
    outer = nil
    #expect(inner.superview == nil && inner.window == nil)
    #expect(layer.delegate == nil)
    // The layer holds its sublayers still.
    #expect(inner.layer.superlayer === layer)
    let next = UIView()
    next.addSubview(inner)
    #expect(inner.superview === next && inner.layer.superlayer === next.layer)
    #expect(layer.sublayers == nil)
  }
}
