// Where a screen reader is.
extension UIAccessibility {
  /// What helps a reader: a screen reader, or something that steps from element to element.
  nonisolated public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Control by switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The element that the reader is at, or nil where nothing of the kind runs.
  /// DIFFERENCE: the element is where the last notification of a change sent the reader, as there
  /// is no screen reader here that moves on by itself.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    let isAsked = assistiveTechnologyIdentifier != .notificationSwitchControl
    guard isVoiceOverRunning, isAsked, (focused as? UIView)?.window != nil else { return nil }
    return focused
  }
}
