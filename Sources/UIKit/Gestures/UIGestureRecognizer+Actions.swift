internal import Foundation

/// What a recogniser calls.
struct GestureAction {
  /// Whose method it is; not retained.
  weak var target: AnyObject?
  let body: (UIGestureRecognizer) -> Void
}

extension UIGestureRecognizer {
  /// A recogniser that calls a closure with itself whenever its state changes for the good, and
  /// when a continuous movement goes on.
  ///
  /// DIFFERENCE: Apple's names a target and a selector; there are none without the Objective-C
  /// runtime.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(handler)
  }

  /// A recogniser that calls a method of `target`, which is not retained:
  /// `UITapGestureRecognizer(target: self, action: Page.tapped)`.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// A recogniser that calls a method of `target`, which is not retained, with itself.
  public convenience init<Target: AnyObject, Recognizer>(
    target: Target, action: @escaping (Target) -> (Recognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Calls a method of `target`, which is not retained: `pan.addTarget(self, action: Page.moved)`.
  ///
  /// DIFFERENCE: takes the method itself and not a selector.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    add(
      GestureAction(target: target) { [weak target] _ in
        if let target { action(target)() }
      })
  }

  /// Calls a method of `target`, which is not retained, with the recogniser. The method may ask for
  /// a class of recogniser; if it is not this one's, that is a mistake in the program and traps.
  public func addTarget<Target: AnyObject, Recognizer>(
    _ target: Target, action: @escaping (Target) -> (Recognizer) -> Void
  ) {
    add(
      GestureAction(target: target) { [weak target] sender in
        guard let target else { return }
        guard let recognizer = sender as? Recognizer else {
          preconditionFailure(
            "An action for \(Recognizer.self) was added to a \(type(of: sender)).")
        }
        action(target)(recognizer)
      })
  }

  /// Calls the methods of a target no longer; nil stands for all targets and closures.
  ///
  /// DIFFERENCE: methods can't be told apart, so that all of a target's go.
  public func removeTarget(_ target: AnyObject?) { removeActions(of: target) }

  /// Calls a closure with the recogniser.
  public func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    add(GestureAction(target: nil, body: handler))
  }
}
