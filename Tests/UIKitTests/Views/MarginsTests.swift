import Testing
import UIKit

private final class SafeView: UIView {
  var changes = 0
  override func safeAreaInsetsDidChange() { changes += 1 }
}

@Suite("Safe area and margins", .serialized) struct MarginsTests {
  private let insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  @Test("The safe area reaches into views as far as they reach into it")
  func safeArea() {
    let screen = SteppedScreen()
    UIScreen.main.safeAreaInsets = insets
    #expect(screen.window.safeAreaInsets == insets)
    let view = SafeView(frame: CGRect(x: 0, y: 20, width: 320, height: 450))
    screen.window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 24, right: 0))
    let inner = SafeView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
    inner.frame.origin.y = 10
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
  }

  @Test("A change is told once, and so is its end")
  func told() {
    let screen = SteppedScreen()
    let view = SafeView(frame: screen.window.bounds)
    screen.window.addSubview(view)
    UIScreen.main.safeAreaInsets = insets
    UIScreen.main.safeAreaInsets = insets
    #expect(view.changes == 1)
    UIScreen.main.safeAreaInsets = .zero
    #expect(view.changes == 2 && view.safeAreaInsets == .zero)
  }

  @Test("Margins count from the safe area unless told otherwise")
  func margins() {
    let screen = SteppedScreen()
    UIScreen.main.safeAreaInsets = insets
    let view = UIView(frame: screen.window.bounds)
    screen.window.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("Leading and trailing margins change sides with the direction")
  func directions() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 5, bottom: 0, trailing: 9)
    #expect(view.layoutMargins.left == 5)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins.left == 9 && view.layoutMargins.right == 5)
  }
}
