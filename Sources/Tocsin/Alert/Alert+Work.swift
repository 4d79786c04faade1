import UIKit

// What an action does while the alert stays.
extension Alert {
  /// Starts an action's work: its button shows a spinner, and only cancel can be pressed.
  func start(_ work: @escaping Action.Work, of action: Action, _ ending: Answer.Ending) {
    let answer = answer(ending, by: action)
    problem = nil
    // The work of a cancel action takes the place of another's.
    cancelWork()
    setBusy(true, with: action)
    workNumber += 1
    let number = workNumber
    workTask = Task { [weak self, weak action] in
      do {
        try await work(answer)
        guard let self, let action, self.workNumber == number else { return }
        self.worked(action, ending)
      } catch {
        guard let self, let action, self.workNumber == number else { return }
        self.failed(action, error)
      }
    }
  }

  /// The work is done.
  private func worked(_ action: Action, _ ending: Answer.Ending) {
    guard settled == nil else { return }
    setBusy(false, with: action)
    if action.keepsOpen {
      action.handler?(answer(ending, by: action))
    } else {
      end(ending, by: action)
    }
  }

  /// The work failed; the alert stays as it was and says why.
  private func failed(_ action: Action, _ error: any Error) {
    guard settled == nil else { return }
    setBusy(false, with: action)
    if error is CancellationError { return }
    problem = error.localizedDescription
    UIAccessibility.post(notification: .announcement, argument: problem)
  }

  /// Cancels work that is under way; the alert ends.
  func cancelWork() {
    workTask?.cancel()
    workTask = nil
  }

  /// Only cancel can be pressed while an action works. One that worked before works no longer.
  func setBusy(_ isBusy: Bool, with action: Action) {
    if !isBusy { workTask = nil }
    for other in actions where other !== action && other.isWorking { other.isWorking = false }
    action.isWorking = isBusy
    for other in actions where other !== action && other.role != .cancel {
      other.isBlocked = isBusy
    }
    card.text.isUserInteractionEnabled = !isBusy
    isBusy ? hold(.work) : release(.work)
  }

  /// What went wrong, shown above the buttons until the next press; nil for nothing.
  var problem: String? {
    get { card.text.problem }
    set {
      guard newValue != card.text.problem else { return }
      card.text.problem = newValue
      cardChanged()
      if newValue != nil { card.revealProblem() }
    }
  }
}
