public import Foundation

/// Is told of a bubble's placing besides the adaptation of presentations.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The bubble is about to be presented; the last moment to set its anchor.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Presents in a bubble with an arrow that points at an anchor.
///
/// Set `sourceView`, and `sourceRect` unless it is all of the view, between asking the presented
/// controller for its `popoverPresentationController` and presenting it. In narrow surroundings
/// it is a form sheet instead, unless the delegate answers `.none`. A touch outside dismisses.
open class UIPopoverPresentationController: UIPresentationController {
  /// Our choice where the presented controller has no `preferredContentSize`.
  private static let standardSize = CGSize(width: 320, height: 480)

  /// The view with the anchor.
  open weak var sourceView: UIView?
  /// The anchor, in the coordinates of `sourceView`; null for all of it.
  open var sourceRect = CGRect.null
  /// The bar button to point at, in place of a view.
  open weak var barButtonItem: UIBarButtonItem?
  /// Where the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow points, once the bubble is placed.
  public private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// What to keep clear at the container's edges, beside the safe area.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The colour of the bubble; nil for that of the presented view.
  open var backgroundColor: UIColor?

  private lazy var bubble = PopoverView(content: presentedViewController.view)

  /// Makes the controller of a bubble.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    style = .popover
    let dimming = PageDimming(alpha: 0.1)
    dimming.onTouch = { [weak self] in self?.dismissByHand() }
    self.dimming = dimming
  }

  open override var presentedView: UIView? { container == nil ? super.presentedView : bubble }

  open override var frameOfPresentedViewInContainerView: CGRect { placing?.frame ?? .zero }

  /// Whether it is known what to point at.
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }

  override func isReadyToBegin() -> Bool {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    return true
  }

  open override func presentationTransitionWillBegin() {
    if !hasAnchor {
      UIKitLog.warn(
        "\(type(of: presentedViewController)) is presented as a popover without a sourceView; "
          + "it is placed in the middle of the window.")
    }
    super.presentationTransitionWillBegin()
    bubble.fill =
      backgroundColor ?? presentedViewController.view.backgroundColor ?? .systemBackground
    place()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    place()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { placing?.body.size ?? parentSize }

  override func systemAnimator(
    isPresentation: Bool, presenter: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    CrossDissolveAnimator(isPresentation: isPresentation)
  }

  private func place() {
    guard let placing else { return }
    arrowDirection = placing.direction
    bubble.layout = placing
  }

  private var placing: PopoverLayout? {
    guard let containerView else { return nil }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    let preferred = presentedViewController.preferredContentSize
    return PopoverLayout(
      content: preferred == .zero ? Self.standardSize : preferred,
      anchor: anchor(in: containerView),
      room: room, permitted: permittedArrowDirections)
  }

  private func anchor(in container: UIView) -> CGRect {
    if let button = barButtonItem?.shownView, button.window != nil {
      return button.convert(button.bounds, to: container)
    }
    guard let sourceView, sourceView.window != nil else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }
}

extension UIViewController {
  /// The presentation controller where the style is `.popover`, to set its anchor before
  /// presenting; nil for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard
      let presentation = nearestPresentation
        ?? (modalPresentationStyle == .popover ? presentationController : nil)
    else { return nil }
    return (presentation.adaptedFrom ?? presentation) as? UIPopoverPresentationController
  }
}
