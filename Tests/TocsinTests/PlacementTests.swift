import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Placement")
struct PlacementTests {
  nonisolated private static let sizes = [
    CGSize(width: 320, height: 480), CGSize(width: 480, height: 320),
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    CGSize(width: 1024, height: 1366),
  ]
  nonisolated private static let insets = [
    UIEdgeInsets.zero, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
    UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44),
    UIEdgeInsets(top: 59, left: 10, bottom: 0, right: 80),
  ]
  private static let placements: [String: Placement] = [
    "center": .center, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "toast": .toast(), "toast top": .toast(.top),
  ]

  @discardableResult
  private func show(
    at placement: Placement, message: String? = "A message.", style: Style = .system
  ) -> Alert {
    let alert = Alert(title: "A", message: message, style: style)
    alert.addAction(.cancel())
    alert.addAction(.default("OK"))
    alert.placement = placement
    alert.transition = .none
    alert.show()
    return alert
  }

  // Cases 27 and 28.
  @Test(
    "In every window, with every safe area, the card is inside and at its edge, also turned",
    arguments: sizes, insets)
  func edges(size: CGSize, insets: UIEdgeInsets) throws {
    for (name, placement) in Self.placements {
      let screen = TestScreen(size: size, scale: 1, safeArea: insets)
      show(at: placement)
      screen.advance(by: 0.1)
      for _ in 0..<2 {
        let safe = UIScreen.main.bounds.inset(by: insets)
        let card = try screen.frame(of: "alert.card")
        #expect(safe.contains(card), "\(name) \(size) \(insets)")
        let margin = Style.system.margin
        switch name {
        case "top", "toast top": #expect(abs(card.minY - safe.minY - margin) <= 1)
        case "bottom", "toast": #expect(abs(card.maxY - safe.maxY + margin) <= 1)
        case "leading": #expect(abs(card.minX - safe.minX - margin) <= 1)
        case "trailing": #expect(abs(card.maxX - safe.maxX + margin) <= 1)
        default: #expect(abs(card.midX - safe.midX) <= 1 && abs(card.midY - safe.midY) <= 1)
        }
        let hit = screen.hitView(at: CGPoint(x: card.midX, y: card.midY))
        #expect(hit?.isDescendant(of: try #require(screen.view("alert.card"))) == true)
        screen.rotate()
        screen.advance(by: 0.5)
      }
    }
  }

  // Case 28.
  @Test(
    "A banner's ground reaches the edges, its content stays in the safe area",
    arguments: sizes, insets)
  func banners(size: CGSize, insets: UIEdgeInsets) throws {
    for edge in Placement.Edge.allCases {
      let screen = TestScreen(size: size, scale: 1, safeArea: insets)
      show(at: .banner(edge))
      screen.advance(by: 0.1)
      let bounds = CGRect(origin: .zero, size: size)
      let card = try screen.frame(of: "alert.card")
      switch edge {
      case .top: #expect(card.minY == 0 && card.width == size.width)
      case .bottom: #expect(card.maxY == size.height && card.width == size.width)
      case .leading: #expect(card.minX == 0 && card.height == size.height)
      case .trailing: #expect(card.maxX == size.width && card.height == size.height)
      }
      #expect(bounds.contains(card))
      let safe = bounds.inset(by: insets)
      for name in ["alert.title", "alert.message", "OK", "Cancel"] {
        #expect(
          safe.insetBy(dx: -1, dy: -1).contains(try screen.frame(of: name)), "\(edge) \(name)")
      }
    }
  }

  @Test("From right to left, leading is on the right")
  func mirrored() throws {
    let screen = TestScreen()
    screen.direction = .rightToLeft
    show(at: .leading)
    screen.advance(by: 0.1)
    #expect(abs(try screen.frame(of: "alert.card").maxX - 370) <= 1)
  }

  @Test("A toast is as narrow as its words, and breaks lines at the style's width")
  func toast() throws {
    var widths: [CGFloat] = []
    for message in ["Saved", String(repeating: "many words ", count: 20)] {
      let screen = TestScreen()
      let alert = Alert(message: message)
      alert.placement = .toast()
      alert.timeout = 2
      alert.show()
      screen.advance(by: 1)
      widths.append(try screen.frame(of: "alert.card").width)
    }
    #expect(widths[0] < 120)
    #expect(abs(widths[1] - 270) <= 1)
  }

  @Test("A placement of one's own gets the room and is followed to the point")
  func custom() throws {
    let screen = TestScreen(
      safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0),
      keyboard: .software(height: 200))
    var room: Placement.Room?
    let alert = show(
      at: Placement { card, given in
        room = given
        return CGRect(x: 7, y: 50, width: card.width, height: card.height)
      })
    screen.advance(by: 0.1)
    #expect(try screen.frame(of: "alert.card").origin == CGPoint(x: 7, y: 50))
    #expect(room?.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(room?.safeArea.top == 40 && room?.safeArea.bottom == 30)
    #expect(room?.space == CGRect(x: 20, y: 60, width: 350, height: 734))
    alert.end()
  }

  // MARK: Anchors

  private func anchored(
    _ frame: CGRect, size: CGSize = CGSize(width: 390, height: 844),
    sides: [Placement.Edge] = [.bottom, .top, .trailing, .leading]
  ) throws -> (TestScreen, UIView, CGRect) {
    let screen = TestScreen(size: size, scale: 1)
    let button = UIView(frame: frame)
    screen.page.view.addSubview(button)
    show(at: .anchored(to: .view(button), sides: sides))
    screen.advance(by: 0.1)
    return (screen, button, try screen.frame(of: "alert.card"))
  }

  @Test("The card is below its anchor, the arrow's tip at the anchor's middle")
  func below() throws {
    let (screen, _, card) = try anchored(CGRect(x: 150, y: 100, width: 90, height: 40))
    #expect(card.minY >= 140 && card.minY <= 146)
    #expect(abs(card.midX - 195) <= 1)
    // The tip belongs to the card, what is beside the arrow doesn't.
    let view = try #require(screen.view("alert.card"))
    func hits(_ x: CGFloat, _ y: CGFloat) -> Bool {
      screen.hitView(at: CGPoint(x: x, y: y))?.isDescendant(of: view) == true
    }
    #expect(hits(195, card.minY + 6))
    #expect(!hits(195 - 40, card.minY + 6))
    #expect(hits(195 - 40, card.minY + 14))
  }

  @Test("Without room below it goes above, without room there to a side")
  func flips() throws {
    let (_, _, above) = try anchored(CGRect(x: 150, y: 780, width: 90, height: 40))
    #expect(above.maxY <= 780 && above.maxY >= 774)
    let (_, _, beside) = try anchored(
      CGRect(x: 10, y: 40, width: 60, height: 240), size: CGSize(width: 480, height: 320))
    #expect(beside.minX >= 70 && beside.minX <= 76)
    let (_, _, before) = try anchored(
      CGRect(x: 410, y: 40, width: 60, height: 240), size: CGSize(width: 480, height: 320))
    #expect(before.maxX <= 410 && before.maxX >= 404)
  }

  @Test("Near a corner the card stays inside and the arrow still points at the anchor")
  func corners() throws {
    for x in [4, 340] as [CGFloat] {
      let (screen, _, card) = try anchored(CGRect(x: x, y: 60, width: 44, height: 44))
      #expect(CGRect(x: 0, y: 0, width: 390, height: 844).contains(card))
      let view = try #require(screen.view("alert.card"))
      let tip = min(max(x + 22, card.minX + 27), card.maxX - 27)
      let hit = screen.hitView(at: CGPoint(x: tip, y: card.minY + 5))
      #expect(hit?.isDescendant(of: view) == true)
    }
  }

  @Test("It follows its anchor when the window turns, and when told so")
  func follows() throws {
    let (screen, button, _) = try anchored(CGRect(x: 150, y: 100, width: 90, height: 40))
    button.frame.origin = CGPoint(x: 60, y: 300)
    let alert = try #require(
      UIApplication.shared.windows.last?.rootViewController?
        .presentedViewController as? Alert)
    alert.updatePlacement(animated: true)
    screen.advance(by: 0.1)
    let between = try screen.shownFrame(of: "alert.card")
    screen.advance(by: 0.5)
    let card = try screen.shownFrame(of: "alert.card")
    #expect(between.minY > 146 && between.minY < card.minY)
    #expect(card.minY >= 340 && card.minY <= 346)
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin]
    screen.rotate()
    screen.advance(by: 1)
    let anchor = button.frame
    let turned = try screen.frame(of: "alert.card")
    #expect(!turned.intersects(anchor))
    #expect(CGRect(x: 0, y: 0, width: 844, height: 390).contains(turned))
    let gap = max(
      max(turned.minY - anchor.maxY, anchor.minY - turned.maxY),
      max(turned.minX - anchor.maxX, anchor.minX - turned.maxX))
    #expect(gap >= 0 && gap <= 6)
  }

  @Test("In windows of every size an anchored card is inside and off its anchor", arguments: sizes)
  func everywhere(size: CGSize) throws {
    for x in stride(from: 0, through: 1, by: 0.25) {
      for y in stride(from: 0, through: 1, by: 0.25) {
        let anchor = CGRect(
          x: (size.width - 30) * x, y: (size.height - 30) * y, width: 30, height: 30)
        let (_, _, card) = try anchored(anchor, size: size)
        #expect(CGRect(origin: .zero, size: size).contains(card), "\(size) \(anchor)")
        #expect(!card.intersects(anchor.insetBy(dx: 1, dy: 1)), "\(size) \(anchor)")
      }
    }
  }

  @Test("An anchor that is in no window leaves the card in the middle; it isn't kept alive")
  func lostAnchor() throws {
    let screen = TestScreen(scale: 1)
    weak var lost: UIView?
    do {
      let view = UIView()
      lost = view
      show(at: .anchored(to: .view(view)))
    }
    screen.advance(by: 0.1)
    #expect(lost == nil)
    #expect(abs(try screen.frame(of: "alert.card").midY - 422) <= 1)
  }

  @Test("An item of a bar is an anchor, wherever the bar puts it")
  func barItem() throws {
    let screen = TestScreen(scale: 1)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 780, width: 390, height: 44))
    let item = UIBarButtonItem(title: "Share", style: .plain)
    toolbar.items = [UIBarButtonItem(systemItem: .flexibleSpace), item]
    screen.page.view.addSubview(toolbar)
    screen.advance(by: 0.1)
    show(at: .anchored(to: .item(item, in: screen.window)))
    screen.advance(by: 0.1)
    let button = try screen.frame(of: "Share")
    let card = try screen.frame(of: "alert.card")
    #expect(card.maxY <= 780 && card.maxY >= 770)
    let x = min(button.midX, card.maxX - 27)
    let tip = screen.hitView(at: CGPoint(x: x, y: card.maxY - 4))
    #expect(tip?.isDescendant(of: try #require(screen.view("alert.card"))) == true)
  }

  // MARK: Touches beside the card

  @Test("Where touches pass through, the page's buttons and field work while the card is up")
  func passesThrough() throws {
    for fromController in [false, true] {
      let screen = TestScreen()
      var taps = 0
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Page") { _ in taps += 1 })
      button.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
      let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 34))
      screen.page.view.addSubview(button)
      screen.page.view.addSubview(field)
      field.becomeFirstResponder()
      screen.advance(by: 0.1)
      let alert = Alert(title: "A")
      alert.addAction(.default("OK"))
      alert.placement = .banner(.top)
      alert.outsideTouches = .passesThrough
      if fromController {
        alert.present(from: screen.page) { _ in }
      } else {
        alert.show()
      }
      screen.advance(by: 1)
      screen.tap(at: CGPoint(x: 70, y: 522))
      #expect(taps == 1, "from a controller: \(fromController)")
      screen.type("x")
      #expect(field.text == "x")
      #expect(field.tintAdjustmentMode != .dimmed)
      #expect(screen.window.isKeyWindow)
      #expect(screen.shows("A"))
      try screen.tap("OK")
      screen.advance(by: 1)
      #expect(!screen.shows("A"))
      #expect(UIApplication.shared.windows.count == 1)
    }
  }
}
