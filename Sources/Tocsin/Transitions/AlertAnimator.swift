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

  init(_ direction: Direction, alert: Alert) {
    self.direction = direction
    motion = direction == .entering ? alert.transition.entering : alert.transition.leaving
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
  { motion.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    finish = { [weak self] in
      self?.finish = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    if direction == .entering {
      if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
      {
        context.containerView.addSubview(view)
        let frame = context.finalFrame(for: controller)
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
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
    if case .scales(let scales, let times) = motion.pace {
      card.layer.add(keyframes(scales, times), forKey: "tocsin.scale")
    } else {
      card.transform = away(in: container)
    }
    animate {
      self.backdrop?.alpha = 1
      self.card.alpha = 1
      self.card.transform = .identity
    }
  }

  private func leave(in container: UIView) {
    guard motion.duration > 0 else {
      finish?()
      return
    }
    let away = away(in: container)
    animate {
      if self.alert?.handsOver != true { self.backdrop?.alpha = 0 }
      self.card.alpha = self.motion.alpha
      self.card.transform = away
    }
  }

  private func animate(_ changes: @escaping () -> Void) {
    let completion: (Bool) -> Void = { [weak self] _ in self?.finish?() }
    switch motion.pace {
    case .curve(let curve):
      UIView.animate(
        withDuration: motion.duration, delay: 0, options: [curve, .allowUserInteraction],
        animations: changes, completion: completion)
    case .spring(let damping):
      UIView.animate(
        withDuration: motion.duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: 0, options: .allowUserInteraction, animations: changes,
        completion: completion)
    case .scales:
      UIView.animate(
        withDuration: motion.duration, delay: 0,
        options: [.curveLinear, .allowUserInteraction], animations: changes,
        completion: completion)
    }
  }

  private func keyframes(_ scales: [CGFloat], _ times: [Double]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale")
    animation.values = scales
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.duration = motion.duration
    return animation
  }

  /// The transform that takes the card from its place to where it is when away.
  private func away(in container: UIView) -> CGAffineTransform {
    var transform = CGAffineTransform(scaleX: motion.scale, y: motion.scale)
    let offset = motion.offset
    guard offset != .zero else { return transform }
    let frame = container.convert(card.bounds, from: card)
    // A little further than the edge, so that the shadow is out of sight too.
    let reach = 2 * (card.style.shadow?.radius ?? 0) + abs(card.style.shadow?.offset.height ?? 0)
    let dx = offset.dx < 0 ? frame.maxX + reach : container.bounds.width - frame.minX + reach
    let dy = offset.dy < 0 ? frame.maxY + reach : container.bounds.height - frame.minY + reach
    transform.tx = offset.dx * dx
    transform.ty = offset.dy * dy
    return transform
  }
}
