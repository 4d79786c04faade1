internal import CoreGraphics

/// Where the Tab key is, among the views of a window that can have the focus.
///
/// The order is that of reading: rows from the top, in a row from the leading edge. Where a view is
/// modal for accessibility, the foremost such view and what is in it are all there is.
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
  }

  /// What the Tab key goes round, in order.
  package var focusableViews: [UIView] {
    let root = Self.modalView(in: window) ?? window
    var found: [(view: UIView, frame: CGRect)] = []
    Self.collect(in: root) { found.append(($0, $0.convert($0.bounds, to: nil))) }
    return Self.readingOrder(found, isRightToLeft: window.isRightToLeft)
  }

  private static func collect(in view: UIView, _ add: (UIView) -> Void) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    if view.canBecomeFocused {
      add(view)
      guard view.hasFocusInside else { return }
    }
    for subview in view.subviews { collect(in: subview, add) }
  }

  /// The foremost modal view.
  private static func modalView(in view: UIView) -> UIView? {
    guard !view.isHidden else { return nil }
    for subview in view.subviews.reversed() {
      if let modal = modalView(in: subview) { return modal }
    }
    return view.accessibilityViewIsModal ? view : nil
  }

  /// Views whose middle lies within the height of the first of a row are in that row.
  private static func readingOrder(
    _ views: [(view: UIView, frame: CGRect)], isRightToLeft: Bool
  ) -> [UIView] {
    var rest = views.sorted { $0.frame.minY < $1.frame.minY }
    var ordered: [UIView] = []
    while let first = rest.first {
      let row = rest.filter { $0.frame.midY < first.frame.maxY }
      rest.removeAll { $0.frame.midY < first.frame.maxY }
      // A first view without height is a row by itself.
      let members = row.isEmpty ? [first] : row
      if row.isEmpty { rest.removeFirst() }
      let sorted = members.sorted {
        isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }
      ordered += sorted.map(\.view)
    }
    return ordered
  }
}
