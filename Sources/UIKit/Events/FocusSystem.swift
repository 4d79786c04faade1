/// Where the Tab key is, among the views of a window that can have the focus.
///
/// The order is ``FocusOrder``'s. Where a view is modal for accessibility, the foremost such view and
/// what is in it are all there is.
package final class FocusSystem {
  private unowned let window: UIWindow
  /// The view with the focus; follows the first responder where that is a view.
  package private(set) weak var focusedView: UIView?
  /// The ring is shown only once a key moved the focus, until the next touch.
  package private(set) var isRingVisible = false

  init(window: UIWindow) { self.window = window }

  /// Moves the focus to the next view, or the one before; goes round at the ends.
  package func move(backwards: Bool) {
    let views = focusableViews
    guard !views.isEmpty else { return }
    let current = focusedView.flatMap { views.firstIndex(of: $0) }
    let next: Int
    if let current {
      next = (current + (backwards ? views.count - 1 : 1)) % views.count
    } else {
      next = backwards ? views.count - 1 : 0
    }
    isRingVisible = true
    focus(views[next])
    if let focusedView { Self.reveal(focusedView) }
  }

  /// Gives a view the focus, and the keys where it takes text.
  package func focus(_ view: UIView?) {
    if let view, view.canBecomeFirstResponder {
      view.becomeFirstResponder()
    } else {
      window.firstResponder?.resignFirstResponder()
    }
    set(view)
  }

  /// A touch came down: the ring goes, and so does the focus of what is not first responder.
  func touchBegan() {
    guard isRingVisible || focusedView?.isFirstResponder == false else { return }
    isRingVisible = false
    if let focusedView, focusedView.isFirstResponder {
      focusedView.focusDidChange()
    } else {
      set(nil)
    }
  }

  /// The first responder of the window changed: the focus goes along, and is nowhere once there
  /// is none.
  func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
    if let view = new as? UIView, view.canBecomeFocused {
      set(view)
    } else if focusedView === old {
      set(nil)
    }
  }

  /// A view, and what is below it, can't have the focus any more.
  func forget(_ view: UIView) {
    if let focusedView, focusedView.isDescendant(of: view) { set(nil) }
  }

  private func set(_ view: UIView?) {
    let old = focusedView
    focusedView = view
    if old !== view { old?.focusDidChange() }
    view?.focusDidChange()
    if old !== view { tell(from: old, to: view) }
  }

  /// What the Tab key goes round, in order.
  package var focusableViews: [UIView] {
    FocusOrder(isRightToLeft: window.isRightToLeft)
      .views(in: Self.modalView(in: window) ?? window)
  }

  /// The foremost modal view.
  private static func modalView(in view: UIView) -> UIView? {
    guard !view.isHidden else { return nil }
    for subview in view.subviews.reversed() {
      if let modal = modalView(in: subview) { return modal }
    }
    return view.accessibilityViewIsModal ? view : nil
  }
}
