/// A button of a ``PNAlertController``.
public final class PNAlertAction {
  /// What the button says.
  public let title: String
  /// Runs when the button is tapped, before the alert closes. With none the alert just closes.
  let handler: ((PNAlertAction) -> Void)?

  /// Makes an action.
  public init(title: String, handler: ((PNAlertAction) -> Void)? = nil) {
    self.title = title
    self.handler = handler
  }
}
