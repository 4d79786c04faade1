extension UIViewControllerContextTransitioning {
  /// Puts the incoming view, where it is the animator's, into the container at its final frame.
  func placeIncomingView(isOnTop: Bool) {
    guard let view = view(forKey: .to), let controller = viewController(forKey: .to) else { return }
    if isOnTop {
      containerView.addSubview(view)
    } else if let outgoing = self.view(forKey: .from), outgoing.superview === containerView {
      containerView.insertSubview(view, belowSubview: outgoing)
    } else {
      containerView.insertSubview(view, at: 0)
    }
    view.frame = finalFrame(for: controller)
  }
}
