import Testing
import TocsinTesting
import UIKit

@Suite("Room for an alert")
struct AlertRoomTests {
  private func card(_ screen: TestScreen) throws -> CGRect { try screen.frame(of: "alert.card") }

  // Cases 1 and 2.
  @Test("The card's place depends on the keyboard's last frame alone, however often it changes")
  func keyboard() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 568))
    let alert = question()
    for name in ["User", "Password"] { alert.addTextField { $0.placeholder = name } }
    screen.present(alert)
    let before = try card(screen)
    screen.keyboard = .software(height: 216)
    screen.advance(by: 1)
    let above = try card(screen)
    for title in ["OK", "Cancel"] { #expect(try screen.frame(of: title).maxY <= 352) }
    for _ in 0..<10 {
      for height in [260.0, 216.0] {
        screen.keyboard = .software(height: height)
        screen.advance(by: 0.1)
      }
    }
    screen.advance(by: 1)
    #expect(try card(screen) == above)
    screen.keyboard = .hardware
    screen.advance(by: 1)
    #expect(try card(screen) == before)
  }

  // Case 2.
  @Test("While the keyboard keeps changing the card is never far from where its frame puts it")
  func keyboardDrift() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 568))
    let alert = question()
    alert.addTextField()
    screen.present(alert)
    var places: [CGFloat: [CGFloat]] = [:]
    for _ in 0..<10 {
      for height in [216.0, 260.0] {
        screen.keyboard = .software(height: height)
        screen.advance(by: 1)
        places[height, default: []].append(try screen.shownFrame(of: "alert.card").minY)
      }
    }
    for (height, tops) in places { #expect(Set(tops).count == 1, "\(height): \(tops)") }
    let (low, high) = (places[216]?.first ?? 0, places[260]?.first ?? 0)
    #expect(abs(low - high - 22) <= 0.5)
  }

  // Case 3.
  @Test("The card keeps step with the keyboard all along, by half of what the keyboard covers")
  func keyboardStep() throws {
    let screen = TestScreen()
    let alert = question()
    alert.addTextField()
    screen.present(alert)
    let before = try card(screen).midY
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.page.view.addSubview(reference)
    screen.keyboard = .software(height: 300)
    // What the keyboard tells of itself, applied to a view of our own.
    let curve = UIView.AnimationOptions(rawValue: UInt(KeyboardController.curve) << 16)
    UIView.animate(withDuration: KeyboardController.duration, delay: 0, options: curve) {
      reference.center.y += 150
    }
    screen.advance(by: 0)
    for _ in 0..<40 {
      let moved = before - (alert.view.layer.presentation()?.position.y ?? 0)
      let expected = (reference.layer.presentation()?.position.y ?? 0) - 5
      #expect(abs(moved - expected) <= 0.5)
      screen.step()
    }
    #expect(try abs(card(screen).midY - (before - 150)) <= 0.5)
  }

  // Case 3.
  @Test("The card moves with the keyboard's duration, by half of what the keyboard covers")
  func keyboardPace() throws {
    let screen = TestScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let alert = question()
    alert.addTextField()
    screen.present(alert)
    let before = try card(screen).midY
    screen.keyboard = .software(height: 216)
    let shown = { alert.view.layer.presentation()?.position.y ?? 0 }
    screen.advance(by: 0.1)
    #expect(shown() < before && shown() > before - 108)
    // The keyboard's curve is a spring that goes on for half a second.
    screen.advance(by: 0.5)
    // 216 points of keys and the 34 below them, of which the safe area kept 34 clear before.
    #expect(abs(shown() - (before - 108)) <= 0.5)
  }

  @Test("A keyboard that is up when the alert comes is allowed for, and stays for its field")
  func keyboardThere() throws {
    let screen = TestScreen()
    screen.keyboard = .software(height: 300)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    screen.page.view.addSubview(field)
    field.becomeFirstResponder()
    screen.advance(by: 1)
    let alert = question()
    alert.addTextField()
    screen.present(alert)
    #expect(abs(try card(screen).midY - 272) <= 1)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(field.isFirstResponder)
  }

  // Case 25.
  @Test(
    "Whatever the message, the buttons are on the screen and the whole text can be reached",
    arguments: [
      "", "x", String(repeating: "word ", count: 100), String(repeating: "word ", count: 1000),
      String(repeating: "w", count: 200), String(repeating: "line\n", count: 200),
    ], [CGSize(width: 320, height: 480), CGSize(width: 480, height: 320)])
  func longText(message: String, size: CGSize) throws {
    let screen = TestScreen(size: size, scale: 1)
    screen.present(question("Title", message: message))
    let card = try card(screen)
    #expect(CGRect(origin: .zero, size: size).contains(card))
    for title in ["OK", "Cancel"] { #expect(card.contains(try screen.frame(of: title))) }
    guard !message.isEmpty, let label = screen.view("alert.message") as? UILabel else { return }
    let scroll = try #require(label.enclosingScrollView)
    #expect(scroll.contentSize.height >= label.frame.maxY)
    let needed = label.sizeThatFits(
      CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
    #expect(label.bounds.height >= needed.height)
  }

  // Case 26.
  @Test(
    "However many buttons there are and however long their titles, each can be pressed",
    arguments: [1, 2, 3, 10, 40], [1, 30, 120])
  func manyButtons(count: Int, length: Int) throws {
    let titles = (0..<count).map { "\($0) " + String(repeating: "m", count: length) }
    for index in Set([0, count / 2, count - 1]) {
      let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
      var pressed: String?
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      for title in titles {
        alert.addAction(UIAlertAction(title: title, style: .default) { pressed = $0.title })
      }
      screen.present(alert)
      let button = try #require(screen.view("alert.action.\(index)"))
      let scroll = try #require(button.enclosingScrollView)
      scroll.scrollRectToVisible(scroll.convert(button.bounds, from: button), animated: false)
      screen.advance(by: 0.1)
      try screen.tap("alert.action.\(index)")
      screen.advance(by: 1)
      #expect(pressed == titles[index])
    }
  }

  @Test("Two buttons stand side by side if both titles fit, cancel on the leading side")
  func sideBySide() throws {
    for (second, expected) in [("OK", true), (String(repeating: "long ", count: 8), false)] {
      let screen = TestScreen()
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: second, style: .default))
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      screen.present(alert)
      let (no, other) = (try screen.frame(of: "No"), try screen.frame(of: second))
      #expect((no.midY == other.midY) == expected)
      #expect(expected ? no.midX < other.midX : no.midY > other.midY)
    }
  }

  // Case 27.
  @Test(
    "When the screen turns before, during or after the entry the card is centred and inside",
    arguments: [0, 0.1, 1.0])
  func rotation(moment: Double) throws {
    let screen = TestScreen()
    let log = AlertLog()
    screen.page.present(question(log: log), animated: true)
    screen.advance(by: moment)
    screen.rotate()
    screen.advance(by: 1)
    let card = try card(screen)
    #expect(abs(card.midX - 422) <= 1 && abs(card.midY - 195) <= 1)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(log.events == ["OK A"])
  }

  // Case 28.
  @Test(
    "The card is inside any safe area",
    arguments: [
      UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44), .zero,
      UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 0),
    ], [UIAlertController.Style.alert, .actionSheet])
  func safeArea(insets: UIEdgeInsets, style: UIAlertController.Style) throws {
    let size = CGSize(width: 500, height: 400)
    let screen = TestScreen(size: size, safeArea: insets)
    screen.present(
      question(message: String(repeating: "word ", count: 300), style: style))
    let room = CGRect(origin: .zero, size: size).inset(by: insets)
    #expect(room.contains(try card(screen)))
    for title in ["OK", "Cancel"] { #expect(room.contains(try screen.frame(of: title))) }
  }

  // Case 31.
  @Test("With larger text the card is laid out anew, and side-by-side buttons stack")
  func textSize() throws {
    let screen = TestScreen()
    let alert = question()
    alert.addTextField { $0.text = "text" }
    screen.present(alert)
    let before = try card(screen).height
    UIScreen.main.setTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    screen.advance(by: 0.1)
    #expect(try screen.frame(of: "OK").maxY <= screen.frame(of: "Cancel").minY)
    #expect(try card(screen).height > before + 44)
    UIScreen.main.setTraits { $0.preferredContentSizeCategory = .large }
    screen.advance(by: 0.1)
    #expect(try card(screen).height == before)
  }

  @Test("Texts and actions that change while the alert is up are shown at once")
  func changes() throws {
    let screen = TestScreen()
    let alert = question()
    screen.present(alert)
    let before = try card(screen).height
    alert.message = String(repeating: "More to say. ", count: 20)
    alert.title = "Other"
    alert.addAction(UIAlertAction(title: "Third", style: .destructive))
    screen.advance(by: 0.1)
    let after = try card(screen)
    #expect(after.height > before + 88 && abs(after.midY - 422) <= 0.5)
    #expect(screen.shows("Other") && screen.shows("Third"))
  }

  @Test("The entry shrinks from 1.2 in 0.404 s; with Reduce Motion it only fades")
  func entry() {
    for isReduced in [false, true] {
      let screen = TestScreen()
      UIAccessibility.settings.isReduceMotionEnabled = isReduced
      let alert = question()
      screen.page.present(alert, animated: true)
      screen.advance(by: 0.02)
      let shown = alert.view.layer.presentation()
      #expect((shown?.transform.m11 ?? 0 > 1.05) == !isReduced)
      #expect(shown?.opacity ?? 1 < 0.9)
      screen.advance(by: 0.36)
      #expect(alert.isBeingPresented)
      screen.advance(by: 0.05)
      #expect(!alert.isBeingPresented)
    }
    UIAccessibility.settings.isReduceMotionEnabled = false
  }
}

extension UIView {
  fileprivate var enclosingScrollView: UIScrollView? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
  }
}
