/// A change that a block of an animator made, to be shown piece by piece.
struct RecordedChange {
  let view: UIView
  /// The layer's property.
  let key: String
  let old: Any?
  let new: Any?
  /// When it begins, in parts of the block's way, which is its time at its pace.
  var start = 0.0
  /// How long it takes, in parts of the block's way.
  var length = 1.0

  /// The change as one of a keyframe with times of its own.
  func within(start: Double, length: Double) -> RecordedChange {
    var change = self
    change.start = start + self.start * length
    change.length = self.length * length
    return change
  }
}
