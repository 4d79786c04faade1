import UIKit

/// What was called, in order.
final class CallLog {
  var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A controller that writes down its callbacks as "name callback".
class LoggingController: UIViewController {
  let name: String
  let log: CallLog
  /// Does more in a callback.
  var reactions: [String: () -> Void] = [:]
  /// The animator and presentation controller to hand out, with this controller as the delegate.
  var kit: TransitionKit?

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    name = ""
    log = CallLog()
    super.init(coder: coder)
  }

  func note(_ call: String) {
    log.add("\(name) \(call)")
    reactions[call]?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }
}

/// Hands out an animator and a presentation controller that write to a log.
final class TransitionKit: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog
  var animator: LoggingAnimator?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(_ log: CallLog) {
    self.log = log
    animator = LoggingAnimator(log)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    makePresentation?(presented, presenting)
      ?? LoggingPresentation(log, presented: presented, presenting: presenting)
  }
}

/// Fades the incoming or outgoing view over 0.4 s.
final class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog
  var completes = true
  /// Does something else instead of the fade.
  var animate: ((any UIViewControllerContextTransitioning) -> Void)?
  private(set) var seen: (from: UIView?, to: UIView?) = (nil, nil)

  init(_ log: CallLog) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.add("animateTransition")
    seen = (context.view(forKey: .from), context.view(forKey: .to))
    if let animate { return animate(context) }
    if let to = seen.to, let controller = context.viewController(forKey: .to) {
      context.containerView.addSubview(to)
      to.frame = context.finalFrame(for: controller)
      to.alpha = 0
    }
    UIView.animate(withDuration: 0.4) {
      if let to = self.seen.to { to.alpha = 1 } else { self.seen.from?.alpha = 0 }
    } completion: { _ in
      context.completeTransition(self.completes && !context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.add("animationEnded \(transitionCompleted)")
  }
}

/// A presentation controller that writes down its callbacks.
class LoggingPresentation: UIPresentationController {
  let log: CallLog
  var removesPresentersView = false
  var insets = UIEdgeInsets.zero

  init(_ log: CallLog, presented: UIViewController, presenting: UIViewController?) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removesPresentersView }
  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).inset(by: insets)
  }
  override func presentationTransitionWillBegin() {
    log.add("presentationTransitionWillBegin")
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [log] _ in log.add("alongside") },
      completion: { [log] in log.add("alongside ended\($0.isCancelled ? ", cancelled" : "")") })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.add("presentationTransitionDidEnd \(completed)")
  }
  override func dismissalTransitionWillBegin() { log.add("dismissalTransitionWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.add("dismissalTransitionDidEnd \(completed)")
  }
}
