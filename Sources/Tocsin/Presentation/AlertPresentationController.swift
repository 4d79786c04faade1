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
    containerView.map { place(in: $0).frame } ?? .zero
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    backdrop.frame = container.bounds
    container.addSubview(backdrop)
    backdrop.card = alert.card
    backdrop.onTap = { [weak self] in self?.alert.tappedOutside() }
    alert.backdropView = backdrop
    if alert.leavesPageUsable {
      backdrop.page = presentingViewController.view
      // To be presented over, the page gave the keyboard away.
      alert.focusBefore?.restoreKeyboard()
    }
    keyboard = KeyboardWatcher { [weak self] in self?.moveCard() }
    if alert.style.dimsTint, !alert.leavesPageUsable, let page = pageView {
      TintDimmer.dim(page)
      dimmed = page
    }
    takeShape(of: place(in: container))
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

  /// Other windows, and an anchor in one of them, may take their new size later than this one.
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.moveCard() }
  }

  /// Puts the card where it belongs now.
  func moveCard() {
    guard let container = containerView, let view = presentedView else { return }
    backdrop.frame = container.bounds
    let place = place(in: container)
    takeShape(of: place)
    // The transform belongs to the transition, so bounds and centre are set, not the frame.
    view.place(at: place.frame)
    view.layoutIfNeeded()
    guard !alert.card.followsFocus else { return }
    alert.card.followsFocus = true
    if coveredByKeyboard(in: container) != nil { alert.card.keepFocusInSight() }
  }

  /// The card grows out of the tip of its arrow.
  private func takeShape(of place: CardPlace) {
    alert.card.shape = place.shape
    let anchor = place.shape.arrow?.tip(in: place.frame.size) ?? CGPoint(x: 0.5, y: 0.5)
    guard alert.card.layer.anchorPoint != anchor else { return }
    let rest = CGRect(origin: .zero, size: place.frame.size)
    alert.card.layer.anchorPoint = anchor
    alert.card.place(at: rest)
  }

  private func place(in container: UIView) -> CardPlace {
    var place = alert.placement.place(
      alert.card, in: room(in: container), keyboard: alert.keyboardPolicy)
    place.frame = pixelAligned(
      place.frame, scale: max(1, container.traitCollection.displayScale))
    return place
  }

  private func room(in container: UIView) -> Placement.Room {
    Placement.Room(
      bounds: container.bounds, safeArea: container.safeAreaInsets,
      keyboard: coveredByKeyboard(in: container), margin: alert.style.margin,
      headroom: alert.card.overhang,
      isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      container: container)
  }

  private func coveredByKeyboard(in container: UIView) -> CGRect? {
    guard let keyboard, !keyboard.frame.isEmpty, let window = container.window else { return nil }
    let covered = container.convert(window.convert(keyboard.frame, from: nil), from: window)
    // A keyboard that has gone lies right below the screen.
    return covered.intersection(container.bounds).isEmpty ? nil : covered
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

extension Alert {
  /// Places the card anew, as after an anchor has been moved. The alert does so by itself when
  /// its window, its content or the keyboard changes.
  public func updatePlacement(animated: Bool) {
    guard let presentation, presentation.containerView != nil else { return }
    guard animated else { return presentation.moveCard() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: presentation.moveCard)
  }
}
