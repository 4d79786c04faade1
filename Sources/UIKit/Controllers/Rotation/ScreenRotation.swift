package import Foundation

/// Which way up a screen is, and what that means for its edges.
package struct ScreenRotation {
  /// The way up.
  package internal(set) var orientation = UIInterfaceOrientation.portrait
  /// What the device's notch, corners and home indicator take, by orientation.
  package var deviceEdges = DeviceEdges.none
  /// Whether the status bar is hidden, and leaves its room to the page where the device has nothing
  /// else there.
  var isStatusBarHidden = false
  /// The orientation that has been asked for and waits for the screen's new size.
  var pending: UIInterfaceOrientation?

  /// What the device takes from the edges now.
  var insets: UIEdgeInsets {
    deviceEdges.insets(for: orientation, isStatusBarHidden: isStatusBarHidden)
  }
}

/// What the form of a device takes from the edges of its screen.
nonisolated package enum DeviceEdges: Hashable, Sendable {
  /// Nothing: a window on the desktop.
  case none
  /// A status bar above, a button below the screen.
  case homeButton
  /// A notch or a hole as deep as this, and a home indicator.
  case notch(depth: CGFloat)
  /// A low status bar any way up, and a home indicator.
  case tablet

  /// The insets by orientation (seen): the notch's depth above and 34 below, on the side 0 above,
  /// the depth at both sides and 21 below; of a tablet 24 above and 20 below.
  package func insets(
    for orientation: UIInterfaceOrientation, isStatusBarHidden: Bool = false
  ) -> UIEdgeInsets {
    let isOnSide = orientation.isLandscape
    let bar = isStatusBarHidden || hidesStatusBar(in: orientation) ? 0 : statusBarHeight
    return switch self {
    case .none: .zero
    case .homeButton: UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0)
    case .notch(let depth) where isOnSide:
      UIEdgeInsets(top: 0, left: depth, bottom: 21, right: depth)
    case .notch(let depth): UIEdgeInsets(top: depth, left: 0, bottom: 34, right: 0)
    case .tablet: UIEdgeInsets(top: bar, left: 0, bottom: 20, right: 0)
    }
  }

  /// How high the status bar is where it is shown.
  package var statusBarHeight: CGFloat {
    switch self {
    case .none: 0
    case .homeButton: 20
    case .notch(let depth): depth
    case .tablet: 24
    }
  }

  /// Telephones on their side have no status bar.
  package func hidesStatusBar(in orientation: UIInterfaceOrientation) -> Bool {
    self != .tablet && orientation.isLandscape
  }

  /// Whether a strip at the foot of the screen leads home.
  package var hasHomeIndicator: Bool {
    switch self {
    case .none, .homeButton: false
    case .notch, .tablet: true
    }
  }
}
