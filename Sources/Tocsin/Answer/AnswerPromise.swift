/// Hands one answer to all who wait for it, those who ask later included.
final class AnswerPromise {
  private(set) var answer: Answer?
  private var waiting: [CheckedContinuation<Answer, Never>] = []

  /// Whether an answer has been given.
  var isKept: Bool { answer != nil }

  /// Gives the answer. Later calls change nothing.
  func keep(_ answer: Answer) {
    guard self.answer == nil else { return }
    self.answer = answer
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume(returning: answer) }
  }

  /// The answer, as soon as there is one.
  func value() async -> Answer {
    if let answer { return answer }
    return await withCheckedContinuation { waiting.append($0) }
  }
}
