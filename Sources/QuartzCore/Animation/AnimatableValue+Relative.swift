/// Values relative to what a property has, as motion effects give them.
nonisolated extension AnimatableValue {
  /// The value of whatever kind that an object stands for; nil where it is none that can be added
  /// to another.
  package init?(relative object: Any?) {
    guard let object else { return nil }
    let kinds: [Kind] = [.number, .point, .size, .rect, .transform]
    for kind in kinds {
      guard let value = AnimatableValue(object, kind: kind) else { continue }
      self = value
      return
    }
    return nil
  }

  /// The value a part of the way from here to another of the same kind.
  package func moved(towards other: AnimatableValue, by part: Double) -> AnimatableValue {
    Self.mix(self, other, part)
  }

  /// What must be added to `other` to give this value.
  package func difference(from other: AnimatableValue) -> AnimatableValue { subtracting(other) }

  /// The value of the same kind that changes nothing when added.
  package var neutral: AnimatableValue { zero }

  /// The value as animations take it.
  package var plain: Any? { object }
}

nonisolated extension AnimatableValue {
  /// The value that an object stands for as the value of a layer's key path; nil where the path
  /// leads to nothing that can be animated, or the object is of another kind.
  package init?(_ object: Any?, keyPath: String) {
    guard let kind = LayerKeyPath(keyPath)?.kind else { return nil }
    self.init(object, kind: kind)
  }
}
