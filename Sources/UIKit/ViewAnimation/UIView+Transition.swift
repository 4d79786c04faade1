internal import CoreGraphics
internal import QuartzCore

extension UIView {
  /// Changes what a view shows, with a transition between the old picture and the new.
  /// - Parameters:
  ///   - view: the view that shows the transition.
  ///   - options: with a transition, else the changes are made at once, and those that can be
  ///     animated are.
  ///   - animations: the changes.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let change = animations ?? {}
    let isShown = view.window != nil && duration > 0 && areAnimationsEnabled
    guard isShown, let kind = ViewTransition(options), let old = ViewTransition.picture(of: view)
    else {
      return runBlock(
        duration: duration, delay: 0, pace: AnimationPace(options: options), options: options,
        animations: change, completion: completion)
    }
    if options.contains(.allowAnimatedContent) {
      runBlock(
        duration: duration, delay: 0, pace: AnimationPace(options: options), options: options,
        animations: change, completion: nil)
    } else {
      performWithoutAnimation(change)
    }
    view.layoutIfNeeded()
    kind.run(on: view, from: old, duration: duration, options: options, completion: completion)
  }

  /// Takes one view's place by another, with a transition in their superview.
  ///
  /// The new view is added where it isn't in a hierarchy yet and the old one removed, unless
  /// `.showHideTransitionViews` asks to show the one and hide the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      UIApplication.shared.frameLoop.performNextTurn { completion?(false) }
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

/// A transition from a picture of a view to what it shows now.
enum ViewTransition {
  case crossDissolve
  /// The old picture is rolled up, or the new one rolled out, as a leaf of a pad.
  case curl(isUp: Bool)
  /// About an axis in the plane of the view, by half a turn. With the direction 1 what is at the left
  /// of a vertical axis, or below a horizontal one, comes to the front.
  case flip(axis: (x: CGFloat, y: CGFloat), direction: CGFloat)

  /// Nil where the options have none.
  init?(_ options: UIView.AnimationOptions) {
    switch options.transition {
    case 1: self = .flip(axis: (0, 1), direction: 1)
    case 2: self = .flip(axis: (0, 1), direction: -1)
    case 6: self = .flip(axis: (1, 0), direction: -1)
    case 7: self = .flip(axis: (1, 0), direction: 1)
    case 3: self = .curl(isUp: true)
    case 4: self = .curl(isUp: false)
    case 5: self = .crossDissolve
    default: return nil
    }
  }

  static func picture(of view: UIView) -> UIView? {
    view.snapshotView(afterScreenUpdates: false)
  }

  func run(
    on view: UIView, from old: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    switch self {
    case .crossDissolve:
      UIView.performWithoutAnimation {
        old.frame = view.bounds
        view.addSubview(old)
      }
      UIView.runBlock(
        duration: duration, delay: 0, pace: AnimationPace(options: options), options: options,
        animations: { old.alpha = 0 },
        completion: { finished in
          old.removeFromSuperview()
          completion?(finished)
        })
    case .curl(let isUp):
      curl(view, old, isUp: isUp, duration: duration, options: options, completion: completion)
    case .flip(let axis, let direction):
      flip(
        view, old, axis: axis, direction: direction, duration: duration, options: options,
        completion: completion)
    }
  }

  private func curl(
    _ view: UIView, _ old: UIView, isUp: Bool, duration: TimeInterval,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    let leaf = isUp ? old : view.snapshotView(afterScreenUpdates: true)
    guard let picture = (leaf as? UIImageView)?.image?.cgImage else {
      UIApplication.shared.frameLoop.performNextTurn { completion?(true) }
      return
    }
    let curl = PageCurl(picture, size: view.bounds.size)
    UIView.performWithoutAnimation {
      old.frame = view.bounds
      curl.view.frame = view.bounds
      if !isUp { view.addSubview(old) }
      view.addSubview(curl.view)
    }
    let (start, end): (CGFloat, CGFloat) = isUp ? (0, 1) : (1, 0)
    curl.run(from: start, to: end, duration: duration, options: options) { finished in
      old.removeFromSuperview()
      curl.view.removeFromSuperview()
      completion?(finished)
    }
  }

  /// Two quarter turns: the old picture turns away, then the new one turns in.
  private func flip(
    _ view: UIView, _ old: UIView, axis: (x: CGFloat, y: CGFloat), direction: CGFloat,
    duration: TimeInterval, options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    let upright = view.layer.transform
    func turned(by angle: CGFloat) -> CATransform3D {
      CATransform3DConcat(Self.turned(by: angle, about: axis), upright)
    }
    let (first, second) = Self.halves(options)
    UIView.performWithoutAnimation {
      old.frame = view.bounds
      view.addSubview(old)
    }
    UIView.runBlock(
      duration: duration / 2, delay: 0, pace: first,
      options: options.subtracting(.transitionFlipFromBottom),
      animations: { view.layer.transform = turned(by: direction * .pi / 2) },
      completion: { finished in
        UIView.performWithoutAnimation {
          old.removeFromSuperview()
          view.layer.transform = turned(by: -direction * .pi / 2)
        }
        UIView.runBlock(
          duration: duration / 2, delay: 0, pace: second,
          options: options.subtracting(.transitionFlipFromBottom),
          animations: { view.layer.transform = upright },
          completion: { completion?(finished && $0) })
      })
  }

  /// The paces of the two quarter turns, which together are the pace of the options, or near it.
  private static func halves(_ options: UIView.AnimationOptions) -> (AnimationPace, AnimationPace) {
    switch options.curve {
    case 1: (AnimationPace(curve: .easeIn), .linear)
    case 2: (.linear, AnimationPace(curve: .easeOut))
    case 3: (.linear, .linear)
    default: (AnimationPace(curve: .easeIn), AnimationPace(curve: .easeOut))
    }
  }

  /// A turn about an axis in the plane of a view, as the eye sees it from in front of the middle.
  static func turned(by angle: CGFloat, about axis: (x: CGFloat, y: CGFloat)) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / distance
    return CATransform3DRotate(perspective, angle, axis.x, axis.y, 0)
  }

  /// How far from the eye a flipped view is, in points.
  private static let distance: CGFloat = 1000
}
