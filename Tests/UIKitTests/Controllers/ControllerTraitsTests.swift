import Testing
import UIKit

@MainActor struct ControllerTraitsTests {
  let screen = SteppedScreen.phone()
  let page = UIViewController()

  init() {
    screen.window.rootViewController = page
    screen.turn()
  }

  @Test("An overridden style holds for the controller, its view, its children and what it presents")
  func style() {
    let child = UIViewController()
    page.addChild(child)
    page.view.addSubview(child.view)
    page.overrideUserInterfaceStyle = .dark
    #expect(page.traitCollection.userInterfaceStyle == .dark)
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.window.traitCollection.userInterfaceStyle == .light)
    page.overrideUserInterfaceStyle = .unspecified
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A parent overrides the traits of one child, which is told")
  func child() {
    final class Child: UIViewController {
      var previous: [UIUserInterfaceSizeClass] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.horizontalSizeClass ?? .unspecified)
      }
    }
    let child = Child()
    page.addChild(child)
    page.view.addSubview(child.view)
    page.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(page.traitCollection.horizontalSizeClass == .compact)
    #expect(child.previous == [.compact])
  }

  @Test("A presentation overrides the traits of what it presents")
  func presentation() {
    let alert = UIViewController()
    alert.modalPresentationStyle = .custom
    alert.presentationController?.overrideTraitCollection = UITraitCollection(
      userInterfaceStyle: .dark)
    page.present(alert, animated: false)
    screen.turn()
    #expect(alert.view.traitCollection.userInterfaceStyle == .dark)
    #expect(page.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("What the controller adds to the safe area reaches its view, with a callback")
  func safeArea() {
    final class Page: UIViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    let page = Page()
    screen.window.rootViewController = page
    screen.turn()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(page.view.safeAreaInsets.top == 5)
    #expect(page.changes == 1)
  }

  @Test("A wish for another size goes to the parent")
  func preferredSize() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { sizes.append(container.preferredContentSize) }
    }
    let parent = Parent()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.sizes == [CGSize(width: 10, height: 20)])
  }
}
