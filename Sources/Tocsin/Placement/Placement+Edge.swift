import UIKit

extension Placement {
  /// A side of the window, as the reader's language counts them.
  public enum Edge: String, Sendable, CaseIterable {
    /// Above.
    case top
    /// Below.
    case bottom
    /// Where lines begin: on the left, or on the right where one reads from there.
    case leading
    /// Where lines end.
    case trailing
  }
}

extension Placement.Edge {
  /// From the window's middle towards the edge; 1 is a step to the right or down.
  func direction(isRightToLeft: Bool) -> CGVector {
    switch self {
    case .top: CGVector(dx: 0, dy: -1)
    case .bottom: CGVector(dx: 0, dy: 1)
    case .leading: CGVector(dx: isRightToLeft ? 1 : -1, dy: 0)
    case .trailing: CGVector(dx: isRightToLeft ? -1 : 1, dy: 0)
    }
  }
}
