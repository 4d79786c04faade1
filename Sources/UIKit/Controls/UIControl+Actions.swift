internal import Foundation

/// What a control calls, in the order in which it was added.
struct ControlHandlers {
  struct Handler {
    var events: UIControl.Event
    /// The action, where it is one.
    let action: UIAction?
    /// Whose method it is; not retained.
    weak var target: AnyObject?
    let isMethod: Bool
    let body: (UIControl, UIEvent?) -> Void
  }

  var list: [Handler] = []
}

extension UIControl {
  // MARK: Actions

  /// Does an action when one of some events happens. An action of the same identifier is replaced.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    let isThere = handlers.list.firstIndex { $0.action?.identifier == action.identifier }
    if let isThere {
      let old = handlers.list[isThere]
      let rest = old.events.subtracting(controlEvents)
      if old.action === action {
        handlers.list[isThere].events.formUnion(controlEvents)
        return
      }
      handlers.list[isThere].events = rest
      if rest.isEmpty { handlers.list.remove(at: isThere) }
    }
    handlers.list.append(
      ControlHandlers.Handler(
        events: controlEvents, action: action, target: nil, isMethod: false,
        body: { control, _ in control.sendAction(action) }))
  }

  /// Does an action no longer when one of some events happens.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does an action no longer when one of some events happens.
  public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.action?.identifier == identifier }
  }

  // MARK: Methods

  /// Calls a method of `target`, which is not retained, when one of some events happens:
  /// `button.addTarget(self, action: Page.save, for: .touchUpInside)`.
  ///
  /// DIFFERENCE: takes the method itself and not a selector.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    addMethod(of: target, for: controlEvents) { target, _, _ in action(target)() }
  }

  /// Calls a method of `target`, which is not retained, with the control. The method may ask for a
  /// class of control; if it is not this one's, that is a mistake in the program and traps.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    addMethod(of: target, for: controlEvents) { target, control, _ in
      action(target)(control.cast(to: Sender.self))
    }
  }

  /// Calls a method of `target`, which is not retained, with the control and the event.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    addMethod(of: target, for: controlEvents) { target, control, event in
      action(target)(control.cast(to: Sender.self), event)
    }
  }

  /// Calls the methods of a target no longer; nil stands for all targets.
  ///
  /// DIFFERENCE: methods can't be told apart, so that all of a target's go.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.isMethod && (target == nil || $0.target === target) }
  }

  /// The objects whose methods are called.
  public var allTargets: Set<AnyHashable> {
    Set(handlers.list.compactMap { $0.target as? NSObject })
  }

  /// The events for which something is called.
  public var allControlEvents: Event {
    handlers.list.reduce(into: []) { $0.formUnion($1.events) }
  }

  // MARK: Calling

  func callHandlers(for events: Event, _ event: UIEvent?) {
    for handler in handlers.list where !handler.events.isDisjoint(with: events) {
      handler.body(self, event)
    }
  }

  private func addMethod<Target: AnyObject>(
    of target: Target, for events: Event,
    _ body: @escaping (Target, UIControl, UIEvent?) -> Void
  ) {
    handlers.list.append(
      ControlHandlers.Handler(
        events: events, action: nil, target: target, isMethod: true,
        body: { [weak target] control, event in
          if let target { body(target, control, event) }
        }))
  }

  private func removeHandlers(
    for events: Event, where matches: (ControlHandlers.Handler) -> Bool
  ) {
    for index in handlers.list.indices where matches(handlers.list[index]) {
      handlers.list[index].events.subtract(events)
    }
    handlers.list.removeAll { $0.events.isEmpty }
  }

  private func cast<Sender>(to type: Sender.Type) -> Sender {
    guard let sender = self as? Sender else {
      preconditionFailure("An action for \(Sender.self) was added to a \(Swift.type(of: self)).")
    }
    return sender
  }
}
