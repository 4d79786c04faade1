public import Foundation

/// Something that happened on the desktop.
public enum ServerEvent: Sendable, Equatable {
  /// A pointer or finger changed.
  case pointer(PointerEvent)
  /// The wheel turned or two fingers moved on a pad; `delta` in points, y grows downwards.
  case scroll(window: UInt32, at: CGPoint, delta: ScrollDelta, isPrecise: Bool)
  /// A key went down or up.
  case key(KeyEvent)
  /// Text was typed, after the keyboard layout and the input method have had their say.
  case text(window: UInt32, String)
  /// The input method shows text that is not final, with the selection in UTF-16 units.
  case textEditing(window: UInt32, String, selection: Range<Int>)
  /// The window has another size or scale. All its pixels must be drawn anew.
  case resized(window: UInt32, size: CGSize, scale: CGFloat)
  /// Pixels were lost and must be drawn anew.
  case exposed(window: UInt32)
  /// The window got or lost the keyboard.
  case focus(window: UInt32, isFocused: Bool)
  /// The person asked for the window to be closed.
  case closeRequested(window: UInt32)
  /// The desktop went light or dark.
  case appearance(ServerAppearance)
  /// The desktop, or a signal, asks the program to end.
  case quit
}

/// A pair of lengths in points.
public struct ScrollDelta: Sendable, Equatable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat
  /// Makes a pair.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// A change of a pointer or a finger.
public struct PointerEvent: Sendable, Equatable {
  /// What changed.
  public enum Phase: Sendable { case down, moved, up, cancelled, left }
  /// What it is.
  public enum Kind: Sendable, Equatable { case mouse, touch }

  /// The window under it.
  public var window: UInt32
  /// What changed.
  public var phase: Phase
  /// Mouse or finger.
  public var kind: Kind
  /// The position in the window.
  public var location: CGPoint
  /// 0 for the mouse; fingers that are down together have numbers of their own.
  public var id: Int
  /// 1 primary, 2 middle, 3 secondary; 0 while moving.
  public var button: Int
  /// The primary button, or the finger, is down.
  public var isDown: Bool
  /// Keys held meanwhile.
  public var modifiers: KeyModifiers

  /// Makes an event.
  public init(
    window: UInt32, phase: Phase, kind: Kind = .mouse, location: CGPoint, id: Int = 0,
    button: Int = 1, isDown: Bool = false, modifiers: KeyModifiers = []
  ) {
    self.window = window
    self.phase = phase
    self.kind = kind
    self.location = location
    self.id = id
    self.button = button
    self.isDown = isDown
    self.modifiers = modifiers
  }
}

/// A key that went down or up.
public struct KeyEvent: Sendable, Equatable {
  /// The window that has the keyboard.
  public var window: UInt32
  /// True on the way down.
  public var isDown: Bool
  /// True where holding the key repeats it.
  public var isRepeat: Bool
  /// The key's usage number in the keyboard page of the USB HID tables, by what the layout
  /// makes of the key for letters, by place for the rest.
  public var usage: Int
  /// What the key stands for without modifiers; empty for keys that have no character.
  public var charactersIgnoringModifiers: String
  /// Keys held meanwhile.
  public var modifiers: KeyModifiers

  /// Makes an event.
  public init(
    window: UInt32, isDown: Bool, isRepeat: Bool = false, usage: Int,
    charactersIgnoringModifiers: String = "", modifiers: KeyModifiers = []
  ) {
    self.window = window
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.usage = usage
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifiers = modifiers
  }
}

/// Keys that change what others mean.
public struct KeyModifiers: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock is on.
  public static let capsLock = KeyModifiers(rawValue: 1 << 16)
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifiers(rawValue: 1 << 18)
  /// Alt.
  public static let alternate = KeyModifiers(rawValue: 1 << 19)
  /// The logo key.
  public static let command = KeyModifiers(rawValue: 1 << 20)
}
