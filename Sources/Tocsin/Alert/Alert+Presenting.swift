public import UIKit

extension Alert {
  /// Shows the alert in a window of its own, over everything, and returns at once.
  ///
  /// Nothing happens if this alert was shown before.
  /// - Parameters:
  ///   - turn: how it deals with alerts that are there already; by default it waits.
  ///   - presenter: who decides on the order, and in which scene it comes up.
  public func show(_ turn: Turn = .inTurn, in presenter: Presenter = .shared) {
    guard phase == .idle else { return }
    phase = .waiting
    selfWhileShown = self
    self.presenter = presenter
    self.turn = turn
    askUnlessAnswered { [unowned self] in presenter.enqueue(self) }
  }

  /// Presents the alert from a controller, or in a window of its own if there is none, and waits
  /// until it has gone.
  ///
  /// A controller that is being dismissed, or whose presented controller is, is waited for; the
  /// alert then appears over the one that stays. If it can't be presented (the controller is not
  /// in a visible window, or presents something already) the answer comes at once and says why.
  /// An alert that was shown before isn't shown again: the answer is the one that it got then, or
  /// is about to get. If the task is cancelled, the alert is dismissed and the answer says so.
  public func present(from controller: UIViewController? = nil) async -> Answer {
    if let controller { begin(from: controller) } else { show() }
    return await withTaskCancellationHandler {
      await promise.value()
    } onCancel: {
      Task { @MainActor in self.end(.cancelledTask, by: nil) }
    }
  }

  /// Presents the alert from a controller and returns at once; `completion` gets the answer when
  /// the alert has gone. An alert that was shown before isn't shown again; `completion` gets the
  /// answer from then.
  public func present(
    from controller: UIViewController, completion: @escaping @MainActor (Answer) -> Void
  ) {
    begin(from: controller)
    Task { completion(await promise.value()) }
  }

  private func begin(from controller: UIViewController) {
    guard phase == .idle else { return }
    phase = .waiting
    selfWhileShown = self
    askUnlessAnswered { [unowned self] in comeUp(over: controller) }
  }

  /// Ends the alert where the question was answered for good, once the action's work is done where
  /// it has some; see ``Suppression``. Work that fails has the alert come up and say why.
  private func askUnlessAnswered(_ ask: @escaping () -> Void) {
    guard let choice = suppression?.choice,
      let index = actions.indices.first(where: { identifier(of: actions[$0], at: $0) == choice })
    else { return ask() }
    let action = actions[index]
    guard let work = action.work else { return end(.suppressed, by: action) }
    let answer = answer(.suppressed, by: action)
    workTask = Task {
      do {
        try await work(answer)
        end(.suppressed, by: action)
      } catch {
        guard settled == nil else { return }
        workTask = nil
        if !(error is CancellationError) { problem = error.localizedDescription }
        ask()
      }
    }
  }

  /// Enters as soon as no dismissal is under way where the alert is to appear.
  /// - Parameter previous: the alert that was waited for, where it was one.
  private func comeUp(over controller: UIViewController, after previous: Alert? = nil) {
    guard phase == .waiting else { return }
    var target = controller
    while target.isBeingDismissed, let below = target.presentingViewController { target = below }
    if let leaving = target.presentedViewController, leaving.isBeingDismissed {
      let goOn: () -> Void = { [weak self] in
        // The controller has gone for good once what the transition changed is committed.
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          self?.comeUp(over: target, after: leaving as? Alert)
        }
        CATransaction.commit()
      }
      guard let transition = leaving.transitionCoordinator else { return goOn() }
      transition.animate(alongsideTransition: nil) { _ in goOn() }
    } else if let reason = Self.reasonAgainst(presentingFrom: target) {
      end(.failed(reason: reason), by: nil)
    } else {
      enter(from: target, after: previous)
    }
  }

  /// Starts to come up over a controller that can present it.
  func enter(from controller: UIViewController, after previous: Alert? = nil) {
    phase = .entering
    // What had the keyboard before the one that has just left gets it after both.
    focusBefore =
      previous?.focusBefore ?? FocusKeeper(in: controller.view.window, resigns: !leavesPageUsable)
    previous?.focusBefore = nil
    controller.present(self, animated: true) { [weak self] in self?.entered() }
    if presentingViewController == nil {
      fail("\(type(of: controller)) did not present it.")
    }
  }

  /// UIKit refused what nothing spoke against.
  private func fail(_ reason: String) {
    phase = .waiting
    end(.failed(reason: reason), by: nil)
  }

  private static func reasonAgainst(presentingFrom controller: UIViewController) -> String? {
    guard let window = controller.viewIfLoaded?.window else {
      return "\(type(of: controller)) is not in a window. Present from a controller that is, "
        + "or call show()."
    }
    if window.isHidden {
      return "The window of \(type(of: controller)) is hidden. Show it first, or call show()."
    }
    if let other = controller.presentedViewController {
      return "\(type(of: controller)) already presents \(type(of: other)). Present from that "
        + "one, or call show()."
    }
    return nil
  }
}
