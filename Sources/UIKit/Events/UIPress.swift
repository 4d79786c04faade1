public import Foundation

/// A key from its going down to its going up.
public final class UIPress: NSObject {
  /// Where in its life a press is.
  nonisolated public enum Phase: Int, Sendable {
    /// Went down.
    case began = 0
    /// Repeats.
    case changed = 1
    /// Stays down.
    case stationary = 2
    /// Went up.
    case ended = 3
    /// Was taken away.
    case cancelled = 4
  }

  /// The buttons of remote controls, with the keys that stand for them.
  nonisolated public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// To the left.
    case leftArrow = 2
    /// To the right.
    case rightArrow = 3
    /// Return.
    case select = 4
    /// Escape.
    case menu = 5
    /// Space.
    case playPause = 6
  }

  /// Where in its life the press is.
  public package(set) var phase: Phase
  /// The key; never nil here.
  public let key: UIKey?
  /// When it last changed, on the clock of `CACurrentMediaTime()`.
  public package(set) var timestamp: TimeInterval
  /// The window with the keyboard.
  public package(set) weak var window: UIWindow?
  /// The responder that the press was first given to.
  public package(set) weak var responder: UIResponder?
  /// Recognisers don't follow keys here.
  public let gestureRecognizers: [UIGestureRecognizer]? = nil
  /// 1 while down, 0 afterwards.
  public var force: Double { phase == .ended || phase == .cancelled ? 0 : 1 }

  package init(phase: Phase, key: UIKey, timestamp: TimeInterval, window: UIWindow?) {
    self.phase = phase
    self.key = key
    self.timestamp = timestamp
    self.window = window
    super.init()
  }

  /// The remote control's button that the key stands for; nil for most.
  ///
  /// DIFFERENCE: Apple's is never nil, and has no value for the keys of a keyboard.
  public var type: PressType? {
    switch key?.keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter: .select
    case .keyboardEscape: .menu
    default: nil
    }
  }
}

/// Keys that changed.
public class UIPressesEvent: UIEvent {
  /// The keys.
  public package(set) var allPresses: Set<UIPress>
  /// Set when the responders have passed the event on to the end of their chain.
  package var reachedEnd = false

  /// Presses.
  public override var type: EventType { .presses }

  package init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    allPresses = presses
    super.init(timestamp: timestamp, modifierFlags: modifierFlags)
  }
}

/// A key of a keyboard.
public final class UIKey: NSObject {
  /// The key's place, or the letter that the layout gives it.
  public let keyCode: UIKeyboardHIDUsage
  /// What the key would type with the Shift and the caps lock that there are.
  public let characters: String
  /// What the key would type with no modifiers; a name such as
  /// `UIKeyCommand.inputEscape` for keys that type nothing.
  public let charactersIgnoringModifiers: String
  /// Keys held meanwhile.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether Alt makes a command of the key, so that nothing is typed.
  package let isAltCommand: Bool

  package init(
    keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags, isAltCommand: Bool = false
  ) {
    self.isAltCommand = isAltCommand
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// Keys that change what others mean.
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The logo key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
