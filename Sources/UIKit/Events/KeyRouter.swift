internal import CoreGraphics
internal import QuartzCore
internal import WindowServer

/// Brings keys and text to whom they are for.
///
/// A key goes as a press to the first responder, else to what has the focus, else to the controller
/// on top, and up the chain. What nobody takes is looked up among the key commands of the chain, and
/// at last it moves the focus: Tab and Shift-Tab.
final class KeyRouter {
  private static let guardedTime: TimeInterval = 0.2

  private unowned let application: UIApplication
  /// The presses under way, by key.
  private var active: [Int: UIPress] = [:]
  /// Keys whose press is kept from everybody until they go up.
  private var swallowed: Set<Int> = []
  private var guardEnd = -TimeInterval.infinity

  init(application: UIApplication) { self.application = application }

  func guardKeys() {
    guardEnd = CACurrentMediaTime() + Self.guardedTime
    guardHeldKeys()
  }

  /// Whether what is pressed now was begun before anybody could have read what the window shows.
  private var isGuarded: Bool {
    let now = CACurrentMediaTime()
    if now < guardEnd { return true }
    let screen = application.mainScreen
    guard let presenter = screen.presenter, !screen.isFrozen else { return false }
    return presenter.firstFrameTime.map { now < $0 + Self.guardedTime } ?? true
  }

  /// Keeps what is held now from everybody.
  func guardHeldKeys() {
    for (usage, press) in active where press.activates {
      swallowed.insert(usage)
      end(press, usage: usage, phase: .cancelled)
    }
  }

  func cancelAll() {
    for (usage, press) in active { end(press, usage: usage, phase: .cancelled) }
  }

  func handle(_ event: KeyEvent) {
    let owner = application.keyWindow?.firstResponder
    if event.isDown { keyDown(event) } else { keyUp(event) }
    if event.isDown, !event.bringsText, let owner { typeLate(event, for: owner) }
  }

  private func keyDown(_ event: KeyEvent) {
    guard !application.isIgnoringInteractionEvents else { return }
    if let press = active[event.usage] {
      press.phase = .changed
      press.timestamp = CACurrentMediaTime()
      return send(press, modifiers: press.key?.modifierFlags ?? [])
    }
    guard !swallowed.contains(event.usage) else { return }
    let press = UIPress(
      phase: .began, key: UIKey(event), timestamp: CACurrentMediaTime(),
      window: application.keyWindow)
    // A key that repeats without having gone down here was held when the window appeared.
    if event.isRepeat || isGuarded, press.activates {
      swallowed.insert(event.usage)
      return
    }
    active[event.usage] = press
    send(press, modifiers: press.key?.modifierFlags ?? [])
  }

  private func keyUp(_ event: KeyEvent) {
    swallowed.remove(event.usage)
    guard let press = active[event.usage] else { return }
    end(press, usage: event.usage, phase: .ended)
  }

  private func end(_ press: UIPress, usage: Int, phase: UIPress.Phase) {
    active[usage] = nil
    press.phase = phase
    press.timestamp = CACurrentMediaTime()
    send(press, modifiers: press.key?.modifierFlags ?? [])
  }

  private func send(_ press: UIPress, modifiers: UIKeyModifierFlags) {
    let event = UIPressesEvent(
      presses: [press], timestamp: press.timestamp, modifierFlags: modifiers)
    application.sendEvent(event)
  }

  // MARK: Dispatch

  func dispatch(_ event: UIPressesEvent) {
    for press in event.allPresses {
      switch press.phase {
      case .began: begin(press, event)
      case .changed: change(press, event)
      case .ended: press.responder?.pressesEnded([press], with: event)
      case .cancelled: press.responder?.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }

  private func begin(_ press: UIPress, _ event: UIPressesEvent) {
    guard let window = application.keyWindow, let key = press.key else { return }
    let target = window.keyTarget
    press.responder = target
    if perform(key, from: target, where: \.wantsPriorityOverSystemBehavior) { return }
    event.reachedEnd = false
    target.pressesBegan([press], with: event)
    guard event.reachedEnd else { return }
    if perform(key, from: target, where: { !$0.wantsPriorityOverSystemBehavior }) { return }
    if key.keyCode == .keyboardTab, key.modifierFlags.subtracting([.shift, .alphaShift]).isEmpty {
      window.focus.move(backwards: key.modifierFlags.contains(.shift))
    }
  }

  /// A held key: goes to whom it went to first. Tab goes on moving the focus.
  private func change(_ press: UIPress, _ event: UIPressesEvent) {
    event.reachedEnd = false
    press.responder?.pressesChanged([press], with: event)
    guard event.reachedEnd, let key = press.key, key.keyCode == .keyboardTab,
      let window = application.keyWindow
    else { return }
    window.focus.move(backwards: key.modifierFlags.contains(.shift))
  }

  private func perform(
    _ key: UIKey, from target: UIResponder, where isMeant: (UIKeyCommand) -> Bool
  ) -> Bool {
    for responder in target.chain {
      guard let command = responder.keyCommands?.first(where: { isMeant($0) && $0.matches(key) })
      else { continue }
      command.perform()
      return true
    }
    return false
  }

  // MARK: Text

  func handle(text: String) {
    guard !application.isIgnoringInteractionEvents else { return }
    _ = application.keyWindow?.firstResponder?.receiveText(text)
  }

  /// A key before this one has put the caret into a field, too late for the desktop to send text:
  /// what the key types is taken from the key itself, as far as that tells.
  private func typeLate(_ event: KeyEvent, for owner: UIResponder) {
    let key = UIKey(event)
    let isLetter = event.charactersIgnoringModifiers.first?.isLetter == true
    let isKnown = isLetter || !event.shiftedCharacters.isEmpty
    guard key.types, isKnown || key.modifierFlags.isDisjoint(with: .shift),
      key.modifierFlags.isDisjoint(with: .alternate),
      owner === application.keyWindow?.firstResponder
    else { return }
    handle(text: key.characters)
  }

  func handle(markedText text: String, selection: Range<Int>) {
    guard !application.isIgnoringInteractionEvents else { return }
    _ = application.keyWindow?.firstResponder?.receiveMarkedText(text, selection: selection)
  }
}

extension UIPress {
  /// Whether the key is one of those that press buttons.
  fileprivate var activates: Bool {
    switch key?.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar, .keyboardEscape: true
    default: false
    }
  }
}

extension UIKey {
  convenience init(_ event: KeyEvent) {
    let usage = UIKeyboardHIDUsage(rawValue: event.usage) ?? .keyboardErrorUndefined
    var flags = UIKeyModifierFlags(rawValue: event.modifiers.rawValue)
    if usage.isOnNumberPad { flags.insert(.numericPad) }
    let plain = event.charactersIgnoringModifiers
    let isShifted = flags.contains(.shift) && !event.shiftedCharacters.isEmpty
    let isUpper = flags.contains(.shift) != flags.contains(.alphaShift)
    self.init(
      keyCode: usage,
      characters: isShifted ? event.shiftedCharacters : isUpper ? plain.uppercased() : plain,
      charactersIgnoringModifiers: usage.inputName ?? plain, modifierFlags: flags,
      isAltCommand: flags.contains(.alternate) && !event.bringsText)
  }
}

extension UIKeyboardHIDUsage {
  nonisolated fileprivate var isOnNumberPad: Bool {
    (Self.keypadNumLock.rawValue...Self.keypadPeriod.rawValue).contains(rawValue)
      || self == .keypadEqualSign
  }

  /// What key commands call a key that types nothing, or a control character.
  nonisolated fileprivate var inputName: String? {
    switch self {
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    case .keyboardDeleteForward: UIKeyCommand.inputDelete
    case .keyboardReturnOrEnter, .keypadEnter: "\r"
    case .keyboardTab: "\t"
    case .keyboardSpacebar: " "
    case .keyboardDeleteOrBackspace: "\u{8}"
    default: nil
    }
  }
}
