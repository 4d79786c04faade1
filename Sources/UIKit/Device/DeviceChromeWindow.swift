internal import CoreGraphics

/// What a device draws over everything: status bar, home indicator, and the menu while it is open.
/// Touches go through all but the menu.
final class DeviceChromeWindow: UIWindow {
  let bar: StatusBarView
  private let indicator = UIView(frame: .zero)
  private let edges: DeviceEdges
  private var menu: DeviceMenu?
  private var isBarHidden = false
  private var barAnimation = UIStatusBarAnimation.none

  init(screen: UIScreen, form: DeviceForm, clock: StatusClock) {
    edges = form.edges
    bar = StatusBarView(edges: form.edges, clock: clock)
    super.init(frame: screen.bounds)
    windowLevel = UIWindow.Level(rawValue: 20_000_000)
    indicator.layer.cornerRadius = Self.indicatorHeight / 2
    indicator.isUserInteractionEnabled = false
    indicator.isHidden = !edges.hasHomeIndicator
    bar.isAccessibilityElement = false
    addSubview(indicator)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { return nil }

  override var canBecomeKey: Bool { false }
  override var belongsToSystem: Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let menu else { return nil }
    return menu.hitTest(convert(point, to: menu), with: event) ?? self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Only while the menu is open do touches come here, and then they are beside it.
    closeMenu()
  }

  /// The strip's height, its distance from the lower edge, and its length as a part of the shorter
  /// side (seen).
  private static let indicatorHeight: CGFloat = 5
  private static let indicatorInset: CGFloat = 8
  private static let indicatorPart: CGFloat = 0.357

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = edges.statusBarHeight
    let width = bounds.width
    let lift = isBarHidden && barAnimation == .slide ? -height : 0
    bar.frame = CGRect(x: 0, y: lift, width: width, height: height)
    let length = min(width, bounds.height) * Self.indicatorPart
    indicator.frame = CGRect(
      x: ((width - length) / 2).rounded(),
      y: bounds.height - Self.indicatorInset - Self.indicatorHeight, width: length.rounded(),
      height: Self.indicatorHeight)
  }

  /// Shows the status bar as wanted; inside an animation it goes along.
  func show(_ appearance: StatusBarAppearance, content: UIColor) {
    isBarHidden = appearance.isHidden
    barAnimation = appearance.animation
    bar.content = content
    bar.alpha = isBarHidden ? 0 : 1
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Where the status bar is; nil while it is hidden.
  var barFrame: CGRect? { isBarHidden ? nil : bar.frame }

  /// What changes without a controller saying so.
  /// - Parameters:
  ///   - content: the colour of the status bar's content.
  ///   - foot: what can be seen at the foot of the page, where no keyboard is.
  func refresh(content: UIColor, foot: UIColor) {
    bar.content = content
    let keyboard = KeyboardController.shared
    let below = keyboard.isShown ? (keyboard.isDark ? UIColor.white : .black) : foot
    if indicator.backgroundColor != below { indicator.backgroundColor = below }
    if frame != screen.bounds { frame = screen.bounds }
  }

  // MARK: The menu

  var isMenuOpen: Bool { menu != nil }

  func openMenu(at point: CGPoint, entries: [DeviceMenu.Entry]) {
    closeMenu()
    let menu = DeviceMenu(entries) { [weak self] in self?.closeMenu() }
    let size = menu.fittingSize
    menu.frame = CGRect(
      x: max(8, min(point.x, bounds.width - size.width - 8)),
      y: max(8, min(point.y, bounds.height - size.height - 8)), width: size.width,
      height: size.height)
    addSubview(menu)
    self.menu = menu
  }

  func closeMenu() {
    menu?.removeFromSuperview()
    menu = nil
  }
}
