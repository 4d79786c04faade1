import UIKit

/// Puts the backdrop and the card into the window and keeps the card where it belongs: inside
/// the safe area, above the keyboard, in whatever size the window has.
final class AlertPresentationController: UIPresentationController {
  private let alert: Alert
  let backdrop: BackdropView
  private var keyboard: KeyboardWatcher?
  private weak var dimmed: UIView?

  init(alert: Alert, presenting: UIViewController?) {
    self.alert = alert
    backdrop = BackdropView(alert.style.backdrop)
    super.init(presentedViewController: alert, presenting: presenting)
    alert.presentation = self
  }

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    if alert.placement.fillsWindow { return container.bounds }
    let space = space(in: container)
    let margin = alert.style.margin
    var room = space.insetBy(dx: min(margin, space.width / 2), dy: min(margin, space.height / 2))
    let overhang = min(alert.card.overhang, room.height)
    room = room.inset(by: UIEdgeInsets(top: overhang, left: 0, bottom: 0, right: 0))
    let size = alert.card.sizeThatFits(room.size)
    let frame = alert.placement.frame(size, room)
    return pixelAligned(frame, scale: max(1, container.traitCollection.displayScale))
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    backdrop.frame = container.bounds
    container.addSubview(backdrop)
    backdrop.card = alert.card
    backdrop.onTap = { [weak self] in self?.alert.tappedOutside() }
    alert.backdropView = backdrop
    keyboard = KeyboardWatcher { [weak self] in self?.moveCard() }
    if alert.style.dimsTint, let page = pageView {
      TintDimmer.dim(page)
      dimmed = page
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { cleanUp() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    restoreTint()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { cleanUp() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    moveCard()
  }

  /// Where a card may go: the container less its safe area and the keyboard.
  private func space(in container: UIView) -> CGRect {
    var space = container.bounds.inset(by: container.safeAreaInsets)
    guard let keyboard, !keyboard.frame.isEmpty, let window = container.window else { return space }
    let covered = container.convert(window.convert(keyboard.frame, from: nil), from: window)
    if covered.intersects(space) { space.size.height = max(0, covered.minY - space.minY) }
    return space
  }

  private func moveCard() {
    guard let container = containerView, let view = presentedView else { return }
    backdrop.frame = container.bounds
    let frame = frameOfPresentedViewInContainerView
    // The transform belongs to the transition, so bounds and centre are set, not the frame.
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    view.layoutIfNeeded()
  }

  private var pageView: UIView? {
    (presentingViewController.view.window as? AlertWindow)?.page ?? presentingViewController.view
  }

  private func restoreTint() {
    if let dimmed { TintDimmer.restore(dimmed) }
    dimmed = nil
  }

  private func cleanUp() {
    restoreTint()
    keyboard?.stop()
    keyboard = nil
    if !alert.handsOver { backdrop.removeFromSuperview() }
  }

  private func pixelAligned(_ rect: CGRect, scale: CGFloat) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: snap(rect.minX), y: snap(rect.minY), width: snap(rect.width), height: snap(rect.height))
  }
}
