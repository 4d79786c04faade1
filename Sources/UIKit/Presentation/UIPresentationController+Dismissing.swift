extension UIPresentationController {
  /// A person touched outside the presented view or swiped it away: asks whether that may
  /// dismiss, and does so with the delegate's callbacks.
  package func dismissByHand() {
    guard phase == .presented, presentedViewController.presentedHere == nil else { return }
    let mayDismiss =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    guard mayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [self] in
      if phase == .dismissed { delegate?.presentationControllerDidDismiss(self) }
    }
  }
}
