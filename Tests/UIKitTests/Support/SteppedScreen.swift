import QuartzCore
import UIKit
import WindowServer

/// An application on an offscreen screen with a stepped clock, and a key window to put views into.
/// The former one is forgotten.
final class SteppedScreen {
  let server: OffscreenWindowServer
  let window: UIWindow
  private let clock: SteppedMediaClock

  /// - Parameters:
  ///   - keysAreGuarded: whether keys are kept from buttons for the first 200 ms.
  ///   - opening: seconds until the window opens.
  init(
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 1,
    keysAreGuarded: Bool = false, opening: TimeInterval = 0
  ) {
    UIApplication.reset()
    clock = SteppedMediaClock(now: 100)
    server = OffscreenWindowServer()
    do {
      try UIApplication.start(server: server, clock: clock)
      clock.move(to: clock.now + opening)
      try UIScreen.main.open(
        WindowDescription(title: "Test", size: size, scale: scale), on: server)
    } catch {
      fatalError("The offscreen server opens any window: \(error)")
    }
    window = UIWindow()
    window.makeKeyAndVisible()
    guard !keysAreGuarded else { return }
    turn()
    clock.move(to: 101)
    turn()
  }

  var now: CFTimeInterval { clock.now }
  private var id: UInt32 { server.windows[0].id }

  // MARK: Time

  func turn() { UIApplication.shared.runTurn() }

  /// Moves the clock on, with a turn whenever something is due.
  func advance(by seconds: TimeInterval) {
    let end = clock.now + seconds
    turn()
    while UIApplication.shared.nextWakeTime <= end {
      clock.move(to: UIApplication.shared.nextWakeTime)
      turn()
    }
    clock.move(to: end)
    turn()
  }

  // MARK: Touches

  func post(_ event: ServerEvent) {
    server.post(event)
    turn()
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { pointer(.down, x, y, finger, true) }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { pointer(.moved, x, y, finger, true) }
  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { pointer(.up, x, y, finger, false) }
  func cancel(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    pointer(.cancelled, x, y, finger, false)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(x, y)
  }

  private func pointer(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: Int, _ isDown: Bool
  ) {
    post(
      .pointer(
        PointerEvent(
          window: id, phase: phase, kind: .touch, location: CGPoint(x: x, y: y), id: finger,
          isDown: isDown)))
  }

  /// The mouse without a button.
  func hover(_ x: CGFloat, _ y: CGFloat) {
    post(
      .pointer(
        PointerEvent(window: id, phase: .moved, location: CGPoint(x: x, y: y), button: 0)))
  }

  // MARK: Keys

  func keyDown(
    _ usage: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: KeyModifiers = [],
    shifted: String = "", isRepeat: Bool = false, bringsText: Bool = true
  ) {
    post(
      .key(
        KeyEvent(
          window: id, isDown: true, isRepeat: isRepeat, usage: usage.rawValue,
          charactersIgnoringModifiers: characters, shiftedCharacters: shifted,
          modifiers: modifiers, bringsText: bringsText)))
  }

  func keyUp(_ usage: UIKeyboardHIDUsage) {
    post(.key(KeyEvent(window: id, isDown: false, usage: usage.rawValue)))
  }

  func press(
    _ usage: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: KeyModifiers = []
  ) {
    keyDown(usage, characters, modifiers)
    keyUp(usage)
  }

  func type(_ text: String) { post(.text(window: id, text)) }
  func close() { post(.closeRequested(window: id)) }
  func resize(to size: CGSize) {
    server.windows[0].resize(to: size)
    turn()
  }

  /// The pixel at a place of the screen as 0xAARRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    server.windows[0].withPixels { pixels in
      (pixels.baseAddress + y * pixels.bytesPerRow + x * 4).load(as: UInt32.self)
    }
  }
}
