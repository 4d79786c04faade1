import UIKit

// How an alert ends, whatever ends it: one gate, one order.
extension Alert {
  /// Presses an action's button, as a tap does: checks the fields, then ends the alert, or runs
  /// the handler where the action keeps the alert open. Where fields can't be taken, their reasons
  /// are shown and nothing else happens. Nothing at all happens if the action is disabled or the
  /// alert is not up.
  public func press(_ action: Action) { press(action, ending: .action) }

  /// Ends the alert from code. Nothing happens if it has ended already.
  public func end() { end(.code, by: nil) }

  func press(_ action: Action, ending: Answer.Ending) {
    guard hearsPresses else { return }
    bringFieldsToRest()
    guard hearsPresses, action.isReady else { return }
    if action.role != .cancel || action.needsValidFields {
      guard fieldsAreTaken(), !seekVerdicts(then: action, ending) else { return }
    }
    problem = nil
    if let work = action.work {
      note(action)
      start(work, of: action, ending)
    } else if action.keepsOpen, ending == .action {
      note(action)
      action.handler?(answer(.action, by: action))
    } else {
      end(ending, by: action)
    }
  }

  /// A button was pressed. One that is to be held and can't be yet only says what is wrong with the
  /// fields.
  func pressed(_ action: Action) {
    if action.isOnlyHeldBack, action.holdTime != nil {
      if hearsPresses { _ = fieldsAreTaken() }
    } else {
      press(action, ending: .action)
    }
  }

  /// Has the fields hold what they show, or are about to.
  private func bringFieldsToRest() {
    guard isViewLoaded else { return }
    for row in card.text.rows { row.input.comeToRest() }
  }

  /// Whether the alert is up, has no answer yet and has not stepped aside.
  private var hearsPresses: Bool {
    (phase == .shown || phase == .entering) && settled == nil && !holds.contains(.aside)
  }

  private func note(_ action: Action) {
    guard let index = actions.firstIndex(where: { $0 === action }) else { return }
    changeStreams.send(.pressed(identifier: identifier(of: action, at: index)))
  }

  /// Whether a tap beside the card ends the alert at present.
  var letsGoOutside: Bool {
    let hasNoOtherWayOut = actions.isEmpty && timeout == nil
    guard outsideTouches == .dismisses || (hasNoOtherWayOut && outsideTouches == .blocks) else {
      return false
    }
    // What is under way can be given up by a cancel action only.
    return cancelAction?.canBePressed ?? !holds.contains(.work)
  }

  /// A tap beside the card.
  func tappedOutside() {
    if letsGoOutside { leave(by: .outsideTap) }
  }

  /// Ends the alert in a way that counts as the cancel action, whose work is done first.
  func leave(by ending: Answer.Ending) {
    if let cancelAction, cancelAction.work != nil {
      press(cancelAction, ending: ending)
    } else {
      end(ending, by: cancelAction)
    }
  }

  /// The gate: the first call settles the answer and lets the alert leave, later ones are nothing.
  func end(_ ending: Answer.Ending, by action: Action?) {
    guard settled == nil, phase > .idle, phase < .leaving else { return }
    settle(ending, by: action)
    switch phase {
    case .waiting:
      presenter?.forget(self)
      finish()
    case .entering:
      // The dismissal follows as soon as the entry, cut short, has been completed.
      choreography.cutEntryShort()
    default:
      leave()
    }
  }

  /// Fixes the answer, unless that has been done, and tells the delegate.
  private func settle(_ ending: Answer.Ending, by action: Action?) {
    bringFieldsToRest()
    guard settled == nil else { return }
    let answer = answer(ending, by: action)
    settled = answer
    settledAction = action
    countdown?.stop()
    countdown = nil
    cancelWork()
    delegate?.alert(self, willDismissWith: answer)
  }

  /// Runs the leaving animation; the answer is settled.
  func leave() {
    phase = .leaving
    handsOver = presenter?.hasNext(after: self) ?? false
    if isViewLoaded {
      focusBefore?.leaves(view)
      view.endEditing(true)
    }
    guard let presenter = presentingViewController, viewIfLoaded?.window != nil else {
      return finish()
    }
    presenter.dismiss(animated: !choreography.leavesAtOnce) { [weak self] in self?.finish() }
  }

  /// The alert is up: the entry has ended.
  func entered() {
    guard phase == .entering else { return }
    phase = .shown
    guard settled == nil else { return leave() }
    if fieldFocus == .entered, editedRow == nil, !leavesPageUsable { takeFocus() }
    startCountdown()
    card.flashScrollIndicators()
    announce()
    delegate?.alertDidAppear(self)
    changeStreams.send(.appeared)
    presenter?.entered(self)
  }

  /// The alert was taken away by others: its window vanished or its presenter was dismissed.
  func leftWithoutUs() {
    guard phase == .entering || phase == .shown, presentedViewController == nil else { return }
    settle(.presenterGone, by: nil)
    finish()
  }

  /// The last step, in the documented order.
  func finish() {
    guard phase < .gone, let answer = settled else { return }
    phase = .gone
    if handsOver, let ownWindow, let backdropView {
      presenter?.hang(ownWindow.stay(behind: backdropView))
    } else {
      ownWindow?.close()
    }
    ownWindow = nil
    backdropView = nil
    focusBefore?.restore()
    focusBefore = nil
    if case .failed(let reason) = answer.ending { Presenter.report(reason) }
    if let choice = answer.choice, !answer.isCancelled, answer.isSuppressionOn,
      answer.ending == .action
    {
      suppression?.keep(choice.identifier)
    }
    if answer.choice != nil, let action = settledAction { action.handler?(answer) }
    settledAction = nil
    delegate?.alert(self, didDismissWith: answer)
    let after = afterGone
    afterGone = []
    for completion in after { completion() }
    promise.keep(answer)
    changeStreams.finish(with: answer)
    for action in actions { action.letGo() }
    for field in fields { field.letGo() }
    presenter?.ended(self)
    presenter = nil
    selfWhileShown = nil
  }

  func answer(_ ending: Answer.Ending, by action: Action?) -> Answer {
    var choice: Answer.Choice?
    if let action, let index = actions.firstIndex(where: { $0 === action }) {
      choice = Answer.Choice(
        index: index, title: action.title, role: action.role,
        identifier: identifier(of: action, at: index))
    }
    return Answer(
      ending: ending, choice: choice,
      entries: fields.map { Answer.Entry(name: $0.name, content: $0.content) },
      language: wordLanguage, isSuppressionOn: suppression?.isOn ?? false)
  }
}
