/// The place of a thing in time: when it begins on its parent's time line, how fast its own time
/// runs, and how often it repeats.
///
/// Local time is `(parent time - beginTime) × speed + timeOffset`. A layer's parent is its
/// superlayer, an animation's is its layer, an animation's in a group is the group.
public protocol CAMediaTiming {
  /// When it begins, in seconds of the parent's time. An animation with 0 begins at the commit
  /// after it was added.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run in seconds of local time. An animation with 0 takes the
  /// transaction's duration; a negative one counts as 0.
  var duration: CFTimeInterval { get set }
  /// Local seconds per second of the parent; 0 stands still, negative runs backwards.
  var speed: Float { get set }
  /// Added to local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs, fractions allowed; 0 is one run and infinity is for ever.
  var repeatCount: Float { get set }
  /// For how many seconds of local time to repeat; used instead of `repeatCount` where not 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by the same run backwards.
  var autoreverses: Bool { get set }
  /// What shows before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active time.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a mode from its name; an unknown one acts as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing, neither before nor after. The default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value, after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value, before the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  /// The first value shows before the begin.
  var fillsBackwards: Bool { self == .backwards || self == .both }
  /// The last value shows after the end.
  var fillsForwards: Bool { self == .forwards || self == .both }
}
