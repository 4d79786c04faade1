import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Links in messages")
struct LinkTests {
  let screen = TestScreen(scale: 1)

  private final class Opened { var urls: [String] = [] }
  private let opened = Opened()

  private func show(_ style: Style = .system) -> Alert {
    let alert = Alert(title: "A", style: style)
    let message = NSMutableAttributedString(string: "Read the ")
    func add(_ words: String, _ link: String) {
      message.append(
        NSAttributedString(string: words, attributes: [.link: URL(string: link) as Any]))
    }
    add("terms", "app:terms")
    message.append(NSAttributedString(string: " and how we keep your data to ourselves in the "))
    add("long declaration of everything that we know", "app:data")
    message.append(NSAttributedString(string: " first."))
    alert.attributedMessage = message
    alert.shouldOpenLink = { [opened] url in
      opened.urls.append(url.absoluteString)
      return false
    }
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  private var focusedView: UIView? {
    screen.window.windowScene?.windows.lazy.compactMap(\.focus.focusedView).first
  }

  @Test("Tab goes to each link in order, then to the buttons; Return and Space open the link")
  func keys() {
    _ = show()
    var seen: [String] = []
    for key in [TestScreen.Key.return, .space, .tab] {
      screen.press(.tab)
      seen.append(focusedView?.accessibilityIdentifier ?? "nothing")
      if key != .tab { screen.press(key) }
    }
    #expect(seen == ["alert.message.link.0", "alert.message.link.1", "alert.action.default.0"])
    #expect(opened.urls == ["app:terms", "app:data"])
    #expect(screen.shows("A"))
    screen.press(.tab, .shift)
    screen.press(.tab, .shift)
    #expect(focusedView?.accessibilityIdentifier == "alert.message.link.0")
  }

  @Test("The ring runs round every line that the link is on, and round nothing else")
  func ring() throws {
    _ = show()
    screen.press(.tab)
    screen.press(.tab)
    let stop = try #require(focusedView)
    let ring = try #require(
      stop.layer.sublayers?.first { $0.name == "focus ring" } as? CAShapeLayer)
    let path = try #require(ring.path)
    let lineHeight = Style.system.message.font.lineHeight
    #expect(path.boundingBox.height > 1.8 * lineHeight)
    // The first line's beginning belongs to other words.
    #expect(!path.contains(CGPoint(x: 1, y: lineHeight / 2)))
    #expect(path.contains(CGPoint(x: stop.bounds.midX, y: stop.bounds.midY)))
  }

  @Test("A tap opens the link still, beside it nothing is opened")
  func taps() throws {
    _ = show()
    try screen.tap("terms")
    #expect(opened.urls == ["app:terms"])
    let message = try screen.frame(of: "alert.message")
    screen.tap(at: CGPoint(x: message.midX, y: message.maxY + 2))
    #expect(opened.urls == ["app:terms"] && screen.shows("A"))
  }

  // Case 30.
  @Test("Screen readers come from the message to its links, and to the buttons after")
  func elements() throws {
    _ = show()
    let elements = try #require(screen.view("alert.card")?.accessibilityElements as? [UIView])
    #expect(
      elements.map(\.accessibilityIdentifier) == [
        "alert.title", "alert.message", "alert.message.link.0", "alert.message.link.1",
        "alert.action.default.0",
      ])
    #expect(elements[2].accessibilityLabel == "terms")
    #expect(elements[2].accessibilityTraits.contains(.link))
    #expect(elements[2].accessibilityActivate())
    #expect(opened.urls == ["app:terms"])
  }

  // Case 33.
  @Test(
    "Links can be read in every style, light and dark, whatever the tint",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func contrast(appearance: UIUserInterfaceStyle) throws {
    let traits = UITraitCollection(userInterfaceStyle: appearance)
    func luminance(_ color: UIColor) -> CGFloat {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      func linear(_ value: CGFloat) -> CGFloat {
        value <= 0.04045 ? value / 12.92 : CGFloat(pow(Double((value + 0.055) / 1.055), 2.4))
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    for (name, preset) in StyleTests.presets where preset.material == nil {
      for tint in [nil, UIColor.systemYellow, .black] {
        let other = TestScreen(scale: 1, appearance: appearance)
        var style = preset
        if let tint { style.tint = tint }
        let alert = Alert(title: "A", style: style)
        alert.attributedMessage = NSAttributedString(string: "link", attributes: [.link: "app:a"])
        alert.show()
        other.advance(by: 1)
        let view = try #require(other.view("alert.message") as? UITextView)
        let color = try #require(view.linkTextAttributes[.foregroundColor] as? UIColor)
        let (ink, ground) = (luminance(color), luminance(style.background))
        #expect((max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 4.5, "\(name)")
      }
    }
  }

  @Test("A message that is set anew has the new links")
  func changes() {
    let alert = show()
    let text = NSAttributedString(string: "Help", attributes: [.link: "app:help"])
    alert.attributedMessage = text
    screen.advance(by: 0.1)
    screen.press(.tab)
    screen.press(.return)
    #expect(opened.urls == ["app:help"])
    alert.attributedMessage = NSAttributedString(string: "Nothing.")
    screen.advance(by: 0.1)
    #expect(!screen.shows("alert.message.link.0"))
  }

  @Test("A link in a long message is scrolled into sight when Tab comes to it")
  func scrolled() throws {
    let alert = Alert(title: "A")
    let message = NSMutableAttributedString(string: String(repeating: "word ", count: 600))
    message.append(NSAttributedString(string: "link", attributes: [.link: "app:end"]))
    alert.attributedMessage = message
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    screen.press(.tab)
    screen.advance(by: 1)
    let link = try screen.frame(of: "alert.message.link.0")
    #expect(try link.maxY <= screen.frame(of: "OK").minY)
    #expect(try link.minY > screen.frame(of: "alert.card").minY)
  }
}
