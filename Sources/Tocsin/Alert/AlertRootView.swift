import UIKit

/// The alert's root view: lets touches beside the card through to the backdrop and notices when
/// it is taken out of its window by others.
final class AlertRootView: UIView {
  private weak var alert: Alert?
  private var hiding: (any NSObjectProtocol)?

  init(alert: Alert) {
    self.alert = alert
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    alert?.card.place(at: bounds)
  }

  /// What is beside the card, as the corners beside an arrow, belongs to the backdrop.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// What stands out of the card belongs to it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let card = alert?.card else { return super.point(inside: point, with: event) }
    return card.point(inside: convert(point, to: card), with: event)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else {
      alert?.leftWithoutUs()
      return
    }
    watchWindow()
    if alert?.leavesPageUsable != true { alert?.takeFocus() }
  }

  override func accessibilityPerformEscape() -> Bool {
    alert?.escapePressed() ?? false
  }

  /// A window that is hidden takes the alert with it.
  private func watchWindow() {
    hiding.map(NotificationCenter.default.removeObserver)
    hiding = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeHiddenNotification, object: window, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.alert?.leftWithoutUs() }
    }
  }

  isolated deinit { hiding.map(NotificationCenter.default.removeObserver) }
}
