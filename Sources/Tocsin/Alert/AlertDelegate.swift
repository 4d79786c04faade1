/// Hears of what happens to an alert.
///
/// The order at the end of every alert is always the same: will dismiss, leaving animation,
/// removed from its window, the action's handler, did dismiss, whoever awaits the answer. The
/// answer says how it ended, and is the same for all.
public protocol AlertDelegate: AnyObject {
  /// The alert has come up whole.
  func alertDidAppear(_ alert: Alert)
  /// A field holds another value.
  func alert(_ alert: Alert, didChange field: Field)
  /// The answer is settled and the alert begins to leave. No button works any more.
  func alert(_ alert: Alert, willDismissWith answer: Answer)
  /// The alert has left its window and the action's handler has run.
  func alert(_ alert: Alert, didDismissWith answer: Answer)
}

extension AlertDelegate {
  /// Does nothing.
  public func alertDidAppear(_ alert: Alert) {}
  /// Does nothing.
  public func alert(_ alert: Alert, didChange field: Field) {}
  /// Does nothing.
  public func alert(_ alert: Alert, willDismissWith answer: Answer) {}
  /// Does nothing.
  public func alert(_ alert: Alert, didDismissWith answer: Answer) {}
}
