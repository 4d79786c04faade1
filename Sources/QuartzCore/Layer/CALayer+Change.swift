/// What happens around the change of a property that can be animated.
extension CALayer {
  /// Stores a new value; finds the action before and runs it after. Does nothing for the value
  /// that is there already.
  final func change<Value: Equatable>(
    _ key: LayerKey, _ old: Value, _ new: Value, _ store: () -> Void
  ) {
    guard old != new else { return }
    guard presented == nil else { return store() }
    if state.isCommitted, state.committedValues[key] == nil {
      state.committedValues[key] = values[key]
      CATransaction.changedLayers.append(self)
    }
    let action = CATransaction.disableActions() ? nil : action(forKey: key.rawValue)
    store()
    setNeedsComposite()
    if Self.needsDisplay(forKey: key.rawValue) { setNeedsDisplay() }
    if let action, !(action is NSNull) {
      action.run(forKey: key.rawValue, object: self, arguments: nil)
    }
  }

  /// Tells the renderers that something shows differently.
  final func setNeedsComposite() {
    guard presented == nil else { return }
    LayerRenderer.changeCount &+= 1
    CATransaction.current.note()
  }

  final func changeTiming(_ body: (inout MediaTimingValues) -> Void) {
    body(&timing)
    setNeedsComposite()
  }
}
