import Testing

@testable import UIKit

@Suite("The update of constraints")
struct ConstraintUpdateTests {
  private final class Log {
    var names: [String] = []
  }

  private final class Updating: UIView {
    let name: String
    let log: Log
    private var width: NSLayoutConstraint?

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      log.names.append(name)
      if width == nil {
        width = widthAnchor.constraint(equalToConstant: 33)
        width?.isActive = true
      }
      super.updateConstraints()
    }
  }

  @Test("It runs before layout, subviews first, once each, and only when asked for")
  func order() {
    let card = Card()
    let log = Log()
    let (outer, inner) = (Updating("outer", log), Updating("inner", log))
    outer.addSubview(inner)
    card.view.addSubview(outer)
    card.layOut()
    #expect(log.names == ["inner", "outer"])
    #expect(inner.frame.width == 33)
    card.view.setNeedsLayout()
    card.layOut()
    #expect(log.names.count == 2)
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    card.layOut()
    #expect(log.names == ["inner", "outer", "inner"])
    outer.setNeedsUpdateConstraints()
    card.view.updateConstraintsIfNeeded()
    #expect(log.names.last == "outer")
  }

  @Test("A controller may update the constraints of its view")
  func controller() {
    final class Page: UIViewController {
      var count = 0
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let page = Page()
    page.view.setNeedsUpdateConstraints()
    page.view.layoutIfNeeded()
    #expect(page.count == 1)
  }
}
