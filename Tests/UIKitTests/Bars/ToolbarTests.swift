import Testing
import TocsinTesting
import UIKit

@Suite("Toolbars")
struct ToolbarTests {
  final class Page: UIViewController {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func withItem(_ item: UIBarButtonItem) { calls.append(item.title ?? "") }
  }

  let screen = TestScreen(size: CGSize(width: 320, height: 480))

  private func bar(_ items: [UIBarButtonItem]) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    bar.items = items
    screen.page.view.addSubview(bar)
    screen.advance(by: 0.1)
    return bar
  }

  @Test("It is 44 high; a flexible space puts items to both sides")
  func flexible() throws {
    let bar = bar([
      UIBarButtonItem(title: "Cancel", style: .plain),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Okay", style: .done),
    ])
    #expect(bar.sizeThatFits(.zero).height == 44 && UIToolbar().bounds.height == 44)
    #expect(try screen.frame(of: "Cancel").minX == 16)
    #expect(abs(try screen.frame(of: "Okay").maxX - 304) <= 0.5)
  }

  @Test("Several flexible spaces share equally, fixed ones are as wide as they say")
  func spaces() throws {
    func box(_ width: CGFloat, _ name: String) -> UIBarButtonItem {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
      view.accessibilityIdentifier = name
      return UIBarButtonItem(customView: view)
    }
    _ = bar([.flexibleSpace(), box(50, "a"), .fixedSpace(30), box(20, "b"), .flexibleSpace()])
    #expect(try screen.frame(of: "a") == CGRect(x: 110, y: 112, width: 50, height: 20))
    #expect(try screen.frame(of: "b").minX == 190)
  }

  @Test("A button calls its method, with the item where that is wanted, or its action")
  func actions() throws {
    let page = Page()
    var pressed = false
    _ = bar([
      UIBarButtonItem(title: "One", style: .plain, target: page, action: Page.plain),
      UIBarButtonItem(title: "Two", style: .plain, target: page, action: Page.withItem),
      UIBarButtonItem(systemItem: .save, primaryAction: UIAction { _ in pressed = true }),
    ])
    for title in ["One", "Two", "Save"] { try screen.tap(title) }
    #expect(page.calls == ["plain", "Two"] && pressed)
  }

  @Test("Changes of an item show at once: title, enabled state, hidden")
  func changes() throws {
    let page = Page()
    let item = UIBarButtonItem(title: "One", style: .plain, target: page, action: Page.plain)
    _ = bar([item])
    item.title = "Other"
    item.isEnabled = false
    screen.advance(by: 0.1)
    try screen.tap("Other")
    #expect(page.calls.isEmpty)
    item.isEnabled = true
    try screen.tap("Other")
    #expect(page.calls == ["plain"])
    item.isHidden = true
    screen.advance(by: 0.1)
    #expect(!screen.shows("Other"))
  }

  @Test("Other items fade over where that is animated")
  func animated() {
    let bar = bar([UIBarButtonItem(title: "One", style: .plain)])
    bar.setItems([UIBarButtonItem(title: "Two", style: .plain)], animated: true)
    screen.advance(by: 0.1)
    #expect(bar.subviews.count == 3)
    screen.advance(by: 0.3)
    #expect(bar.subviews.count == 2)
    #expect(!screen.shows("One") && screen.shows("Two"))
  }

  @Test("Buttons take the bar's tint unless they have one of their own")
  func tint() throws {
    let red = UIBarButtonItem(title: "Red", style: .plain)
    red.tintColor = .systemRed
    let bar = bar([UIBarButtonItem(title: "Tint", style: .plain), red])
    bar.tintColor = .black
    func color(_ name: String) throws -> UIColor? { (screen.view(name) as? UILabel)?.textColor }
    #expect(try color("Tint") == .black)
    #expect(try color("Red") === UIColor.systemRed)
  }

  @Test("Every system item has a title or a picture, but for spaces")
  func systemItems() {
    for value in 0...24 {
      guard let system = UIBarButtonItem.SystemItem(rawValue: value) else {
        Issue.record("There is no system item \(value).")
        continue
      }
      let item = UIBarButtonItem(barButtonSystemItem: system)
      let isSpace = system == .fixedSpace || system == .flexibleSpace
      #expect((item.title == nil && item.image == nil) == isSpace)
      #expect(isSpace || item.accessibilityLabel != nil || item.title != nil)
    }
  }

  @Test("At the bottom its ground reaches the screen's edge below the safe area")
  func ground() {
    let screen = TestScreen(
      size: CGSize(width: 320, height: 480),
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 402, width: 320, height: 44))
    bar.isTranslucent = false
    bar.barTintColor = .systemRed
    screen.page.view.addSubview(bar)
    screen.advance(by: 0.1)
    #expect(bar.barPosition == .bottom)
    #expect(screen.picture()[10, 955] == 0xFFFF_3B30)
  }

  @Test("Pictures", arguments: [UIUserInterfaceStyle.light, .dark])
  func picture(style: UIUserInterfaceStyle) {
    let screen = TestScreen(size: CGSize(width: 390, height: 180), appearance: style)
    func add(_ y: CGFloat, _ items: [UIBarButtonItem]) -> UIToolbar {
      let bar = UIToolbar(frame: CGRect(x: 0, y: y, width: 390, height: 44))
      bar.items = items
      screen.page.view.addSubview(bar)
      return bar
    }
    func system(_ items: [UIBarButtonItem.SystemItem]) -> [UIBarButtonItem] {
      items.flatMap { [UIBarButtonItem(barButtonSystemItem: $0), .flexibleSpace()] }.dropLast()
    }
    let disabled = UIBarButtonItem(title: "Off", style: .plain)
    disabled.isEnabled = false
    _ = add(
      0,
      [
        UIBarButtonItem(barButtonSystemItem: .cancel), .flexibleSpace(), disabled,
        UIBarButtonItem(barButtonSystemItem: .done),
      ])
    _ = add(45, system([.add, .compose, .reply, .action, .organize, .bookmarks, .search]))
    _ = add(
      90,
      system([.refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .close]))
    let black = add(
      136,
      [
        UIBarButtonItem(title: "Cancel", style: .plain), .flexibleSpace(),
        UIBarButtonItem(title: "Okay", style: .plain),
      ])
    black.barStyle = .black
    black.tintColor = .white
    screen.advance(by: 0.1)
    expectGolden(screen, named: "toolbars-\(style == .dark ? "dark" : "light")")
  }

  @Test("A picture for its position takes the place of the ground, and an empty one leaves none")
  func pictures() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    func ground() -> UIView? { bar.subviews.first }
    func effect() -> UIVisualEffect? { (ground()?.subviews.first as? UIVisualEffectView)?.effect }
    #expect(effect() != nil)
    bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(effect() == nil && ground()?.subviews[1].backgroundColor == .clear)
    #expect(ground()?.subviews.last?.backgroundColor == .clear)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) != nil)
    bar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
    #expect(effect() != nil)
  }
}
