import Testing
import UIKit

private final class TintedView: UIView {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}

@Suite("Tint", .serialized) struct TintTests {
  @Test("A tint is inherited, and at the top it is system blue")
  func inherits() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    outer.tintColor = nil
    #expect(outer.tintColor == .systemBlue && inner.tintColor == .green)
  }

  @Test("A dimmed tint is a grey of the same lightness")
  func dims() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    outer.tintColor = .red
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    var white: CGFloat = 0
    #expect(inner.tintColor.getWhite(&white, alpha: nil))
    #expect(abs(white - 0.299) < 1e-6)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
  }

  @Test("A change is told to the view and to all below that inherit it")
  func tells() {
    let views = (0..<3).map { _ in TintedView() }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[1].tintColor = .green
    let before = views.map(\.changes)
    views[0].tintColor = .red
    #expect(zip(views, before).map { $0.changes - $1 } == [1, 0, 0])
    views[0].tintAdjustmentMode = .dimmed
    #expect(zip(views, before).map { $0.changes - $1 } == [2, 1, 1])
    views[0].tintAdjustmentMode = .dimmed
    #expect(views[0].changes == 2 + before[0])
  }

  @Test("Coming under another tint is a change")
  func moves() {
    let outer = UIView()
    outer.tintColor = .red
    let view = TintedView()
    outer.addSubview(view)
    #expect(view.changes == 1)
  }
}
