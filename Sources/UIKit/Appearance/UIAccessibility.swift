public import CoreGraphics

/// What a reader who needs help has chosen, and what screen readers are told.
public enum UIAccessibility {
  /// Something that a screen reader is told.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes a notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another page is shown. The argument is the element to go to, or what to say.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the page changed. The argument is the element to go to, or what to say.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said: the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// The page was scrolled. The argument says where to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// What was posted.
  package struct Posted {
    package let notification: Notification
    private let value: Any?
    private weak var element: UIResponder?

    init(notification: Notification, argument: Any?) {
      self.notification = notification
      element = argument as? UIResponder
      value = element == nil ? argument : nil
    }

    /// What to say, or the element to go to; nil when that has gone.
    package var argument: Any? { value ?? element }
  }

  /// What the reader has chosen.
  package struct Settings: Equatable {
    package var isVoiceOverRunning = false
    package var isReduceMotionEnabled = false
    package var isReduceTransparencyEnabled = false
    package var isDarkerSystemColorsEnabled = false
    package var isBoldTextEnabled = false
    package var prefersCrossFadeTransitions = false
    package var isInvertColorsEnabled = false
    package var buttonShapesEnabled = false

    package init() {}
  }

  /// The reader's choices. The desktop or a test sets them; traits and notifications follow.
  package static var settings = Settings() {
    didSet { if settings != oldValue { settingsDidChange(from: oldValue) } }
  }

  /// All that was posted since the last reset, oldest first; at most a hundred.
  package private(set) static var posted: [Posted] = []
  /// Where a screen reader would be.
  package static weak var focused: UIResponder?
  /// Called with each notification. A bridge to the desktop's screen reader sets it.
  package static var onPost: ((Notification, Any?) -> Void)?

  /// Tells screen readers of something.
  public static func post(notification: Notification, argument: Any?) {
    if posted.count == 100 { posted.removeFirst() }
    posted.append(Posted(notification: notification, argument: argument))
    if notification == .screenChanged || notification == .layoutChanged,
      let element = argument as? UIResponder
    {
      focused = element
    }
    onPost?(notification, argument)
  }

  /// Whether a screen reader runs.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  /// Whether movement should be avoided.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// Whether transparency should be avoided.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// Whether colours should stand out more.
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  /// Whether text should be bold.
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  /// Whether fades are preferred to movement.
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  /// Whether colours are shown inverted.
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  /// Whether buttons should have a visible shape.
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }

  /// Posted when the choice about movement changed.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the choice about transparency changed.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the choice about colours changed.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when the choice about bold text changed.
  nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when a screen reader starts or ends.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

  private static func settingsDidChange(from old: Settings) {
    UIApplication.shared.mainScreen.setTraits { traits in
      traits.accessibilityContrast = settings.isDarkerSystemColorsEnabled ? .high : .normal
      traits.legibilityWeight = settings.isBoldTextEnabled ? .bold : .regular
    }
    let changes: [(KeyPath<Settings, Bool>, Foundation.Notification.Name)] = [
      (\.isReduceMotionEnabled, reduceMotionStatusDidChangeNotification),
      (\.isReduceTransparencyEnabled, reduceTransparencyStatusDidChangeNotification),
      (\.isDarkerSystemColorsEnabled, darkerSystemColorsStatusDidChangeNotification),
      (\.isBoldTextEnabled, boldTextStatusDidChangeNotification),
      (\.isVoiceOverRunning, voiceOverStatusDidChangeNotification),
    ]
    for (setting, name) in changes where settings[keyPath: setting] != old[keyPath: setting] {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }

  /// Forgets what was posted and chosen. For tests.
  static func reset() {
    posted.removeAll()
    onPost = nil
    focused = nil
    settings = Settings()
  }
}

/// What kind of thing an element is to a screen reader, and in what state.
nonisolated public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt64
  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing to say.
  public static let none: UIAccessibilityTraits = []
  /// Can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Is text that can't be changed.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Says in short what the page is about.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Can't be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Is for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts something that makes sound.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that can be changed by steps.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches as they are.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Holds tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Is switched on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}
