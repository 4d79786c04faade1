internal import Foundation

/// An animation from what a layer with all below it showed to what it shows now.
///
///     let push = CATransition()
///     push.type = .push
///     push.subtype = .fromRight
///     page.add(push, forKey: nil)
///     page.contents = next
///
/// The picture of what showed is taken from the last frame when the transition is added, so that
/// it may be added before or after the change, in the same turn. Where the layer did not show, the
/// new comes from nothing.
open class CATransition: CAAnimation {
  /// How the new takes the place of the old; a fade by default.
  open var type = CATransitionType.fade
  /// Where movement comes from; nil is from the left.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it begins, 0 … 1.
  open var startProgress: Float = 0
  /// Where in the transition it ends, from `startProgress` to 1.
  open var endProgress: Float = 1

  /// What showed before.
  final var before: TransitionPicture?

  /// A copy of the same class.
  open override func copyAnimation() -> CAAnimation {
    let copy = super.copyAnimation()
    guard let copy = copy as? CATransition else { return copy }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy
  }

  override func compile() -> CompiledAnimation.Body {
    let start = Double(min(max(startProgress, 0), 1))
    return .transition(
      TransitionTrack(
        type: type, subtype: subtype ?? .fromLeft, start: start,
        end: max(start, Double(min(max(endProgress, 0), 1)))))
  }
}

/// How the new takes the place of the old.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a type from its name; an unknown one acts as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one fades into the other. The default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where the movement of a transition comes from.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a subtype from its name; an unknown one acts as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right, to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left, to the right. The default.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From where y is greatest, as in the coordinates of a layer whose y grows upwards: on a screen
  /// from below, upwards.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From where y is least: on a screen from above, downwards.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What a transition does, as values.
nonisolated struct TransitionTrack: Sendable {
  let type: CATransitionType
  let subtype: CATransitionSubtype
  let start: Double
  let end: Double

  /// Where old and new lie, in sizes of the layer, and how much of each shows.
  struct Pose: Equatable {
    var old = CGPoint.zero
    var new = CGPoint.zero
    var oldAlpha = 1.0
    var newAlpha = 1.0
    /// The new lies over the old.
    var newIsInFront = true
    /// What is moved out of the bounds is cut off.
    var clips = true
  }

  /// The pose at a progress from 0 to 1.
  func pose(at progress: Double) -> Pose {
    let done = start + (end - start) * progress
    var pose = Pose()
    let side: CGPoint =
      switch subtype {
      case .fromRight: CGPoint(x: 1, y: 0)
      case .fromTop: CGPoint(x: 0, y: 1)
      case .fromBottom: CGPoint(x: 0, y: -1)
      default: CGPoint(x: -1, y: 0)
      }
    let (away, left) = (CGFloat(done), CGFloat(1 - done))
    let coming = CGPoint(x: side.x * left, y: side.y * left)
    let going = CGPoint(x: -side.x * away, y: -side.y * away)
    switch type {
    case .moveIn: pose.new = coming
    case .push: (pose.new, pose.old) = (coming, going)
    case .reveal:
      pose.old = going
      pose.newIsInFront = false
    default:
      (pose.newAlpha, pose.oldAlpha) = (done, 1 - done)
      pose.clips = false
    }
    return pose
  }
}
