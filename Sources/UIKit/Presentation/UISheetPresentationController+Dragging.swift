internal import CoreGraphics

extension UISheetPresentationController {
  /// Let go faster than this, in points a second, a sheet goes on in its direction.
  private static let flingSpeed: CGFloat = 500
  /// Seconds by which a movement is taken to go on when the finger has left.
  private static let projection: CGFloat = 0.15

  func panned() {
    guard phase == .presented, let containerView else { return }
    let translation = pan.translation(in: containerView).y
    switch pan.state {
    case .began, .changed:
      dragOffset = banded(translation)
      place()
    case .ended: letGo(translation, speed: pan.velocity(in: containerView).y)
    case .cancelled, .failed: settle(at: selected.identifier)
    default: break
    }
  }

  /// A sheet at its highest gives way a little.
  private func banded(_ translation: CGFloat) -> CGFloat {
    let highest = selected.height - (heights.last?.height ?? 0)
    guard translation < highest else { return translation }
    return highest + ScrollMotion.rubberBand(translation - highest, dimension: selected.height)
  }

  private func letGo(_ translation: CGFloat, speed: CGFloat) {
    let height = selected.height - translation - speed * Self.projection
    let heights = heights
    let lowest = heights.first?.height ?? 0
    if height < lowest / 2 || speed > Self.flingSpeed && height < lowest {
      return leaveByHand()
    }
    let nearest = heights.min { abs($0.height - height) < abs($1.height - height) }
    settle(at: nearest?.identifier ?? selected.identifier)
  }

  private func settle(at identifier: Detent.Identifier) {
    let isOther = identifier != selected.identifier
    animateChanges { [self] in
      dragOffset = 0
      if isOther { selectedDetentIdentifier = identifier }
      place()
      presentedView?.layoutIfNeeded()
    }
    guard isOther else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Goes on downwards where that may dismiss, else back.
  private func leaveByHand() {
    dismissByHand()
    if phase == .presented { settle(at: selected.identifier) }
  }
}
