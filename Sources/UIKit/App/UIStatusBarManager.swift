public import CoreGraphics

/// What is known of the status bar of a scene.
///
/// A window of the desktop has none. Where the screen is a device, its bar is drawn in the room that
/// the device keeps for it, the top of the screen's safe area.
open class UIStatusBarManager: NSObject {
  private unowned let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// Where the bar is on the screen; of no height where there is none or it is hidden.
  public var statusBarFrame: CGRect {
    let height = isStatusBarHidden ? 0 : screen.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
  }
  /// Whether the controllers on show hide it.
  public var isStatusBarHidden: Bool { appearance.isHidden }
  /// The colour of its text, as the controllers on show want it.
  public var statusBarStyle: UIStatusBarStyle { appearance.style }

  private var appearance: StatusBarAppearance { screen.statusBarAppearance }
}

extension UIWindowScene {
  /// The status bar of the scene.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(screen: screen) }
}

extension UIApplication {
  /// Where the status bar is on the main screen.
  public var statusBarFrame: CGRect { UIStatusBarManager(screen: mainScreen).statusBarFrame }
  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { UIStatusBarManager(screen: mainScreen).isStatusBarHidden }
  /// The colour of the status bar's text.
  public var statusBarStyle: UIStatusBarStyle {
    UIStatusBarManager(screen: mainScreen).statusBarStyle
  }
}
