import Foundation
import QuartzCore
import WindowServer

@testable import UIKit

/// An application on an offscreen screen with a stepped clock, a field on it, and the hands of a
/// person: keys, typing, the mouse. The former one is forgotten.
final class FieldScreen {
  let server: OffscreenWindowServer
  let window: UIWindow
  let field: UITextField
  private let clock: SteppedMediaClock
  private let serverWindow: OffscreenWindow

  init(
    _ text: String = "", frame: CGRect = CGRect(x: 20, y: 20, width: 200, height: 34),
    scale: CGFloat = 1, editing: Bool = true
  ) {
    UIApplication.reset()
    clock = SteppedMediaClock(now: 100)
    server = OffscreenWindowServer()
    do {
      try UIApplication.start(
        server: server, clock: clock,
        window: WindowDescription(
          title: "Test", size: CGSize(width: 320, height: 240), scale: scale))
    } catch {
      fatalError("The offscreen server opens any window: \(error)")
    }
    serverWindow = server.windows[0]
    window = UIWindow()
    window.makeKeyAndVisible()
    field = UITextField(frame: frame)
    field.borderStyle = .roundedRect
    field.text = text
    window.addSubview(field)
    advance(by: 1)
    if editing { field.becomeFirstResponder() }
    turn()
  }

  func turn() { UIApplication.shared.runTurn() }

  /// Moves the clock on in steps of a tenth of a second, with a turn at each.
  func advance(by seconds: TimeInterval) {
    let end = clock.now + seconds
    while clock.now < end {
      clock.move(to: min(end, clock.now + 0.1))
      turn()
    }
  }

  // MARK: Keys

  /// Presses and lets go of a key.
  func press(_ key: UIKeyboardHIDUsage, _ modifiers: KeyModifiers = [], characters: String = "") {
    for isDown in [true, false] {
      server.post(
        .key(
          KeyEvent(
            window: serverWindow.id, isDown: isDown, usage: key.rawValue,
            charactersIgnoringModifiers: characters, modifiers: modifiers)))
    }
    turn()
  }

  /// Types text as a keyboard does: a key and its character each.
  func type(_ text: String) {
    for character in text {
      press(.keyboardErrorUndefined, characters: String(character))
      server.post(.text(window: serverWindow.id, String(character)))
      turn()
    }
  }

  /// What an input method says.
  func compose(_ text: String, selection: Range<Int>) {
    server.post(.textEditing(window: serverWindow.id, text, selection: selection))
    turn()
  }

  func commit(_ text: String) {
    server.post(.text(window: serverWindow.id, text))
    turn()
  }

  // MARK: The mouse

  private func post(
    _ phase: PointerEvent.Phase, at point: CGPoint, kind: PointerEvent.Kind,
    modifiers: KeyModifiers
  ) {
    server.post(
      .pointer(
        PointerEvent(
          window: serverWindow.id, phase: phase, kind: kind, location: point,
          button: phase == .moved ? 0 : 1, isDown: phase != .up, modifiers: modifiers)))
    turn()
  }

  /// Presses at a point of the field, moves to others and lets go at the last.
  func drag(
    _ points: [CGPoint], kind: PointerEvent.Kind = .mouse, modifiers: KeyModifiers = []
  ) {
    let places = points.map { field.convert($0, to: nil) }
    post(.down, at: places[0], kind: kind, modifiers: modifiers)
    for place in places.dropFirst() { post(.moved, at: place, kind: kind, modifiers: modifiers) }
    post(.up, at: places.last!, kind: kind, modifiers: modifiers)
  }

  func click(
    _ point: CGPoint, times: Int = 1, kind: PointerEvent.Kind = .mouse,
    modifiers: KeyModifiers = []
  ) {
    for _ in 0..<times { drag([point], kind: kind, modifiers: modifiers) }
  }

  /// The point on the edge before the character at an offset.
  func edge(_ offset: Int) -> CGPoint {
    let place = field.position(from: field.beginningOfDocument, offset: offset)!
    let rect = field.caretRect(for: place)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  // MARK: What is to be seen

  /// The text with `|` at the ends of the selection.
  var marked: String {
    guard let range = field.selectedTextRange else { return field.text! }
    func text(_ from: UITextPosition, _ to: UITextPosition) -> String {
      field.text(in: field.textRange(from: from, to: to)!)!
    }
    let before = text(field.beginningOfDocument, range.start)
    let after = text(range.end, field.endOfDocument)
    return range.isEmpty ? "\(before)|\(after)" : "\(before)|\(field.text(in: range)!)|\(after)"
  }

  /// Selects by offsets.
  func select(_ range: Range<Int>) {
    field.selectedTextRange = field.textRange(
      from: field.position(from: field.beginningOfDocument, offset: range.lowerBound)!,
      to: field.position(from: field.beginningOfDocument, offset: range.upperBound)!)
    turn()
  }

  var caret: UIView { field.subviews.flatMap(\.subviews).first { $0 is TextCaret }! }
}
