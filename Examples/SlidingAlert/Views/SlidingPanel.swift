import UIKit

/// A grey veil over a view, with a panel that slides in from the top edge: content above, a toolbar
/// below.
///
/// The veil takes all touches. What a status bar or a notch covers is added to the panel's height,
/// and its content keeps clear of it.
class SlidingPanel: UIView {
  /// How long the panel slides, in seconds.
  static let duration: TimeInterval = 0.25
  static let toolbarHeight: CGFloat = 44

  let veil = UIView()
  let panel = UIView()
  /// What is to be seen above the toolbar, as wide as the panel. Subviews lay themselves out in it.
  let content = UIView()
  let toolbar = UIToolbar()
  /// Whether the panel is in its place, or on the way there.
  private(set) var isDown = false {
    didSet { if isDown != oldValue { onMove?() } }
  }
  /// Called when the panel sets out for its place, or to leave it.
  var onMove: (() -> Void)?

  private let panelHeight: CGFloat

  /// Makes a panel of a height, toolbar included, that is not shown yet.
  init(panelHeight: CGFloat) {
    self.panelHeight = panelHeight
    super.init(frame: .zero)
    clipsToBounds = true
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    veil.backgroundColor = UIColor(white: 0.33, alpha: 0.75)
    veil.alpha = 0
    panel.backgroundColor = UIColor(white: 204 / 255, alpha: 1)
    content.frame = CGRect(
      x: 0, y: 0, width: 320, height: panelHeight - Self.toolbarHeight)
    toolbar.barStyle = .black
    toolbar.barTintColor = .black
    toolbar.isTranslucent = false
    toolbar.tintColor = .white
    panel.addSubview(content)
    panel.addSubview(toolbar)
    addSubview(veil)
    addSubview(panel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Sliding

  /// Covers a view and slides the panel in; from where it is, if it was on its way out.
  func slideIn(over target: UIView) {
    if superview !== target {
      leave()
      frame = target.bounds
      target.addSubview(self)
      layoutIfNeeded()
    }
    move(down: true)
  }

  /// Slides the panel out, and leaves the view that it covers when that has ended.
  func slideOut() { move(down: false) }

  /// Leaves the view that it covers at once.
  func leave() {
    isDown = false
    veil.alpha = 0
    removeFromSuperview()
  }

  private func move(down: Bool) {
    guard isDown != down else { return }
    isDown = down
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
      self.veil.alpha = down ? 1 : 0
      self.placePanel()
    } completion: { _ in
      if !self.isDown { self.removeFromSuperview() }
    }
  }

  // MARK: Layout

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    veil.frame = bounds
    placePanel()
    let safe = safeAreaInsets
    let toolbarY = panel.bounds.height - Self.toolbarHeight
    content.frame = CGRect(
      x: safe.left, y: safe.top, width: max(0, bounds.width - safe.left - safe.right),
      height: toolbarY - safe.top)
    toolbar.frame = CGRect(
      x: 0, y: toolbarY, width: bounds.width, height: Self.toolbarHeight)
  }

  private func placePanel() {
    let height = panelHeight + safeAreaInsets.top
    panel.frame = CGRect(x: 0, y: isDown ? 0 : -height, width: bounds.width, height: height)
  }
}
