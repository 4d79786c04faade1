import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Room for the card")
struct RoomTests {
  let recorder = Recorder()

  // Case 1.
  @Test("Above a keyboard every button can be reached; when it goes the card is back where it was")
  func keyboard() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 568))
    let alert = question()
    alert.addField(.text("user", placeholder: "User"))
    alert.addField(.secure("password", placeholder: "Password"))
    alert.show()
    screen.advance(by: 1)
    let before = try screen.frame(of: "alert.card")
    screen.keyboard = .software(height: 216)
    screen.advance(by: 1)
    for title in ["OK", "Cancel"] { #expect(try screen.frame(of: title).maxY <= 352) }
    screen.keyboard = .hardware
    screen.advance(by: 1)
    let after = try screen.frame(of: "alert.card")
    #expect(abs(after.minY - before.minY) <= 0.5 && abs(after.height - before.height) <= 0.5)
  }

  // Case 22.
  @Test("A tap a point inside the card's edges never dismisses; a point outside it does")
  func edges() throws {
    for inside in [true, false] {
      for edge in 0..<4 {
        let screen = TestScreen()
        let alert = Alert(title: "A", message: "Text", style: .system)
        alert.dismissesOnOutsideTap = true
        alert.addAction(.default("OK"))
        alert.show()
        screen.advance(by: 1)
        let frame = try screen.frame(of: "alert.card")
        let d: CGFloat = inside ? 1 : -1
        let points = [
          CGPoint(x: frame.minX + d, y: frame.minY + 30),
          CGPoint(x: frame.maxX - d, y: frame.minY + 30),
          CGPoint(x: frame.midX, y: frame.minY + d),
          CGPoint(x: frame.minX + 20, y: frame.maxY - d),
        ]
        // The bottom edge inside belongs to the button, which is meant to dismiss.
        if inside, edge == 3 { continue }
        screen.tap(at: points[edge])
        screen.advance(by: 1)
        #expect(screen.shows("A") == inside, "edge \(edge), inside \(inside)")
      }
    }
  }

  @Test("A tap outside does nothing where it is not allowed")
  func outsideNotAllowed() {
    let screen = TestScreen()
    question().show()
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 10, y: 100))
    screen.advance(by: 1)
    #expect(screen.shows("A"))
  }

  // Case 23.
  @Test("A touch that begins inside and ends outside does not dismiss, nor the reverse")
  func acrossTheEdge() throws {
    let screen = TestScreen()
    let alert = question()
    alert.dismissesOnOutsideTap = true
    alert.show()
    screen.advance(by: 1)
    let frame = try screen.frame(of: "alert.card")
    let inside = CGPoint(x: frame.minX + 3, y: frame.minY + 20)
    let outside = CGPoint(x: frame.minX - 3, y: frame.minY + 20)
    for (start, end) in [(inside, outside), (outside, inside)] {
      screen.touchDown(at: start)
      screen.touchMove(to: end)
      screen.touchUp(at: end)
      screen.advance(by: 1)
      #expect(screen.shows("A"))
    }
  }

  // Case 25.
  @Test(
    "Whatever the message, the buttons are on the screen and the whole text can be reached",
    arguments: [
      "", "x", String(repeating: "word ", count: 16), String(repeating: "word ", count: 100),
      String(repeating: "word ", count: 1000), String(repeating: "w", count: 200),
      String(repeating: "line\n", count: 200),
    ],
    [
      CGSize(width: 320, height: 480), CGSize(width: 480, height: 320),
      CGSize(width: 390, height: 844), CGSize(width: 1024, height: 1366),
    ])
  func longText(message: String, size: CGSize) throws {
    let screen = TestScreen(size: size, scale: 1)
    let alert = Alert(title: "Title", message: message)
    alert.addAction(.cancel())
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    let bounds = CGRect(origin: .zero, size: size)
    let card = try screen.frame(of: "alert.card")
    #expect(bounds.contains(card))
    for title in ["OK", "Cancel"] { #expect(card.contains(try screen.frame(of: title))) }
    guard let label = screen.view("alert.message") as? UILabel, !message.isEmpty else { return }
    let scroll = try #require(label.enclosingScrollView)
    #expect(scroll.contentSize.height >= label.frame.maxY)
    #expect(scroll.frame.maxY <= (try screen.frame(of: "OK")).minY - card.minY + 1)
    let needed = label.sizeThatFits(
      CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
    #expect(label.bounds.height >= needed.height - 0.5)
    if scroll.contentSize.height > scroll.bounds.height + 1 {
      screen.scroll(at: CGPoint(x: card.midX, y: card.minY + 40), dy: 100_000)
      screen.advance(by: 2)
      #expect(
        abs(scroll.contentOffset.y - (scroll.contentSize.height - scroll.bounds.height)) < 1)
    }
  }

  // Case 26.
  @Test(
    "However many buttons there are and however long their titles, each can be pressed",
    arguments: [1, 2, 3, 10, 40], [1, 30, 120])
  func manyButtons(count: Int, length: Int) throws {
    let titles = (0..<count).map { String("\($0) " + String(repeating: "m", count: length)) }
    for index in Set([0, count / 2, count - 1]) {
      let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
      var pressed: String?
      let alert = Alert(title: "Title", message: "Message")
      for title in titles { alert.addAction(.default(title) { pressed = $0.choice?.title }) }
      alert.show()
      screen.advance(by: 1)
      let button = try #require(screen.view(titles[index]))
      if let scroll = button.enclosingScrollView {
        scroll.scrollRectToVisible(scroll.convert(button.bounds, from: button), animated: false)
        screen.advance(by: 0.1)
      }
      try screen.tap(titles[index])
      screen.advance(by: 1)
      #expect(pressed == titles[index])
    }
  }

  @Test("Two buttons stand side by side only if both titles fit on a line")
  func sideBySide() throws {
    for (second, expected) in [("OK", true), (String(repeating: "long ", count: 8), false)] {
      let screen = TestScreen()
      let alert = Alert(title: "Title")
      alert.addAction(.cancel("No"))
      alert.addAction(.default(second))
      alert.show()
      screen.advance(by: 1)
      let isSideBySide = try screen.frame(of: "No").midY == screen.frame(of: second).midY
      #expect(isSideBySide == expected)
    }
  }

  // Case 27.
  @Test(
    "When the screen turns before, during or after the entry the card is centred and inside",
    arguments: [0, 0.1, 1.0])
  func rotation(moment: Double) throws {
    let screen = TestScreen()
    question(recorder: recorder).show()
    screen.advance(by: moment)
    screen.rotate()
    screen.advance(by: 1)
    let card = try screen.frame(of: "alert.card")
    #expect(abs(card.midX - 422) <= 1 && abs(card.midY - 195) <= 1)
    #expect(CGRect(x: 0, y: 0, width: 844, height: 390).contains(card))
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(recorder.events.contains("ok A"))
  }

  // Case 24.
  @Test("After an alert the windows, the key window and the page's touches are as before")
  func leavesNothing() throws {
    let screen = TestScreen()
    let key = screen.window.isKeyWindow
    let subviews = screen.page.view.subviews.count
    question().show()
    screen.advance(by: 1)
    #expect(!screen.window.isKeyWindow)
    try screen.tap("OK")
    screen.advance(by: 1)
    #expect(screen.window.isKeyWindow == key)
    #expect(UIApplication.shared.windows.count == 1)
    #expect(screen.page.view.subviews.count == subviews)
    #expect(screen.hitView(at: CGPoint(x: 195, y: 422)) === screen.page.view)
  }
}

extension UIView {
  fileprivate var enclosingScrollView: UIScrollView? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
  }
}
