/// A change that a block of an animator made, to be shown piece by piece.
struct RecordedChange {
  let view: UIView
  /// The layer's property.
  let key: String
  let old: Any?
  let new: Any?
  /// When it begins, in parts of the block's time.
  var start = 0.0
  /// How long it takes, in parts of the block's time.
  var length = 1.0
  /// Whether it runs evenly, as between keyframes, whatever the animator's pace.
  var isEven = false

  /// The change as one of a keyframe with times of its own.
  func within(start: Double, length: Double) -> RecordedChange {
    var change = self
    change.start = start + self.start * length
    change.length = self.length * length
    change.isEven = true
    return change
  }
}
