import UIKit

extension Alert {
  /// Something that happened to an alert.
  public enum Change: Sendable, Equatable {
    /// It has come up.
    case appeared
    /// A field holds another value.
    case field(name: String, Field.Value)
    /// An action was pressed that keeps the alert open or works first; by its identifier.
    case pressed(identifier: String)
    /// It has gone. Nothing follows.
    case ended(Answer)
  }

  /// What happens to the alert from now on, in order; it ends with the alert. Each stream that is
  /// asked for gets everything; one of an alert that has ended brings the answer.
  public var changes: AsyncStream<Change> { changeStreams.make(answer: promise.answer) }
}

/// The streams of an alert's changes.
final class ChangeStreams {
  private var continuations: [AsyncStream<Alert.Change>.Continuation] = []

  func make(answer: Answer?) -> AsyncStream<Alert.Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Alert.Change.self)
    if let answer {
      continuation.yield(.ended(answer))
      continuation.finish()
    } else {
      continuations.append(continuation)
    }
    return stream
  }

  func send(_ change: Alert.Change) {
    for continuation in continuations { continuation.yield(change) }
  }

  func finish(with answer: Answer) {
    send(.ended(answer))
    for continuation in continuations { continuation.finish() }
    continuations = []
  }
}
