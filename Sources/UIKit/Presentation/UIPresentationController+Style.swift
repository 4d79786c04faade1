extension UIPresentationController {
  /// Tells the delegate, at the beginning of a presentation, in which style it happens.
  func announceStyle(
    to coordinator: any UIViewControllerTransitionCoordinator, if isPresentation: Bool
  ) {
    guard isPresentation else { return }
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedFrom == nil ? .none : style,
      transitionCoordinator: coordinator)
  }
}
