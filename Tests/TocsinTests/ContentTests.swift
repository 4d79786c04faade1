import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Content")
struct ContentTests {
  let screen = TestScreen()

  private func show(_ change: (Alert) -> Void) -> Alert {
    let alert = Alert(title: "Title", message: "Message")
    alert.addAction(.default("OK"))
    change(alert)
    alert.show()
    screen.advance(by: 1)
    return alert
  }

  @Test("A view of one's own has the size of its constraints")
  func constraints() throws {
    let view = UIView()
    view.accessibilityIdentifier = "own"
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 50),
    ])
    _ = show { $0.contentView = view }
    #expect(try screen.frame(of: "own").height == 66)
    #expect(try screen.frame(of: "own").maxY <= screen.frame(of: "OK").minY)
    #expect(inner.frame.width == view.bounds.width)
  }

  @Test("One without constraints has the size that it fits, or else its own")
  func fitting() throws {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 40) }
    }
    let view = Fitting()
    view.accessibilityIdentifier = "own"
    let alert = show { $0.contentView = view }
    #expect(try screen.frame(of: "own").size == CGSize(width: 100, height: 40))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    plain.accessibilityIdentifier = "plain"
    alert.contentView = plain
    screen.advance(by: 0.1)
    #expect(!screen.shows("own"))
    #expect(try screen.frame(of: "plain").size == CGSize(width: 80, height: 30))
  }

  /// A message whose second half is a link.
  private func linkedMessage(_ target: String) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "Read them: the terms of use")
    text.setAttributes(
      [.link: URL(string: target)!], range: NSRange(location: 11, length: 16))
    return text
  }

  @Test("A link in the message can be tapped; the program may open it itself, and the alert stays")
  func link() throws {
    var tapped: [URL] = []
    _ = show {
      $0.attributedMessage = linkedMessage("app:terms")
      $0.shouldOpenLink = { url in
        tapped.append(url)
        return false
      }
    }
    let message = try screen.frame(of: "alert.message")
    screen.tap(at: CGPoint(x: message.midX - 60, y: message.midY))
    #expect(tapped.isEmpty)
    screen.tap(at: CGPoint(x: message.midX + 40, y: message.midY))
    screen.advance(by: 0.5)
    #expect(tapped == [URL(string: "app:terms")!])
    #expect(screen.shows("Title"))
  }

  @Test("A message with a link is as large as one without, and follows the size of text")
  func linkSize() throws {
    let plain = show { $0.message = linkedMessage("app:terms").string }
    let size = try screen.frame(of: "alert.message").size
    plain.end()
    screen.advance(by: 1)
    _ = show { $0.attributedMessage = linkedMessage("app:terms") }
    let linked = try screen.frame(of: "alert.message").size
    #expect(linked == size)
    screen.textSize = .accessibilityLarge
    screen.advance(by: 0.5)
    #expect(try screen.frame(of: "alert.message").height > size.height)
  }

  @Test("A link that is changed for plain text can't be tapped any more")
  func linkGone() throws {
    let alert = show { $0.attributedMessage = linkedMessage("app:terms") }
    var tapped = 0
    alert.shouldOpenLink = { _ in
      tapped += 1
      return false
    }
    alert.attributedMessage = nil
    alert.message = linkedMessage("app:terms").string
    screen.advance(by: 0.1)
    let message = try screen.frame(of: "alert.message")
    screen.tap(at: CGPoint(x: message.midX + 40, y: message.midY))
    #expect(tapped == 0)
  }

  @Test("A controller has the size that it prefers, and is the alert's child while it is there")
  func controller() throws {
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = "own"
    controller.preferredContentSize = CGSize(width: 120, height: 70)
    let alert = show { $0.contentController = controller }
    #expect(controller.parent === alert)
    #expect(try screen.frame(of: "own").size == CGSize(width: 120, height: 70))
    let before = try screen.frame(of: "alert.card").height
    controller.preferredContentSize = CGSize(width: 120, height: 100)
    screen.advance(by: 0.5)
    #expect(try screen.frame(of: "alert.card").height == before + 30)
    alert.contentController = nil
    screen.advance(by: 0.1)
    #expect(controller.parent == nil && !screen.shows("own"))
  }

  // Case 22.
  @Test("A tap on the icon that overhangs the card never dismisses; beside it one does")
  func overhangingIcon() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { _ in
      UIColor.systemTeal.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 64, height: 64)).fill()
    }
    _ = show {
      $0.icon = image
      $0.dismissesOnOutsideTap = true
    }
    let icon = try screen.frame(of: "alert.icon")
    let card = try screen.frame(of: "alert.card")
    #expect(abs(icon.midY - card.minY) <= 0.5 && abs(icon.midX - card.midX) <= 0.5)
    #expect(try screen.frame(of: "Title").minY >= icon.maxY)
    for point in [
      CGPoint(x: icon.midX, y: icon.minY + 1), CGPoint(x: icon.minX + 2, y: icon.midY - 1),
    ] {
      screen.tap(at: point)
      screen.advance(by: 1)
      #expect(screen.shows("Title"))
    }
    // The corner of the icon's square is not of the circle.
    screen.tap(at: CGPoint(x: icon.minX + 2, y: icon.minY + 2))
    screen.advance(by: 1)
    #expect(!screen.shows("Title"))
  }

  @Test("Progress shows how far it has come and what is being done, live")
  func progress() throws {
    let progress = AlertProgress(text: "Uploading…")
    _ = show { $0.progress = progress }
    let view = try #require(screen.view("alert.progress"))
    #expect(screen.shows("Uploading…"))
    #expect(view.accessibilityValue == nil)
    progress.fraction = 0.25
    progress.text = "1 of 4"
    screen.advance(by: 0.5)
    #expect(screen.shows("1 of 4"))
    #expect(view.accessibilityValue == "25%")
    for value in [-1, 2, Double.nan] {
      progress.fraction = value
      screen.advance(by: 0.5)
    }
    progress.text = nil
    screen.advance(by: 0.5)
    #expect(!screen.shows("1 of 4"))
  }

  @Test("Symbols draw themselves, or are simply there where movement is to be avoided")
  func symbols() throws {
    for symbol in Symbol.allCases {
      for isStill in [true, false] {
        let screen = TestScreen(size: CGSize(width: 320, height: 300), scale: 1)
        screen.wishes = isStill ? .reducedMotion : []
        let alert = Alert(title: "A")
        alert.transition = .none
        alert.symbol = symbol
        alert.addAction(.default("OK"))
        alert.show()
        screen.advance(by: 0.05)
        let early = screen.picture()
        screen.advance(by: 1)
        #expect((early == screen.picture()) == isStill, "\(symbol)")
      }
    }
  }

  // Case 32.
  @Test("From right to left everything stands on the other side")
  func rightToLeft() throws {
    func frames(_ direction: UITraitEnvironmentLayoutDirection) throws -> [String: CGRect] {
      let screen = TestScreen()
      screen.direction = direction
      let alert = Alert(title: "Title")
      alert.addField(.text("name", label: "Name", value: "abc אבג 123"))
      alert.addField(.toggle("on", label: "On"))
      alert.addField(.checkbox("tick", label: "Tick"))
      alert.addAction(.cancel("Cancel"))
      alert.addAction(.default("OK"))
      alert.show()
      screen.advance(by: 1)
      #expect(alert.fields[0].value == "abc אבג 123")
      let card = try screen.frame(of: "alert.card")
      return try ["on", "Tick", "Cancel", "OK"].reduce(into: [:]) { found, name in
        let view = try #require(screen.view(name))
        let label = view is UIControl ? view : view.superview is UIButton ? view : view
        found[name] = label.convert(label.bounds, to: nil).offsetBy(dx: -card.minX, dy: 0)
      }
    }
    let left = try frames(.leftToRight)
    let right = try frames(.rightToLeft)
    for (name, frame) in left {
      let mirrored = try #require(right[name])
      #expect(abs(mirrored.midX - (270 - frame.midX)) <= 1, "\(name)")
    }
  }
}
