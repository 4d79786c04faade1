internal import CoreGraphics

/// Where the viewer stands.
///
/// DIFFERENCE: a machine on a desk is not tilted, so the pointer stands for the viewer: at the left
/// edge of the screen the offset is −1, in the middle 0. A pointer that leaves the screen, and touch,
/// bring the viewer back to the middle. With Reduce Motion effects rest in the middle.
package final class MotionTracker {
  /// The only one.
  package static let shared = MotionTracker()

  /// From (−1, −1) to (1, 1). What shows follows within a moment.
  package var viewerOffset = UIOffset.zero {
    didSet { if viewerOffset != oldValue { update() } }
  }

  private struct Weak { weak var binding: MotionBinding? }
  private var bindings: [Weak] = []

  /// Brings the viewer back to the middle. For tests that start anew.
  package func reset() {
    bindings = []
    viewerOffset = .zero
  }

  func add(_ binding: MotionBinding) {
    bindings.removeAll { $0.binding == nil }
    bindings.append(Weak(binding: binding))
  }

  func pointerMoved(to point: CGPoint, on screen: UIScreen) {
    let size = screen.bounds.size
    guard !UIAccessibility.isReduceMotionEnabled, size.width > 0, size.height > 0 else {
      return pointerLeft()
    }
    func offset(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
      min(max(2 * place / length - 1, -1), 1)
    }
    viewerOffset = UIOffset(
      horizontal: offset(point.x, size.width), vertical: offset(point.y, size.height))
  }

  func pointerLeft() { viewerOffset = .zero }

  private func update() {
    for entry in bindings { entry.binding?.update(animated: true) }
  }
}
