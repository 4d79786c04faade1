internal import CoreGraphics

extension UIScreen {
  /// The window whose controllers decide about the status bar: the topmost of the pages.
  var statusBarWindow: UIWindow? { windows.last { $0.windowLevel == .normal } }

  /// What the controllers on show, and the device, want the status bar to be.
  var statusBarAppearance: StatusBarAppearance {
    var appearance = statusBarWindow?.statusBarAppearance ?? StatusBarAppearance()
    if rotation.deviceEdges.hidesStatusBar(in: interfaceOrientation) { appearance.isHidden = true }
    return appearance
  }

  /// The status bar comes or goes, and with it what it takes of the safe area.
  func hidesStatusBar(_ isHidden: Bool) {
    rotation.isStatusBarHidden = isHidden
    let insets = rotation.insets
    if safeAreaInsets != insets { safeAreaInsets = insets }
  }
}
