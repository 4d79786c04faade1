import Foundation
import Tocsin
import TocsinTesting
import UIKit

/// What becomes of an alert: the calls that tell of it, in order, and when, in the same words for one
/// made by hand and for one made from Tocsin.
final class Course: AlertDelegate {
  /// A call and its time, in seconds since the course began.
  struct Step {
    let word: String
    let time: TimeInterval
  }

  private(set) var steps: [Step] = []
  private let screen: TestScreen
  private let start: TimeInterval
  private var tokens: [any NSObjectProtocol] = []

  /// - Parameter hearsKeyboard: whether the keyboard's coming and going are steps too.
  init(on screen: TestScreen, hearsKeyboard: Bool = false) {
    self.screen = screen
    start = screen.now
    guard hearsKeyboard else { return }
    for (name, word) in [
      (UIResponder.keyboardWillShowNotification, "keyboard"),
      (UIResponder.keyboardWillHideNotification, "no keyboard"),
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in MainActor.assumeIsolated { self?.note(word) }
        })
    }
  }

  isolated deinit { end() }

  /// Hears of the keyboard no more.
  func end() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }

  func note(_ word: String) { steps.append(Step(word: word, time: screen.now - start)) }

  var words: [String] { steps.map(\.word) }

  /// The words in the order of their times, those of the same moment by the alphabet.
  var wordsByMoment: [String] {
    steps.sorted { abs($0.time - $1.time) < 1e-6 ? $0.word < $1.word : $0.time < $1.time }
      .map(\.word)
  }

  func time(of word: String) -> TimeInterval? { steps.first { $0.word == word }?.time }

  func alertDidAppear(_ alert: Alert) { note("there") }

  func alert(_ alert: Alert, willDismissWith answer: Answer) {
    note(answer.choice.map { "answer \($0.title)" } ?? "leaves")
  }

  func alert(_ alert: Alert, didDismissWith answer: Answer) { note("gone") }
}

/// Values that the eye sees change, frame by frame.
struct Film {
  private(set) var frames: [[CGFloat]] = []

  /// Takes some frames of what `values` reads after each step.
  init(on screen: TestScreen, frames count: Int, values: () -> [CGFloat]) {
    for _ in 0..<count {
      screen.step()
      frames.append(values())
    }
  }

  /// How much another film differs in one of the values at most.
  func difference(from other: Film) -> CGFloat {
    guard frames.count == other.frames.count else { return .infinity }
    return zip(frames, other.frames).flatMap { mine, theirs in
      mine.count == theirs.count ? zip(mine, theirs).map { abs($0 - $1) } : [.infinity]
    }.max() ?? .infinity
  }

  /// Whether anything changes in it.
  var moves: Bool { frames.contains { $0 != frames.first } }
}

extension UIView {
  /// How opaque the eye sees the view, with all that it is in; 0 where it is in no window.
  var shownOpacity: CGFloat {
    window == nil
      ? 0
      : sequence(first: self, next: \.superview).reduce(1) { $0 * CGFloat($1.shown.opacity) }
  }
}
