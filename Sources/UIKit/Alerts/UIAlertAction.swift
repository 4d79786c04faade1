public import Foundation

/// A button of an alert: what it says, and what happens when it is pressed.
open class UIAlertAction: NSObject, NSCopying {
  /// What an action means for what the person is doing.
  nonisolated public enum Style: Int, Sendable {
    /// Nothing special.
    case `default` = 0
    /// Leaves things as they are. Its button has a place of its own, and Escape presses it.
    case cancel = 1
    /// Changes or deletes data; in red.
    case destructive = 2
  }

  /// What the button says.
  public let title: String?
  /// What the action means.
  public let style: Style
  /// Whether the button can be pressed. A change shows at once, also while the alert is up.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionDidChange(self) } }
  }

  /// The alert that the action was last added to.
  weak var alert: UIAlertController?
  private var handler: ((UIAlertAction) -> Void)?

  /// Makes an action.
  /// - Parameter handler: called once the alert has left the screen. An alert lets go of its
  ///   handlers when it has been dismissed, so they may capture it.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// An action of the same title, style, state and handler.
  public func copy(with zone: NSZone?) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }

  func callHandler() { handler?(self) }

  func letGo() { handler = nil }
}
