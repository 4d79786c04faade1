internal import CoreGraphics
public import Foundation

/// Presents a controller in a sheet: what `.pageSheet` and `.formSheet` do.
///
///     page.sheetPresentationController?.detents = [.medium(), .large()]
///     page.sheetPresentationController?.prefersGrabberVisible = true
///     present(page, animated: true)
///
/// In narrow surroundings a sheet stands on the window's lower edge, as high as its selected
/// detent, and is dragged from one to the next or away; where height is short it covers all. In
/// wide ones a form sheet is 540 × 620 and a page sheet 704 wide and as high as fits, in the
/// middle, and `preferredContentSize` overrules either.
///
/// DIFFERENCE: the page behind is darkened and not scaled down. Content that scrolls keeps its
/// drags: a sheet is dragged by what doesn't scroll.
open class UISheetPresentationController: UIPresentationController {
  private static let usualCornerRadius: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704
  private static let margin: CGFloat = 22
  /// Seconds that the sheet takes from one detent to another.
  private static let duration: TimeInterval = 0.4
  /// Between the safe area and the top of the highest sheet.
  static let topGap: CGFloat = 10

  /// The heights at which the sheet can stand, the lowest first; `large` alone at first. An empty
  /// array counts as that.
  open var detents: [Detent] = [.large()] {
    didSet { detentsDidChange() }
  }
  /// The detent at which the sheet stands; nil for the first. Wrap a change in `animateChanges`
  /// to have it animated.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { detentsDidChange() } }
  }
  /// Up to this detent the page is not darkened and can be used; nil darkens it always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { detentsDidChange() } }
  /// Whether a short bar at the top says that the sheet can be dragged.
  open var prefersGrabberVisible = false { didSet { grabber.isHidden = !showsGrabber } }
  /// The radius of the corners; nil for the usual one.
  open var preferredCornerRadius: CGFloat? { didSet { applyCorners() } }
  /// Whether the sheet stands on the lower edge also where height is short.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { detentsDidChange() } }
  /// Whether a sheet on the lower edge is as wide as the controller prefers.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { detentsDidChange() }
  }

  private let grabber = SheetGrabber(frame: .zero)
  /// How far a finger has moved the sheet down.
  var dragOffset: CGFloat = 0
  let pan = UIPanGestureRecognizer()

  /// Makes the controller of a sheet.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    style = .pageSheet
    let dimming = PageDimming()
    dimming.onTouch = { [weak self] in self?.dismissByHand() }
    self.dimming = dimming
    pan.addAction { [weak self] _ in self?.panned() }
  }

  convenience init(
    style: UIModalPresentationStyle, presented: UIViewController, presenter: UIViewController?
  ) {
    self.init(presentedViewController: presented, presenting: presenter)
    self.style = style
  }

  /// Changes detents with an animation.
  open func animateChanges(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: changes)
  }

  /// Asks detents of one's own for their heights again.
  open func invalidateDetents() { detentsDidChange() }

  // MARK: Places

  var isNarrow: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Whether the sheet stands on the lower edge, and is dragged.
  var isEdgeAttached: Bool {
    isNarrow
      && (traitCollection.verticalSizeClass != .compact || prefersEdgeAttachedInCompactHeight)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    if isEdgeAttached { return edgeAttachedFrame(in: containerView) }
    guard !isNarrow else { return bounds }
    let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let preferred = preferredContentSize
    let standard =
      style == .formSheet ? Self.formSize : CGSize(width: Self.pageWidth, height: room.height)
    let width = min(preferred.width > 0 ? preferred.width : standard.width, room.width)
    let height = min(preferred.height > 0 ? preferred.height : standard.height, room.height)
    return CGRect(
      x: (bounds.midX - width / 2).rounded(), y: (bounds.midY - height / 2).rounded(),
      width: width, height: height)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frameOfPresentedViewInContainerView.size }

  /// What rounds the corners, so that the controller's own view is left as it is.
  private lazy var card: UIView = {
    let card = UIView(frame: frameOfPresentedViewInContainerView)
    card.clipsToBounds = true
    if let view = presentedViewController.view {
      view.frame = card.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      card.addSubview(view)
    }
    card.addSubview(grabber)
    card.addGestureRecognizer(pan)
    return card
  }()

  open override var presentedView: UIView? { container == nil ? super.presentedView : card }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    applyCorners()
    updateDimming()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    pan.isEnabled = isEdgeAttached
    grabber.isHidden = !showsGrabber
    grabber.place(in: card.bounds)
    guard phase == .presented else { return }
    place()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  /// Puts the sheet where its detent and a finger want it. Dragged down it keeps its size, dragged
  /// up it grows.
  func place() {
    guard let view = presentedView else { return }
    var frame = frameOfPresentedViewInContainerView
    frame.origin.y += dragOffset
    if dragOffset < 0 { frame.size.height -= dragOffset }
    view.frame = frame
    grabber.place(in: view.bounds)
  }

  private func detentsDidChange() {
    guard containerView != nil else { return }
    updateDimming()
    guard phase == .presented else { return }
    place()
    presentedView?.layoutIfNeeded()
  }

  /// The page is used as if nothing were over it up to the largest detent that doesn't darken.
  private func updateDimming() {
    let isUndimmed = isEdgeAttached && isSelectedUndimmed
    dimming?.isActive = !isUndimmed
    container?.passesTouches = isUndimmed
  }

  private var showsGrabber: Bool { prefersGrabberVisible && isEdgeAttached }

  private func applyCorners() {
    guard container != nil else { return }
    card.layer.cornerRadius = preferredCornerRadius ?? Self.usualCornerRadius
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    if !isNarrow {
      card.layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
  }
}

/// Is told of a sheet's detents besides the adaptation of presentations.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person dragged the sheet to another detent. Not called where the program changes it.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// The presentation controller where the controller is shown in a sheet, or will be, to set its
  /// detents; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    (nearestPresentation ?? presentationController) as? UISheetPresentationController
  }
}
