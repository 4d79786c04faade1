package import Foundation

/// A device that the screen is made to look like: its size, and what its form takes of the edges.
nonisolated package struct DeviceForm: Hashable, Sendable {
  /// Upright, in points.
  package var size: CGSize
  /// What notch, status bar and home indicator take.
  package var edges: DeviceEdges
  /// Whether it is a tablet, which has another keyboard.
  package var isTablet = false

  /// A telephone with a notch and a home indicator.
  package static let phone = DeviceForm(
    size: CGSize(width: 390, height: 844), edges: .notch(depth: 47))
  /// A telephone with a hole for its cameras, deeper than a notch, and a home indicator.
  package static let island = DeviceForm(
    size: CGSize(width: 393, height: 852), edges: .notch(depth: 59))
  /// A telephone with a button below a rectangular screen.
  package static let classic = DeviceForm(
    size: CGSize(width: 375, height: 667), edges: .homeButton)
  /// A tablet with a home indicator.
  package static let tablet = DeviceForm(
    size: CGSize(width: 820, height: 1180), edges: .tablet, isTablet: true)

  package init(size: CGSize, edges: DeviceEdges, isTablet: Bool = false) {
    self.size = size
    self.edges = edges
    self.isTablet = isTablet
  }

  /// The size in an orientation.
  package func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }
}
