import Tocsin
import UIKit

/// An alert in a random sequence, and what was heard of it. The alert keeps itself alive.
final class Guest: AlertDelegate {
  weak var alert: Alert?
  let name: String
  /// The task that awaits its answer, where one does.
  var task: Task<Void, Never>?
  /// The work of its actions that is under way.
  var gates: [StormGate] = []
  /// Its actions that work, by identifier: they have no handlers.
  var working: Set<String> = []
  weak var controller: StormController?
  let group: String?
  private(set) var appearances = 0
  private(set) var settled: [Answer] = []
  private(set) var answers: [Answer] = []
  private(set) var handled = 0
  private(set) var awaited: [Answer] = []
  private(set) var opened = 0

  init(name: String, group: String?) { (self.name, self.group) = (name, group) }

  var hasEnded: Bool { !answers.isEmpty }
  /// It has come up and does not leave yet.
  var isUp: Bool { appearances > 0 && settled.isEmpty }

  /// A handler ran, of an action that keeps the alert open or of another one.
  func noteHandler(keepsOpen: Bool) {
    if keepsOpen, settled.isEmpty { opened += 1 } else { handled += 1 }
  }
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
    if answer.ending == .overLimit, appearances > 0 { return "\(name) was up and over the limit" }
    if let complaint = controller?.complaint { return "\(name)'s controller \(complaint)" }
    let expected = answer.choice.map { working.contains($0.identifier) ? 0 : 1 } ?? 0
    return handled == expected
      ? nil : "\(name)'s handlers ran \(handled) times after \(answer.ending)"
  }
}

/// Work that goes on when the sequence says so, or when it is cancelled.
final class StormGate {
  private var continuation: CheckedContinuation<Void, any Error>?

  /// Whether somebody waits.
  var isShut: Bool { continuation != nil }

  func wait() async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in self.end(CancellationError()) }
    }
  }

  /// Lets the work end, or fail.
  func end(_ error: (any Error)? = nil) {
    let waiting = continuation
    continuation = nil
    if let error { waiting?.resume(throwing: error) } else { waiting?.resume() }
  }
}

/// Content of an alert, that notes when it comes and goes.
final class StormController: UIViewController {
  private var appeared = 0
  private var disappeared = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 120, height: 50)
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Grow") { [weak self] _ in
        guard let self else { return }
        preferredContentSize.height = preferredContentSize.height == 50 ? 400 : 50
      })
    button.accessibilityIdentifier = "grow"
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
    view.addSubview(button)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    disappeared += 1
  }

  /// What is wrong once its alert has gone, or nil.
  var complaint: String? {
    if viewIfLoaded?.window != nil { return "is in a window still" }
    return appeared == disappeared ? nil : "appeared \(appeared) times and went \(disappeared)"
  }
}
