import Testing

@testable import UIKit

private final class TraitView: UIView {
  var log: [(UIUserInterfaceStyle, UIUserInterfaceStyle)] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.append(
      (
        previousTraitCollection?.userInterfaceStyle ?? .unspecified,
        traitCollection.userInterfaceStyle
      ))
    #expect(UITraitCollection.current == traitCollection)
  }
}

@Suite("Traits of views", .serialized) struct ViewTraitsTests {
  @Test("The desktop's appearance reaches every view, once, and its colours")
  func appearance() {
    let screen = SteppedScreen()
    let view = TraitView()
    view.backgroundColor = .systemBackground
    screen.window.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    screen.server.appearance = .dark
    screen.turn()
    #expect(view.log.count == 1)
    #expect(view.log.first?.0 == .light && view.log.first?.1 == .dark)
    #expect(view.layer.backgroundColor?.rgba.red == 0)
  }

  @Test("A view's own style wins over what is above, and goes down")
  func overrides() {
    let screen = SteppedScreen()
    let outer = UIView()
    let inner = TraitView()
    outer.addSubview(inner)
    screen.window.addSubview(outer)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.log.count == 1)
    screen.server.appearance = .dark
    screen.turn()
    #expect(inner.log.count == 1)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A closure hears of the traits it asked for, with the view, until it is taken away")
  func registered() {
    let screen = SteppedScreen()
    let view = UIView()
    screen.window.addSubview(view)
    var heard: [UIUserInterfaceStyle] = []
    let token = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous) in heard.append(view.traitCollection.userInterfaceStyle)
    }
    UIApplication.shared.setPreferredContentSizeCategory(.extraLarge)
    #expect(heard.isEmpty && view.traitCollection.preferredContentSizeCategory == .extraLarge)
    view.overrideUserInterfaceStyle = .dark
    view.unregisterForTraitChanges(token)
    view.overrideUserInterfaceStyle = .light
    #expect(heard == [.dark])
  }

  @Test("The direction of the language decides unless the view's content says otherwise")
  func direction() {
    let screen = SteppedScreen()
    let view = UIView()
    screen.window.addSubview(view)
    UIScreen.main.setTraits { $0.layoutDirection = .rightToLeft }
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
  }
}
