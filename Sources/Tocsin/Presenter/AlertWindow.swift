import UIKit

/// A window for one alert, above all others. The key window of before is key again when it closes.
final class AlertWindow: UIWindow {
  private weak var keyBefore: UIWindow?

  init(scene: UIWindowScene, host: AlertHostController) {
    keyBefore = scene.windows.first(where: \.isKeyWindow)
    super.init(windowScene: scene)
    windowLevel = .alert
    backgroundColor = .clear
    let page = page
    host.below = page?.rootViewController
    rootViewController = host
    if let page { overrideUserInterfaceStyle = page.overrideUserInterfaceStyle }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The window below all alerts, whose tint is dimmed while they are up.
  var page: UIWindow? { (keyBefore as? AlertWindow)?.page ?? keyBefore }

  /// Whether touches beside the card, and screen readers, reach the windows below.
  var passesTouchesThrough = false {
    didSet { accessibilityViewIsModal = !passesTouchesThrough }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard passesTouchesThrough else { return super.hitTest(point, with: event) }
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return sequence(first: hit, next: \.superview).contains { $0 is AlertRootView } ? hit : nil
  }

  /// Shows the window, for the first time or again; it takes the keys unless the page is to stay usable.
  func open(for alert: Alert) {
    passesTouchesThrough = alert.leavesPageUsable
    if alert.leavesPageUsable { isHidden = false } else { makeKeyAndVisible() }
  }

  func close() {
    handKeysBack()
    isHidden = true
    rootViewController = nil
  }

  /// Shows nothing but a backdrop from now on, until the next alert's takes its place.
  func stay(behind view: BackdropView) -> Curtain {
    handKeysBack()
    view.onTap = nil
    rootViewController?.view.addSubview(view)
    view.frame = rootViewController?.view.bounds ?? .zero
    return Curtain(backdrop: view.backdrop) { isAnimated in
      guard isAnimated else { return self.close() }
      UIView.animate(withDuration: 0.25) {
        view.alpha = 0
      } completion: { _ in
        self.close()
      }
    }
  }

  private func handKeysBack() {
    guard isKeyWindow else { return }
    let heir = sequence(first: self) { ($0.keyBefore as? AlertWindow) }
      .compactMap(\.keyBefore).first { !$0.isHidden }
    heir?.makeKey()
  }

  /// The scene with the key window, else one in use, else one that can be seen, else any.
  static var activeScene: UIWindowScene? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let active = scenes.filter { $0.activationState == .foregroundActive }
    return active.first { $0.windows.contains(where: \.isKeyWindow) } ?? active.first
      ?? scenes.first { $0.activationState == .foregroundInactive } ?? scenes.first
  }
}

/// The clear root controller of an alert's window: looks and turns as the page below does.
final class AlertHostController: UIViewController {
  /// The page's controller.
  weak var below: UIViewController?

  override var preferredStatusBarStyle: UIStatusBarStyle {
    below?.preferredStatusBarStyle ?? .default
  }

  override var prefersStatusBarHidden: Bool { below?.prefersStatusBarHidden ?? false }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    below?.supportedInterfaceOrientations ?? .all
  }
}
