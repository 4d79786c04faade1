import UIKit

/// A window for one alert, above all others. The key window of before is key again when it closes.
final class AlertWindow: UIWindow {
  private weak var keyBefore: UIWindow?

  init() {
    let scene = Self.activeScene
    keyBefore = scene?.windows.first(where: \.isKeyWindow)
    if let scene { super.init(windowScene: scene) } else { super.init(frame: UIScreen.main.bounds) }
    windowLevel = .alert
    backgroundColor = .clear
    rootViewController = AlertHostController(below: keyBefore?.rootViewController)
    if let keyBefore { overrideUserInterfaceStyle = keyBefore.overrideUserInterfaceStyle }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The view whose tint is dimmed while the alert is up.
  var page: UIView? { keyBefore }

  func close() {
    let wasKey = isKeyWindow
    isHidden = true
    rootViewController = nil
    if wasKey, let keyBefore, !keyBefore.isHidden { keyBefore.makeKey() }
  }

  private static var activeScene: UIWindowScene? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }
}

/// The clear root controller of an alert's window: looks and turns as the page below does.
final class AlertHostController: UIViewController {
  private weak var below: UIViewController?

  init(below: UIViewController?) {
    self.below = below
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    below?.preferredStatusBarStyle ?? .default
  }

  override var prefersStatusBarHidden: Bool { below?.prefersStatusBarHidden ?? false }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    below?.supportedInterfaceOrientations ?? .all
  }
}
