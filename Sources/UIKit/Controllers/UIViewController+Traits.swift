/// What is put in place of the traits of a controller's surroundings.
struct TraitOverrides {
  /// Said by the container.
  var byParent: UITraitCollection?
  /// Said by the presentation.
  var byPresentation: UITraitCollection?
  /// Said by the controller itself.
  var style = UIUserInterfaceStyle.unspecified

  func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard byParent != nil || byPresentation != nil || style != .unspecified else { return traits }
    let own = style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
    let collections = [traits, byParent, byPresentation, own].compactMap { $0 }
    return UITraitCollection(traitsFrom: collections)
  }
}

extension UIViewController {
  /// Puts traits in place of the surroundings' for one child; nil ends that.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.overrides.byParent = collection
    childViewController.traitsMayHaveChanged()
  }

  /// What `setOverrideTraitCollection` was last called with for a child.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.overrides.byParent }

  /// Adds a closure that is called, with the traits from before, when one of `traits` changed.
  public func observeTraitChanges(
    _ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitObservers.add(traits, body) }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }

  /// The traits around the view: its superview's, or where the view will be.
  var surroundingTraits: UITraitCollection {
    if let superview = loadedView?.superview { return superview.traitCollection }
    if let parent { return parent.traitCollection }
    return presentation?.presenter?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Hands new traits on to the view and the children, and tells of them. The controller hears
  /// of a change before its view does.
  func traitsMayHaveChanged() {
    noteTraits()
    loadedView?.updateTraits()
    for child in children where child.loadedView?.superview == nil { child.noteTraits() }
  }

  /// Tells of a change of traits, if there is one since the last time. Called by the view too,
  /// whenever it works out its own.
  func noteTraits() {
    let new = traitCollection
    defer { knownTraits = new }
    guard let old = knownTraits, old != new else { return }
    traitCollectionDidChange(old)
    traitObservers.notify(from: old, to: new)
  }

  /// The safe area of the view changed. Called by the view before it is told itself.
  func safeAreaDidChangeInView() { viewSafeAreaInsetsDidChange() }
}
