internal import CoreGraphics

/// A drag from the leading edge, which goes back by hand.
final class NavigationDrag {
  let interactor = UIPercentDrivenInteractiveTransition()
}

/// A drag that begins at the leading edge.
final class EdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from the edge it may begin.
  private static let reach: CGFloat = 20

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let view, let touch = touches.first else { return }
    let x = touch.location(in: view).x
    let distance = view.isRightToLeft ? view.bounds.width - x : x
    if distance > Self.reach { state = .failed }
  }

  override func mayBegin(moving: CGPoint) -> Bool {
    let inwards = view?.isRightToLeft == true ? -moving.x : moving.x
    return inwards > abs(moving.y)
  }
}

extension UINavigationController {
  /// Let go beyond the middle, or faster than this (points a second), the drag goes back.
  private static let decidingSpeed: CGFloat = 300

  func edgePanned() {
    let width = max(1, view.bounds.width)
    let side: CGFloat = view.isRightToLeft ? -1 : 1
    let part = side * edgePan.translation(in: view).x / width
    switch edgePan.state {
    case .began: beginDrag()
    case .changed: drag?.interactor.update(part)
    case .ended:
      let speed = side * edgePan.velocity(in: view).x
      endDrag(goesBack: speed > Self.decidingSpeed || speed > -Self.decidingSpeed && part > 0.5)
    case .cancelled, .failed: endDrag(goesBack: false)
    default: break
    }
  }

  private func beginDrag() {
    guard transition == nil, plan == nil, stack.count > 1, drag == nil else { return }
    drag = NavigationDrag()
    popViewController(animated: true)
  }

  private func endDrag(goesBack: Bool) {
    guard let drag else { return }
    self.drag = nil
    guard transition != nil else {
      // A flick may be over before the transition begins, which then runs by itself, or not at all.
      if !goesBack, plan != nil, let page = leaving.last {
        change(to: stack + [page], animated: false)
      }
      return
    }
    if goesBack { drag.interactor.finish() } else { drag.interactor.cancel() }
  }
}
