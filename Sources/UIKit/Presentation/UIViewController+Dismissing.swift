internal import QuartzCore

extension UIViewController {
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let lowest = presentedViewController ?? nearestPresentation?.presentedViewController
    else {
      // Unsettled: whether UIKit calls the completion where there is nothing to dismiss. It is
      // called here, so that whoever waits for it goes on.
      if let completion { CATransaction.afterCommit(completion) }
      return
    }
    lowest.dismissChain(animated: animated, completion: completion)
  }

  /// Dismisses this presented controller and all above it.
  private func dismissChain(animated: Bool, completion: (() -> Void)?) {
    dropScheduledPresentations()
    var chain = presentationsFromTop
    guard let top = chain.first else {
      if let completion { CATransaction.afterCommit(completion) }
      return
    }
    if let running = chain.lazy.compactMap(\.transition).first(where: { !$0.isPresentation }),
      let presentation, running.presentations.contains(where: { $0 === presentation })
    {
      running.completions.append(completion)
      return
    }
    if let busy = chain.first(where: { $0.transition != nil }) {
      busy.afterTransition.append { [self] in
        dismissChain(animated: animated, completion: completion)
      }
      return
    }
    chain.removeAll { $0.phase != .presented }
    TransitionRunner(dismissing: chain, top: top, animated: animated, completion: completion).run()
  }

  /// The presentations of this controller and those above it, the topmost first.
  private var presentationsFromTop: [UIPresentationController] {
    sequence(first: self, next: \.presentedHere).compactMap(\.presentation).reversed()
  }

  // DIFFERENCE: what UIKit does with a dismissal in the turn of the presentation is not documented.
  /// Takes back the presentations of this chain that have been accepted and not begun, topmost
  /// first. Their completions are called all the same.
  private func dropScheduledPresentations() {
    for presentation in presentationsFromTop {
      guard presentation.phase == .scheduled else { return }
      presentation.transition?.drop()
    }
  }
}
