internal import Foundation

// DIFFERENCE: sheets have one height and are not dragged; the page behind is darkened and not
// scaled down.
/// The presentations of the sheet styles.
///
/// In narrow surroundings a sheet covers the window up to 10 points below its safe area, with
/// round corners above; where height is short it covers all. In wide ones a form sheet is 540 ×
/// 620 and a page sheet 704 wide and as high as fits, in the middle, and `preferredContentSize`
/// overrules either.
final class SheetPresentation: UIPresentationController {
  private static let cornerRadius: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704
  private static let margin: CGFloat = 22

  init(style: UIModalPresentationStyle, presented: UIViewController, presenter: UIViewController?) {
    super.init(presentedViewController: presented, presenting: presenter)
    self.style = style
    let dimming = PageDimming()
    dimming.onTouch = { [weak self] in
      guard let self, !isNarrow else { return }
      dismissByHand()
    }
    self.dimming = dimming
  }

  private var isNarrow: Bool { traitCollection.horizontalSizeClass != .regular }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    guard !isNarrow else {
      guard traitCollection.verticalSizeClass != .compact else { return bounds }
      let top = containerView.safeAreaInsets.top + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
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

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frameOfPresentedViewInContainerView.size }

  /// What rounds the corners, so that the controller's own view is left as it is.
  private lazy var card: UIView = {
    let card = UIView(frame: frameOfPresentedViewInContainerView)
    card.layer.cornerRadius = Self.cornerRadius
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    if !isNarrow {
      card.layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    card.clipsToBounds = true
    if let view = presentedViewController.view {
      view.frame = card.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      card.addSubview(view)
    }
    return card
  }()

  override var presentedView: UIView? { container == nil ? super.presentedView : card }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard phase == .presented else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }
}
