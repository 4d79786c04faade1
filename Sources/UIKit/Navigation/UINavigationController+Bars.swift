internal import CoreGraphics

/// Which bars are there.
struct NavigationBars {
  /// The content of the top page, which the bars go by.
  weak var content: UIScrollView?
  var isNavigationBarHidden = false
  var isToolbarHidden = true
}

extension UINavigationController {
  func setUpViews() {
    for part in [pages, navigationBar, toolbar] as [UIView] { view.addSubview(part) }
    navigationBar.onBack = { [weak self] in self?.goBack() }
    navigationBar.onHeightChange = { [weak self] in self?.layOutBars() }
    edgePan.addAction { [weak self] _ in self?.edgePanned() }
    view.addGestureRecognizer(edgePan)
    plan = nil
    showTopAtOnce()
  }

  private func goBack() {
    guard transition == nil else { return }
    popViewController(animated: true)
  }

  private var isToolbarShown: Bool {
    !bars.isToolbarHidden && topViewController?.hidesBottomBarWhenPushed != true
  }

  /// Gives the bars their places and the pages their safe area.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let height = UINavigationBar.height
    let bottom = isToolbarShown ? bounds.height - safe.bottom - height : bounds.height
    toolbar.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: height)
    pages.frame = bounds
    pages.barInsets = UIEdgeInsets(
      top: bars.isNavigationBarHidden ? 0 : height, left: 0, bottom: isToolbarShown ? height : 0,
      right: 0)
    makeRoomForTitles()
    if transition == nil, let page = shown, let view = page.viewIfLoaded, view.superview === pages {
      view.frame = frame(ofPage: page)
    }
    followContent()
    // A hidden bar lies beyond the edge, with the ground that goes on behind the status bar.
    let full = height + roomOfTopTitle
    navigationBar.frame = CGRect(
      x: 0, y: bars.isNavigationBarHidden ? -full : safe.top, width: bounds.width,
      height: max(height, full - titleCollapse))
  }

  func moveBars(animated: Bool) {
    guard isViewLoaded else { return }
    guard animated, view.window != nil else {
      hideBarsOutOfSight()
      return layOutBars()
    }
    navigationBar.isHidden = false
    toolbar.isHidden = false
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) {
      self.layOutBars()
      self.navigationBar.layoutIfNeeded()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.hideBarsOutOfSight()
    }
  }

  /// Bars that are out of sight take no touches and no focus.
  func hideBarsOutOfSight() {
    navigationBar.isHidden = bars.isNavigationBarHidden
    toolbar.isHidden = !isToolbarShown
  }

  func showToolbarItems(animated: Bool) {
    toolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }
}

/// The view of a navigation controller.
final class NavigationRootView: UIView {
  private weak var controller: UINavigationController?

  init(controller: UINavigationController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutBars()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    controller?.layOutBars()
  }
}

/// Holds the views of pages, and adds the bars to their safe area.
final class NavigationPagesView: UIView {
  var barInsets = UIEdgeInsets.zero {
    didSet {
      guard barInsets != oldValue else { return }
      for view in subviews { view.updateSafeAreaInsets() }
    }
  }

  override class var drawsContent: Bool? { false }

  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets + barInsets }

  /// Shows a page's view alone.
  func show(_ page: UIView, _ frame: CGRect) {
    page.frame = frame
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(page)
  }
}
