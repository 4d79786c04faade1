extension UIViewController {
  /// Passes a wish for another size up: to the container, or to the presentation that shows this
  /// controller.
  func announcePreferredContentSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Tells each child of its share in a change of size. Those that keep their size hear nothing.
  func tellChildren(size: CGSize, coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.loadedView?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
}
