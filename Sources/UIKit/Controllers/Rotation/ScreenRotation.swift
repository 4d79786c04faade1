package import Foundation

/// Which way up a screen is, and what that means for its edges.
package struct ScreenRotation {
  /// The way up.
  package internal(set) var orientation = UIInterfaceOrientation.portrait
  /// What the device's notch, corners and home indicator take, by orientation.
  package var deviceEdges = DeviceEdges.none
  /// The orientation that has been asked for and waits for the screen's new size.
  var pending: UIInterfaceOrientation?
}

/// What the form of a device takes from the edges of its screen.
nonisolated package enum DeviceEdges: Sendable {
  /// Nothing: a window on the desktop.
  case none
  /// A status bar above, a button below the screen.
  case homeButton
  /// A notch or a hole as deep as this, and a home indicator.
  case notch(depth: CGFloat)

  /// The insets by orientation (seen): the notch's depth above and 34 below, on the side 0 above,
  /// the depth at both sides and 21 below.
  package func insets(for orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    switch (self, orientation.isLandscape) {
    case (.none, _), (.homeButton, true): .zero
    case (.homeButton, false): UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case (.notch(let depth), false): UIEdgeInsets(top: depth, left: 0, bottom: 34, right: 0)
    case (.notch(let depth), true):
      UIEdgeInsets(top: 0, left: depth, bottom: 21, right: depth)
    }
  }
}
