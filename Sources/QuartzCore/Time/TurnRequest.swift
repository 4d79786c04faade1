/// Tells the run loop that something waits for a turn. Changes of layers, timers and blocks after
/// the commit ask for one, so that nobody has to look whether there is something to do.
package enum TurnRequest {
  /// Called with each request; a live application's run loop sets it, and wakes.
  package static var handler: (() -> Void)?

  static func post() { handler?() }
}
