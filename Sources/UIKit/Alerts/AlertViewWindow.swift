internal import Foundation

/// The window of an alert view, above the others. It keeps the alert view alive.
final class AlertViewWindow: UIWindow {
  let alertView: UIAlertView
  let host: AlertViewHost
  /// The window of the page below.
  private(set) weak var page: UIWindow?

  init(_ alertView: UIAlertView) {
    self.alertView = alertView
    let key = UIApplication.shared.keyWindow
    let below = (key as? AlertViewWindow)?.page ?? key
    page = below
    host = AlertViewHost(below: below?.rootViewController)
    super.init(frame: UIScreen.main.bounds)
    windowLevel = .alert
    rootViewController = host
    overrideUserInterfaceStyle = below?.overrideUserInterfaceStyle ?? .unspecified
  }

  required init?(coder: NSCoder) {
    alertView = UIAlertView(frame: .zero)
    host = AlertViewHost(below: nil)
    super.init(coder: coder)
  }

  override var isHidden: Bool {
    didSet { if isHidden, !oldValue { alertView.windowWasHidden() } }
  }
}

/// The clear root controller of an alert view's window: looks and turns as the page below does.
final class AlertViewHost: UIViewController {
  private weak var below: UIViewController?

  init(below: UIViewController?) {
    self.below = below
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    below?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
  }

  override var prefersStatusBarHidden: Bool { below?.prefersStatusBarHidden ?? false }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    below?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
