internal import CoreGraphics
internal import QuartzCore

extension UIView {
  func currentTraits() -> UITraitCollection {
    if let storedTraits { return storedTraits }
    let traits = traitsFromAbove()
    storedTraits = traits
    return traits
  }

  /// The traits that the environment hands to this view: its controller's, its superview's, or
  /// the screen's.
  private func traitsFromAbove() -> UITraitCollection {
    let above: UITraitCollection
    if let viewController {
      above = viewController.traitCollection
    } else if let superview {
      above = superview.traitCollection
    } else if let window = self as? UIWindow {
      above = window.screen.traitCollection
    } else {
      above = MainTraits.screen
    }
    guard overrideUserInterfaceStyle != .unspecified,
      overrideUserInterfaceStyle != above.userInterfaceStyle
    else { return above }
    return above.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Works out the traits here and below, and tells of those that changed: the view before its
  /// subviews.
  package func updateTraits() {
    viewController?.noteTraits()
    let new = traitsFromAbove()
    guard let old = storedTraits, new !== old else {
      if storedTraits == nil {
        storedTraits = new
        for subview in subviews { subview.updateTraits() }
      }
      return
    }
    storedTraits = new
    if new != old { traitsDidChange(from: old, to: new) }
    for subview in subviews { subview.updateTraits() }
  }

  private func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    if new.hasDifferentColorAppearance(comparedTo: old) {
      updateBackgroundColor()
      if Self.drawsContent != false { setNeedsDisplay() }
    }
    if new.displayScale != old.displayScale { updateContentScale() }
    if new.layoutDirection != old.layoutDirection { layoutDirectionDidChange() }
    new.performAsCurrent {
      traitCollectionDidChange(old)
      traitObservers.notify(from: old, to: new)
    }
  }

  /// Adds a closure that is called, with the traits from before, when one of `traits` changed.
  public func observeTraitChanges(
    _ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitObservers.add(traits, body) }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }

  func updateBackgroundColor() {
    layer.backgroundColor = backgroundColor?.resolvedCGColor(with: traitCollection)
  }

  // MARK: Direction

  /// The direction that an attribute gives where the interface has its own language's.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction that an attribute gives under another direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func semanticContentDidChange(from old: UISemanticContentAttribute) {
    guard semanticContentAttribute != old else { return }
    layoutDirectionDidChange()
    if contentMode == .redraw { setNeedsDisplay() }
  }
}

extension UITraitCollection {
  /// The direction as views want it: an unspecified one is from the left.
  nonisolated var userInterfaceDirection: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
