import Testing
import UIKit

@Suite("Focus", .serialized) struct FocusTests {
  private func makeButtons(_ frames: [CGRect], on screen: SteppedScreen) -> [UIButton] {
    let buttons = frames.map { frame in
      let button = UIButton(type: .system)
      button.frame = frame
      screen.window.addSubview(button)
      return button
    }
    screen.turn()
    return buttons
  }

  private let grid = [
    CGRect(x: 0, y: 100, width: 50, height: 40), CGRect(x: 60, y: 0, width: 50, height: 40),
    CGRect(x: 0, y: 4, width: 50, height: 40),
  ]

  @Test("Tab goes round in the order of reading, Shift-Tab the other way")
  func round() {
    let screen = SteppedScreen()
    let buttons = makeButtons(grid, on: screen)
    func focused() -> Int? { buttons.firstIndex { $0.isFocused } }
    var order: [Int?] = []
    for _ in 0..<4 {
      screen.press(.keyboardTab, "\t")
      order.append(focused())
    }
    #expect(order == [2, 1, 0, 2])
    screen.press(.keyboardTab, "\t", .shift)
    #expect(focused() == 0)
  }

  @Test("A view without an effect has the focus and no ring, and the ring goes with the focus")
  func effect() {
    let screen = SteppedScreen()
    let text = UITextView(frame: CGRect(x: 0, y: 50, width: 90, height: 40))
    screen.window.addSubview(text)
    let buttons = makeButtons([grid[2]], on: screen)
    func hasRing(_ view: UIView) -> Bool {
      view.layer.sublayers?.contains { $0.name == "focus ring" } ?? false
    }
    screen.press(.keyboardTab, "\t")
    screen.press(.keyboardTab, "\t")
    #expect(text.isFocused && hasRing(text) && !hasRing(buttons[0]))
    screen.press(.keyboardTab, "\t", .shift)
    #expect(buttons[0].isFocused && hasRing(buttons[0]) && !hasRing(text))
    text.focusEffect = nil
    screen.press(.keyboardTab, "\t")
    #expect(text.isFocused && !hasRing(text))
    text.focusEffect = UIFocusEffect()
    #expect(hasRing(text))
  }

  @Test("A halo runs along its own path, and in its place comes another when the effect is changed")
  func halo() throws {
    let screen = SteppedScreen()
    let button = makeButtons([grid[2]], on: screen)[0]
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
    button.focusEffect = UIFocusHaloEffect(path: path)
    func rings() -> [CALayer] {
      (button.layer.sublayers ?? []).filter { $0.name == "focus ring" }
    }
    #expect(rings().isEmpty)
    screen.press(.keyboardTab, "\t")
    #expect(rings().count == 1)
    #expect((rings().first as? CAShapeLayer)?.path == path.cgPath)
    button.focusEffect = UIFocusEffect()
    #expect(rings().count == 1 && !(rings().first is CAShapeLayer))
    button.focusEffect = UIFocusHaloEffect(rect: CGRect(x: 1, y: 1, width: 5, height: 5))
    #expect(rings().count == 1 && rings().first is CAShapeLayer)
    button.focusEffect = nil
    #expect(rings().isEmpty)
  }

  @Test("Right to left, a row is read from the right")
  func rightToLeft() {
    let screen = SteppedScreen()
    UIScreen.main.setTraits { $0.layoutDirection = .rightToLeft }
    let buttons = makeButtons(grid, on: screen)
    screen.press(.keyboardTab, "\t")
    #expect(buttons[1].isFocused)
  }

  @Test("Space and Return press the focused button, once; Escape doesn't")
  func presses() {
    let screen = SteppedScreen()
    let button = makeButtons([grid[0]], on: screen)[0]
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    screen.press(.keyboardReturnOrEnter, "\r")
    #expect(count == 0)
    screen.press(.keyboardTab, "\t")
    screen.keyDown(.keyboardSpacebar, " ")
    #expect(button.isHighlighted && count == 0)
    screen.keyDown(.keyboardSpacebar, " ", isRepeat: true)
    screen.keyUp(.keyboardSpacebar)
    #expect(count == 1 && !button.isHighlighted)
    screen.press(.keyboardReturnOrEnter, "\r")
    screen.press(.keypadEnter, "\r")
    screen.press(.keyboardEscape)
    #expect(count == 3)
  }

  @Test("The ring shows once a key was used, and goes with the next touch")
  func ring() {
    let screen = SteppedScreen()
    let button = makeButtons([grid[0]], on: screen)[0]
    func hasRing() -> Bool { button.layer.sublayers?.contains { $0.name == "focus ring" } == true }
    screen.tap(10, 110)
    #expect(!hasRing())
    screen.press(.keyboardTab, "\t")
    #expect(hasRing() && button.state.contains(.focused))
    screen.tap(200, 400)
    #expect(!hasRing() && !button.isFocused)
  }

  @Test("A ring that something around the view would clip is inside the view")
  func clippedRing() throws {
    let screen = SteppedScreen()
    let box = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 50))
    box.clipsToBounds = true
    screen.window.addSubview(box)
    let middle = UIButton(frame: CGRect(x: 20, y: 10, width: 50, height: 30))
    let edge = UIButton(frame: CGRect(x: 100, y: 20, width: 100, height: 30))
    for button in [middle, edge] {
      box.addSubview(button)
      screen.press(.keyboardTab, "\t")
      let ring = try #require(button.layer.sublayers?.first { $0.name == "focus ring" })
      let isInside = button.bounds.contains(ring.frame)
      #expect(isInside == (button === edge))
    }
  }

  @Test("A modal view keeps the focus within")
  func modal() {
    let screen = SteppedScreen()
    let buttons = makeButtons(grid, on: screen)
    let card = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    card.accessibilityViewIsModal = true
    let inner = UIButton(frame: card.bounds)
    card.addSubview(inner)
    screen.window.addSubview(card)
    screen.press(.keyboardTab, "\t")
    screen.press(.keyboardTab, "\t")
    #expect(inner.isFocused)
    card.removeFromSuperview()
    screen.press(.keyboardTab, "\t")
    #expect(buttons[2].isFocused)
  }

  @Test("What is hidden, disabled or gone has no focus")
  func forgets() {
    let screen = SteppedScreen()
    let buttons = makeButtons(grid, on: screen)
    screen.press(.keyboardTab, "\t")
    buttons[2].isEnabled = false
    #expect(!buttons[2].isFocused)
    screen.press(.keyboardTab, "\t")
    #expect(buttons[1].isFocused)
    buttons[1].isHidden = true
    #expect(screen.window.focus.focusedView == nil)
    screen.press(.keyboardTab, "\t")
    #expect(buttons[0].isFocused)
    buttons[0].removeFromSuperview()
    #expect(screen.window.focus.focusedView == nil)
  }

  @Test("Text fields and buttons share the focus; a button takes the keys from a field")
  func fields() {
    let screen = SteppedScreen()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    screen.window.addSubview(field)
    let button = makeButtons([grid[0]], on: screen)[0]
    screen.press(.keyboardTab, "\t")
    #expect(field.isFirstResponder && field.isFocused)
    screen.press(.keyboardTab, "\t")
    #expect(!field.isFirstResponder && button.isFocused)
    screen.press(.keyboardTab, "\t", .shift)
    #expect(field.isFirstResponder && !button.isFocused)
  }
}
