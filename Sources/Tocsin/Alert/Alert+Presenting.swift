public import UIKit

extension Alert {
  /// Shows the alert in a window of its own, over everything, and returns at once.
  ///
  /// Alerts that are shown while one is up wait their turn, in order. Nothing happens if this
  /// alert was shown before.
  public func show() {
    guard phase == .idle else { return }
    phase = .waiting
    selfWhileShown = self
    Presenter.shared.enqueue(self)
  }

  /// Presents the alert from a controller, or in a window of its own if there is none, and waits
  /// until it has gone.
  ///
  /// If it can't be presented (the controller is not in a window, presents something already,
  /// or the alert was shown before) the answer comes at once and says why. If the task is
  /// cancelled, the alert is dismissed and the answer says so.
  public func present(from controller: UIViewController? = nil) async -> Answer {
    if let controller { begin(from: controller) } else { show() }
    return await withTaskCancellationHandler {
      await promise.value()
    } onCancel: {
      Task { @MainActor in self.end(.cancelledTask, by: nil) }
    }
  }

  /// Presents the alert from a controller and returns at once; `completion` gets the answer when
  /// the alert has gone.
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
    if let reason = Self.reasonAgainst(presentingFrom: controller) {
      end(.failed(reason: reason), by: nil)
    } else {
      enter(from: controller)
    }
  }

  /// Starts to come up over a controller that can present it.
  func enter(from controller: UIViewController) {
    phase = .entering
    focusBefore = FocusKeeper(in: controller.view.window)
    controller.present(self, animated: true) { [weak self] in self?.entered() }
  }

  private static func reasonAgainst(presentingFrom controller: UIViewController) -> String? {
    if controller.viewIfLoaded?.window == nil {
      return "\(type(of: controller)) is not in a window. Present from a controller that is, "
        + "or call show()."
    }
    if let other = controller.presentedViewController, !other.isBeingDismissed {
      return "\(type(of: controller)) already presents \(type(of: other)). Present from that "
        + "one, or call show()."
    }
    return nil
  }
}
