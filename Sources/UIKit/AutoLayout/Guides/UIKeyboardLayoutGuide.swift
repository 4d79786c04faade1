internal import CoreGraphics

/// The room at the bottom of a view that the on-screen keyboard covers. Without a keyboard, the
/// bottom of the safe area.
///
///     card.bottomAnchor.constraint(
///       lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -20
///     ).isActive = true
///
/// It is as wide as its view. When the keyboard comes, goes or changes its height, the layout
/// follows with the keyboard's duration and curve.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that was taken off the bottom of the screen. Without
  /// effect: the keyboard here stays at the bottom.
  open var followsUndockedKeyboard = false

  /// Whether the guide covers the bottom of the safe area where the keyboard doesn't.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.constantsDidChange() } }
  }

  init(of view: UIView) {
    super.init(.keyboard, of: view)
    KeyboardTracker.shared.add(self)
  }

  /// How high the guide is.
  var coveredHeight: CGFloat {
    guard let view = owningView else { return 0 }
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let keyboard = KeyboardTracker.shared.frame
    guard let window = view.window, !keyboard.isEmpty else { return rest }
    let covered = view.convert(window.convert(keyboard, from: nil as UIWindow?), from: window)
    guard covered.minX < view.bounds.maxX, covered.maxX > view.bounds.minX else { return rest }
    return min(max(rest, view.bounds.maxY - covered.minY), view.bounds.height)
  }
}
