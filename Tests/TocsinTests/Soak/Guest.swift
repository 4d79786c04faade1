import Tocsin
import UIKit

/// An alert in a random sequence, and what was heard of it. The alert keeps itself alive.
final class Guest: AlertDelegate {
  weak var alert: Alert?
  let name: String
  /// The task that awaits its answer, where one does.
  var task: Task<Void, Never>?
  private(set) var appearances = 0
  private(set) var settled: [Answer] = []
  private(set) var answers: [Answer] = []
  private(set) var handled = 0
  private(set) var awaited: [Answer] = []

  init(name: String) { self.name = name }

  var hasEnded: Bool { !answers.isEmpty }
  /// It has come up and does not leave yet.
  var isUp: Bool { appearances > 0 && settled.isEmpty }

  func noteHandler() { handled += 1 }
  func noteAwaited(_ answer: Answer) { awaited.append(answer) }

  func alertDidAppear(_ alert: Alert) { appearances += 1 }
  func alert(_ alert: Alert, willDismissWith answer: Answer) { settled.append(answer) }
  func alert(_ alert: Alert, didDismissWith answer: Answer) { answers.append(answer) }

  /// What is wrong with what was heard, or nil.
  var complaint: String? {
    if settled.count > 1 || answers.count > 1 { return "\(name) ended more than once" }
    if appearances > 1 { return "\(name) appeared \(appearances) times" }
    guard let answer = answers.first else {
      return handled > 0 ? "\(name)'s handler ran before its end" : nil
    }
    if settled != answers { return "\(name) was told two answers: \(settled), \(answers)" }
    let expected = answer.choice == nil ? 0 : 1
    return handled == expected
      ? nil : "\(name)'s handlers ran \(handled) times after \(answer.ending)"
  }
}
