import Testing
import WindowServer

@testable import UIKit

private final class KeyView: UIView {
  var log: [String] = []
  var commands: [UIKeyCommand] = []
  var takesKeys = false
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log += presses.map { "began \($0.key?.charactersIgnoringModifiers ?? "")" }
    if !takesKeys { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("changed")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("ended")
  }
  override func receiveText(_ text: String) -> Bool {
    log.append("text \(text)")
    return true
  }
}

@Suite("Keys", .serialized) struct KeyTests {
  private func makeView(on screen: SteppedScreen) -> KeyView {
    let view = KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    return view
  }

  @Test("A controller whose view leaves the window gives the keys up and is let go of")
  func controllerLeaves() {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = SteppedScreen()
    var controller: Controller? = Controller()
    weak let left = controller
    if let controller { screen.window.addSubview(controller.view) }
    controller?.becomeFirstResponder()
    #expect(screen.window.firstResponder === controller)
    controller?.view.removeFromSuperview()
    #expect(screen.window.firstResponder == nil)
    #expect(controller?.isFirstResponder == false)
    controller = nil
    #expect(left == nil)
  }

  @Test("Keys and text go to the first responder; a held key repeats to it")
  func first() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    screen.press(.keyboardA, "a")
    #expect(view.log.isEmpty)
    view.becomeFirstResponder()
    screen.keyDown(.keyboardA, "a")
    screen.type("a")
    screen.keyDown(.keyboardA, "a", isRepeat: true)
    screen.keyUp(.keyboardA)
    #expect(view.log == ["began a", "text a", "changed", "ended"])
  }

  @Test("What is typed right after a Tab into a field, before the desktop knows of it, is in it")
  func typedEarly() {
    let screen = SteppedScreen()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 90, height: 40))
    for view in [button, field] { screen.window.addSubview(view) }
    screen.turn()
    screen.window.focus.focus(button)
    screen.keyDown(.keyboardX, "x", bringsText: false)
    screen.keyDown(.keyboardTab, "\t", bringsText: false)
    for (usage, character, modifiers) in [
      (UIKeyboardHIDUsage.keyboardA, "a", KeyModifiers.shift), (.keyboardD, "d", []),
      (.keyboardC, "c", .control), (.keyboard1, "1", .shift), (.keyboardA, "a", []),
    ] {
      screen.keyDown(usage, character, modifiers, bringsText: false)
      screen.keyUp(usage)
    }
    // With Shift the digit would be a sign that the key by itself doesn't tell.
    #expect(field.isFirstResponder && field.text == "Ada")
  }

  @Test("A key that nobody takes does the nearest command that matches, modifiers and all")
  func commands() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    view.becomeFirstResponder()
    var done: [String] = []
    view.commands = [
      UIKeyCommand(input: "s", modifierFlags: .control) { _ in done.append("control s") },
      UIKeyCommand(input: UIKeyCommand.inputEscape) { _ in done.append("escape") },
    ]
    screen.press(.keyboardS, "s")
    screen.press(.keyboardS, "s", .control)
    screen.press(.keyboardS, "s", [.control, .shift])
    screen.press(.keyboardEscape)
    #expect(done == ["control s", "escape"])
    view.takesKeys = true
    screen.press(.keyboardEscape)
    #expect(done.count == 2)
    view.commands[1].wantsPriorityOverSystemBehavior = true
    view.log = []
    screen.press(.keyboardEscape)
    #expect(done.count == 3 && view.log == ["ended"])
  }

  @Test("A command may have a sign that takes Shift, which is then no modifier; letters may not")
  func signs() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    view.becomeFirstResponder()
    var done: [String] = []
    view.commands = [
      UIKeyCommand(input: "?") { _ in done.append("?") },
      UIKeyCommand(input: "+", modifierFlags: .control) { _ in done.append("control +") },
      UIKeyCommand(input: "a") { _ in done.append("a") },
    ]
    screen.keyDown(.keyboardSlash, "/")
    screen.keyUp(.keyboardSlash)
    screen.keyDown(.keyboardA, "a", .shift)
    screen.keyUp(.keyboardA)
    screen.keyDown(.keyboardTab, "\t", .shift)
    screen.keyUp(.keyboardTab)
    #expect(done.isEmpty)
    screen.keyDown(.keyboardSlash, "/", .shift, shifted: "?")
    screen.keyDown(.keyboardEqualSign, "=", [.shift, .control], shifted: "+")
    #expect(done == ["?", "control +"])
  }

  @Test("A key of which Alt makes a command is not the field's; one that types with AltGr is")
  func alt() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    view.addSubview(field)
    screen.turn()
    field.becomeFirstResponder()
    var done = 0
    view.commands = [UIKeyCommand(input: "e", modifierFlags: .alternate) { _ in done += 1 }]
    screen.keyDown(.keyboardE, "e", .alternate)
    screen.type("€")
    screen.keyUp(.keyboardE)
    #expect(done == 0 && field.text == "€")
    screen.keyDown(.keyboardE, "e", .alternate, bringsText: false)
    #expect(done == 1 && field.text == "€")
  }

  @Test("Keys that press buttons are kept back for 200 ms; letters are not")
  func guarded() {
    let screen = SteppedScreen(keysAreGuarded: true)
    let view = makeView(on: screen)
    view.becomeFirstResponder()
    screen.keyDown(.keyboardReturnOrEnter, "\r")
    screen.advance(by: 0.3)
    screen.keyDown(.keyboardReturnOrEnter, "\r", isRepeat: true)
    screen.keyUp(.keyboardReturnOrEnter)
    #expect(view.log.isEmpty)
    screen.press(.keyboardReturnOrEnter, "\r")
    #expect(view.log == ["began \r", "ended"])
  }

  @Test("The 200 ms begin with the window's first frame, however long the window takes to open")
  func guardedFromFirstFrame() {
    let screen = SteppedScreen(keysAreGuarded: true, opening: 3)
    let view = makeView(on: screen)
    view.becomeFirstResponder()
    // This one comes before anything is drawn.
    screen.press(.keyboardReturnOrEnter, "\r")
    screen.advance(by: 0.15)
    screen.press(.keyboardEscape)
    screen.press(.keyboardA, "a")
    #expect(view.log == ["began a", "ended"])
    screen.advance(by: 0.1)
    screen.press(.keyboardReturnOrEnter, "\r")
    #expect(view.log == ["began a", "ended", "began \r", "ended"])
  }

  @Test("A key that was held when the window appeared, and repeats, presses nothing")
  func held() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    view.becomeFirstResponder()
    screen.keyDown(.keyboardSpacebar, " ", isRepeat: true)
    screen.keyUp(.keyboardSpacebar)
    screen.keyDown(.keyboardA, "a", isRepeat: true)
    #expect(view.log == ["began a"])
  }

  @Test("A guard in the middle of a press takes it back")
  func guardedLate() {
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    view.becomeFirstResponder()
    screen.keyDown(.keyboardReturnOrEnter, "\r")
    UIApplication.shared.eventRouter.guardKeys()
    screen.keyUp(.keyboardReturnOrEnter)
    #expect(view.log == ["began \r"])
  }

  @Test("A responder that won't let go keeps the keys")
  func keeps() {
    final class Keeper: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let screen = SteppedScreen()
    let view = makeView(on: screen)
    let keeper = Keeper()
    screen.window.addSubview(keeper)
    #expect(keeper.becomeFirstResponder())
    #expect(!view.becomeFirstResponder() && keeper.isFirstResponder)
  }

  @Test("The change of first responder is told once, with both")
  func told() {
    let screen = SteppedScreen()
    let (one, other) = (makeView(on: screen), makeView(on: screen))
    var changes: [(UIResponder?, UIResponder?)] = []
    UIApplication.shared.onFirstResponderChange = { changes.append(($0, $1)) }
    one.becomeFirstResponder()
    other.becomeFirstResponder()
    other.resignFirstResponder()
    #expect(changes.count == 3)
    #expect(changes[1].0 === one && changes[1].1 === other)
    #expect(changes[2].0 === other && changes[2].1 == nil)
  }
}
