internal import CoreGraphics
internal import WindowServer

/// The desktop's input method, as far as whoever takes text has to tell it something.
enum InputMethod {
  /// Text is wanted, near a rectangle of a view. Called again when that moves.
  static func begin(for view: UIView, near rect: CGRect) {
    guard let window = view.window, window.isKeyWindow else { return }
    window.screen.serverWindow?.startTextInput(near: view.convert(rect, to: nil))
  }

  /// No text is wanted by a view of a window any more. Where another view takes it at once, nothing
  /// is told: what was typed in the meantime would be lost.
  static func end(in window: UIWindow?) {
    guard let window, !(window.firstResponder is any UIKeyInput),
      !(window.successor is any UIKeyInput)
    else { return }
    window.screen.serverWindow?.stopTextInput()
  }
}
