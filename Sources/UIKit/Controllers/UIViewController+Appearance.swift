/// Where a controller's view is between off and on the screen.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}

/// What a controller remembers about its coming and going.
struct Appearance {
  /// Why the view comes or goes.
  enum Reason { case presented, dismissed, other }

  var state = AppearanceState.disappeared
  var isAnimated = false
  var reason = Reason.other
  /// `viewIsAppearing` is still owed to this appearance.
  var owesIsAppearing = false
  /// The move to a window began this appearance and must end it.
  var endsAfterMove = false
}

extension UIViewController {
  // MARK: For containers

  /// Tells the controller that its view is about to come or go, and its children with it.
  ///
  /// For containers that forward appearance themselves. A second call in the same direction does
  /// nothing; one in the other direction turns round.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance.state, isAppearing) {
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
      return
    case (_, true):
      appearance.state = .appearing
      appearance.isAnimated = animated
      appearance.owesIsAppearing = true
      loadViewIfNeeded()
      viewWillAppear(animated)
      forwardAppearance { $0.beginAppearanceTransition(true, animated: animated) }
    case (_, false):
      appearance.state = .disappearing
      appearance.isAnimated = animated
      appearance.owesIsAppearing = false
      viewWillDisappear(animated)
      forwardAppearance { $0.beginAppearanceTransition(false, animated: animated) }
    }
  }

  /// Tells the controller that its view has come or gone. The children are told first.
  public func endAppearanceTransition() {
    switch appearance.state {
    case .appearing:
      announceIsAppearing()
      forwardAppearance { $0.endAppearanceTransition() }
      appearance.state = .appeared
      viewDidAppear(appearance.isAnimated)
      containment.isMovingToParent = false
    case .disappearing:
      forwardAppearance { $0.endAppearanceTransition() }
      appearance.state = .disappeared
      viewDidDisappear(appearance.isAnimated)
      containment.isMovingFromParent = false
    case .appeared, .disappeared:
      return
    }
  }

  /// Calls `viewIsAppearing`, once for each appearance, as soon as the view is in a window.
  func announceIsAppearing() {
    guard appearance.owesIsAppearing, loadedView?.window != nil else { return }
    appearance.owesIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
    forwardAppearance { $0.announceIsAppearing() }
  }

  /// Does `body` with each child whose view is among the views of this controller.
  private func forwardAppearance(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return }
    for child in children where child.loadedView?.isDescendant(of: view) == true { body(child) }
  }

  // MARK: The view's moves

  /// The view is about to be in another window, or in none. Called by the view.
  ///
  /// A view that is put into a window by other means than a transition makes its controller
  /// appear there and then, unless its parent is yet to appear and will take it along.
  func viewWillMove(from old: UIWindow?, to new: UIWindow?) {
    guard (old == nil) != (new == nil), followsMoves else { return }
    if let new {
      guard !new.isHidden, appearance.state == .disappeared else { return }
      appearance.endsAfterMove = parent == nil || parent?.appearance.state == .appeared
      beginAppearanceTransition(true, animated: false)
    } else if appearance.state == .appeared || appearance.state == .appearing {
      appearance.endsAfterMove = true
      beginAppearanceTransition(false, animated: false)
    }
  }

  /// The view is in another window, or in none. Called by the view.
  func viewDidMoveToWindow() {
    guard appearance.endsAfterMove else { return }
    appearance.endsAfterMove = false
    endAppearanceTransition()
  }

  private var followsMoves: Bool {
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.appearance.state == .appeared || parent.appearance.state == .appearing
  }

  // MARK: Why

  /// Whether the controller is being presented, for its appearance callbacks.
  public var isBeingPresented: Bool {
    appearance.reason == .presented || outermostAncestor?.isBeingPresented == true
  }

  /// Whether the controller is being dismissed, for its appearance callbacks.
  public var isBeingDismissed: Bool {
    appearance.reason == .dismissed || outermostAncestor?.isBeingDismissed == true
  }

  /// Whether the view comes because the controller was put into a container.
  public var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the view goes because the controller is taken out of its container.
  public var isMovingFromParent: Bool { containment.isMovingFromParent }
}
