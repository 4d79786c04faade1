import UIKit

/// Runs one ``Motion`` of an alert, with the backdrop fading beside it.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction { case entering, leaving }

  private let direction: Direction
  private let motion: Motion
  private let card: AlertCard
  private weak var backdrop: BackdropView?
  private weak var alert: Alert?
  private var finish: (() -> Void)?
  private var isCutShort = false

  init(_ direction: Direction, motion: Motion, alert: Alert) {
    self.direction = direction
    self.motion = motion
    card = alert.card
    backdrop = alert.presentation?.backdrop
    self.alert = alert
  }

  /// Completes the transition now, or as soon as it begins; what moves goes on from there.
  func cutShort() {
    isCutShort = true
    finish?()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { max(0, motion.duration) }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    finish = { [weak self] in
      self?.finish = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    if direction == .entering {
      if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
      {
        context.containerView.addSubview(view)
        view.place(at: context.finalFrame(for: controller))
        view.layoutIfNeeded()
      }
      enter(in: context.containerView)
    } else {
      leave(in: context.containerView)
    }
  }

  private func enter(in container: UIView) {
    let curtain = alert?.presenter?.takeCurtain()
    guard !isCutShort else {
      if let backdrop, let curtain { curtain.giveWay(to: backdrop, duration: 0) }
      card.alpha = 0
      backdrop?.alpha = 0
      finish?()
      return
    }
    if let backdrop {
      if let curtain {
        curtain.giveWay(to: backdrop, duration: motion.duration)
      } else {
        backdrop.alpha = motion.duration > 0 ? 0 : 1
      }
    }
    guard motion.duration > 0 else {
      finish?()
      return
    }
    card.alpha = motion.alpha
    if case .keyframes(let frames) = motion.pace {
      card.play(frames, for: motion.duration)
    } else {
      card.transform3D = motion.away(card, in: container)
    }
    animate {
      self.backdrop?.alpha = 1
      if case .keyframes = self.motion.pace {} else { self.card.alpha = 1 }
      self.card.transform3D = CATransform3DIdentity
    }
    if case .keyframes = motion.pace, motion.alpha < 1 {
      // Keyframes are to be seen; they have their own pace, so the card is there early.
      UIView.animate(
        withDuration: min(motion.duration, 0.12), delay: 0, options: .allowUserInteraction
      ) {
        self.card.alpha = 1
      }
    }
  }

  private func leave(in container: UIView) {
    guard motion.duration > 0 else {
      finish?()
      return
    }
    var away = card.transform3D
    if case .keyframes(let frames) = motion.pace {
      card.play(frames, for: motion.duration)
    } else {
      away = motion.away(card, in: container)
    }
    animate {
      if self.alert?.handsOver != true { self.backdrop?.alpha = 0 }
      self.card.alpha = self.motion.alpha
      self.card.transform3D = away
    }
  }

  private func animate(_ changes: @escaping () -> Void) {
    motion.animate(changes) { [weak self] in self?.finish?() }
  }
}

extension Motion {
  /// Animates changes at the motion's pace.
  func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    let curve: UIView.AnimationCurve
    switch pace {
    case .spring(let damping, let velocity):
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: .allowUserInteraction, animations: changes,
        completion: { _ in completion() })
      return
    case .curve(let named): curve = named
    case .keyframes: curve = .linear
    }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [
        UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16), .allowUserInteraction,
      ],
      animations: changes, completion: { _ in completion() })
  }

  /// The transform that takes a card from its place to where it is when away.
  func away(_ card: AlertCard, in container: UIView) -> CATransform3D {
    let isMirrored = card.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = isMirrored ? -1 : 1
    var transform = CATransform3DIdentity
    if tilt != .zero {
      transform.m34 = -1 / Self.eyeDistance
      transform = CATransform3DRotate(transform, tilt.dx * sign, 0, 1, 0)
      transform = CATransform3DRotate(transform, tilt.dy, 1, 0, 0)
    }
    transform = CATransform3DRotate(transform, rotation * sign, 0, 0, 1)
    transform = CATransform3DScale(transform, scale, scale, 1)
    let way = card.wayOut(towards: CGVector(dx: offset.dx * sign, dy: offset.dy), in: container)
    return CATransform3DConcat(transform, CATransform3DMakeTranslation(way.dx, way.dy, 0))
  }

  /// Points from the eye to the screen; what is turned out of it looks the larger the nearer.
  private static let eyeDistance: CGFloat = 900
}

extension AlertCard {
  /// How far the card must go to be just outside its window, times the parts given; its shadow
  /// is out of sight there too.
  func wayOut(towards parts: CGVector, in container: UIView) -> CGVector {
    guard parts != .zero, let superview else { return .zero }
    let frame = container.convert(superview.bounds, from: superview)
    let reach = 2 * (style.shadow?.radius ?? 0) + abs(style.shadow?.offset.height ?? 0)
    let dx = parts.dx < 0 ? frame.maxX + reach : container.bounds.width - frame.minX + reach
    let dy = parts.dy < 0 ? frame.maxY + reach : container.bounds.height - frame.minY + reach
    return CGVector(dx: parts.dx * dx, dy: parts.dy * dy)
  }

  /// Plays keyframes on the card; what is set of it stays as it is.
  func play(_ frames: [Motion.Keyframe], for duration: TimeInterval) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = isMirrored ? -1 : 1
    let paths: [(path: String, rest: CGFloat, value: (Motion.Keyframe) -> CGFloat)] = [
      ("transform.scale", 1, { $0.scale }),
      ("transform.translation.x", 0, { $0.shift.dx * sign }),
      ("transform.translation.y", 0, { $0.shift.dy }),
      ("transform.rotation.z", 0, { $0.rotation * sign }),
    ]
    for (path, rest, value) in paths {
      let values = frames.map(value)
      guard values.contains(where: { $0 != rest }) else { continue }
      let animation = CAKeyframeAnimation(keyPath: path)
      animation.values = values
      animation.keyTimes = frames.map { NSNumber(value: $0.time) }
      animation.duration = duration
      layer.add(animation, forKey: "tocsin.\(path)")
    }
  }
}

extension UIView {
  /// Puts the view at a frame; a transform stays on top of it.
  func place(at frame: CGRect) {
    let anchor = layer.anchorPoint
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}
