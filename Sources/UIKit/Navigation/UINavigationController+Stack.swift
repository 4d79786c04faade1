internal import QuartzCore

/// What is to be shown once the turn commits.
struct NavigationPlan {
  var operation: UINavigationController.Operation
  var isAnimated: Bool
}

extension UINavigationController {
  /// Changes the stack at once, and plans to show its top.
  /// - Returns: the pages that go.
  @discardableResult
  func change(to newStack: [UIViewController], animated: Bool) -> [UIViewController] {
    let gone = stack.filter { !newStack.contains($0) }
    let isBack = newStack.last.map { stack.contains($0) } ?? true
    for page in newStack where page.parent !== self {
      addChild(page)
      joining.append(page)
    }
    leaving.removeAll { newStack.contains($0) }
    for page in gone { page.willMove(toParent: nil) }
    leaving += gone
    stack = newStack
    plan = NavigationPlan(
      operation: isBack ? .pop : .push, isAnimated: animated || plan?.isAnimated == true)
    carryOut()
    return gone
  }

  /// Shows the top page: after the commit where the stack is on the screen and that is animated, at
  /// once where it isn't.
  func carryOut() {
    guard isViewLoaded, transition == nil, let plan else { return }
    guard appearance.state == .appeared, view.window != nil else {
      self.plan = nil
      return showTopAtOnce()
    }
    guard plan.isAnimated else { return runPlan() }
    CATransaction.afterCommit { [weak self] in self?.runPlan() }
  }

  private func runPlan() {
    guard transition == nil, let plan else { return }
    self.plan = nil
    guard shown !== topViewController else { return settleWithoutTransition() }
    NavigationTransition(in: self, plan).run()
  }

  /// The top page stays, whatever happened below it.
  private func settleWithoutTransition() {
    navigationBar.replaceItems(stack.map(\.navigationItem))?.finish()
    settleChildren()
  }

  /// Puts the view of the top page in its place with no transition. It appears with the stack.
  func showTopAtOnce() {
    if shown !== topViewController {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = topViewController
      if let shown { pages.show(shown.view, frame(ofPage: shown)) }
    }
    settleWithoutTransition()
    showToolbarItems(animated: false)
    moveBars(animated: false)
  }

  /// Tells new pages that they are children now; those that were popped are children no more.
  func settleChildren() {
    let new = joining.filter { $0.parent === self }
    joining = []
    for page in new { page.didMove(toParent: self) }
    let gone = leaving
    leaving = []
    for page in gone {
      if page !== shown { page.viewIfLoaded?.removeFromSuperview() }
      page.removeFromParent()
    }
  }
}
