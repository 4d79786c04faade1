internal import Foundation

/// The search for the action of an event.
extension CALayer {
  /// In the documented order: delegate, `actions`, `style`, the class; then the animation that
  /// layers have by themselves.
  final func searchAction(for event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styleAction(for: event)
      ?? Self.defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return implicitAnimation(for: event)
  }

  private func styleAction(for event: String) -> (any CAAction)? {
    var style = self.style
    for _ in 0..<16 {
      guard let current = style else { return nil }
      if let actions = current["actions"] as? [AnyHashable: Any],
        let action = actions[event] as? any CAAction
      {
        return action
      }
      style = current["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  /// An animation from what shows now to the new value, of the transaction's duration and pace.
  /// Layers that no commit has seen yet have none: there is nothing to start from.
  private func implicitAnimation(for event: String) -> (any CAAction)? {
    guard state.isCommitted, let key = LayerKey.named(event[...]), values.has(key),
      key.isImplicitlyAnimated, CATransaction.animationDuration() > 0
    else { return nil }
    let animation = CABasicAnimation(keyPath: key.rawValue)
    animation.fromValue = properties(at: localTime(at: CACurrentMediaTime()))[key].object
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

nonisolated extension LayerKey {
  /// Contents change by a transition where they do, flags at once.
  fileprivate var isImplicitlyAnimated: Bool {
    switch self {
    case .contents, .doubleSided, .masksToBounds: false
    default: true
    }
  }
}
