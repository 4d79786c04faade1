/// Hears of the two moments in which an alert ends.
///
/// The order at the end of every alert is always the same: will dismiss, leaving animation,
/// removed from its window, the action's handler, did dismiss, whoever awaits the answer.
public protocol AlertDelegate: AnyObject {
  /// The answer is settled and the alert begins to leave. No button works any more.
  func alert(_ alert: Alert, willDismissWith answer: Answer)
  /// The alert has left its window and the action's handler has run.
  func alert(_ alert: Alert, didDismissWith answer: Answer)
}

extension AlertDelegate {
  /// Does nothing.
  public func alert(_ alert: Alert, willDismissWith answer: Answer) {}
  /// Does nothing.
  public func alert(_ alert: Alert, didDismissWith answer: Answer) {}
}
