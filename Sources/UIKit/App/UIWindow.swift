public import CoreGraphics
internal import QuartzCore

/// The top of a tree of views, and one of those that lie on the screen by their level.
///
/// A window is hidden when made. The program keeps it: a window that nobody refers to is gone.
/// Keys go to the key window; when that is hidden, the window that was key before is key again.
open class UIWindow: UIView {
  /// What lies above what. Windows of one level lie in the order in which they were shown.
  nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height.
    public var rawValue: CGFloat
    /// Makes a level of a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level of a height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Pages.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)
    /// Lower levels first.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// The level higher by a height.
    public static func + (level: Level, height: CGFloat) -> Level {
      Level(rawValue: level.rawValue + height)
    }
    /// The level lower by a height.
    public static func - (level: Level, height: CGFloat) -> Level {
      Level(rawValue: level.rawValue - height)
    }
  }

  /// Posted by a window that became visible.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted by a window that was hidden.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted by a window that gets the keys.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted by a window that lost the keys.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  package override class var drawsContent: Bool? { self == UIWindow.self ? false : nil }

  /// The screen that shows the window.
  open var screen: UIScreen { windowScene?.screen ?? .main }
  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?
  /// How high the window lies.
  open var windowLevel: Level = .normal { didSet { UIApplication.shared.windowStack.reorder() } }
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }
  /// Whether keys go here.
  open var isKeyWindow: Bool { UIApplication.shared.windowStack.key === self }
  /// Whether the window may get the keys.
  open var canBecomeKey: Bool { true }

  /// Whether the window is the system's: not in the application's list, and never asked what the
  /// status bar or the orientation should be.
  var belongsToSystem: Bool { false }

  /// The responder that gets the keys while the window is key.
  package var firstResponder: UIResponder?
  /// Who is about to be first responder while the present one resigns.
  var successor: UIResponder?
  /// What the Tab key moves.
  package private(set) lazy var focus = FocusSystem(window: self)
  /// Brings touches to recognisers and views.
  private(set) lazy var touchDelivery = TouchDelivery(window: self)

  /// Makes a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare(for: UIApplication.shared.mainScene)
  }

  /// Makes a hidden window of a scene that fills its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    prepare(for: windowScene)
  }

  private func prepare(for scene: UIWindowScene) {
    windowScene = scene
    super.isHidden = true
    updateSafeAreaInsets()
  }

  /// Makes a hidden window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a hidden window that fills the screen.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
    frame = UIScreen.main.bounds
  }

  isolated deinit {
    layer.removeFromSuperlayer()
    UIApplication.shared.windowStack.forgetDeadWindows()
  }

  open override var next: UIResponder? { viewController ?? windowScene ?? UIApplication.shared }
  open override var window: UIWindow? { self }

  open override var isHidden: Bool {
    get { super.isHidden }
    set { setWindowHidden(newValue) }
  }

  private func setWindowHidden(_ isHidden: Bool) {
    guard isHidden != super.isHidden else { return }
    super.isHidden = isHidden
    if isHidden {
      UIApplication.shared.windowStack.remove(self)
    } else {
      UIApplication.shared.windowStack.add(self)
    }
    visibilityDidChangeForRootViewController()
    NotificationCenter.default.post(
      name: isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
      object: self)
  }

  /// Gives the window the keys.
  open func makeKey() {
    guard canBecomeKey else { return }
    UIApplication.shared.windowStack.makeKey(self)
  }
  /// Shows the window in front of those of its level and gives it the keys.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.windowStack.bringToFront(self)
    makeKey()
  }
  /// The window got the keys. Don't call it yourself.
  open func becomeKey() {}
  /// The window lost the keys. Don't call it yourself.
  open func resignKey() {}

  /// Brings an event to its views and recognisers.
  open func sendEvent(_ event: UIEvent) { touchDelivery.deliver(event) }

  /// A point of the window in another window's coordinates; nil stands for the screen's.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer ?? screen.rootLayer)
  }
  /// A point of another window, nil for the screen, in this one's coordinates.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer ?? screen.rootLayer)
  }
  /// A rectangle of the window in another window's coordinates; nil stands for the screen's.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    layer.convert(rect, to: window?.layer ?? screen.rootLayer)
  }
  /// A rectangle of another window, nil for the screen, in this one's coordinates.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer ?? screen.rootLayer)
  }

  /// Who gets the keys: the first responder, what has the focus, or the controller on top.
  package var keyTarget: UIResponder {
    firstResponder ?? focus.focusedView ?? topmostViewController?.view ?? self
  }

  /// What the screen's safe area takes from this window.
  var screenSafeArea: UIEdgeInsets {
    let insets = screen.safeAreaInsets
    let outer = screen.bounds
    return UIEdgeInsets(
      top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
      bottom: max(0, insets.bottom - (outer.maxY - frame.maxY)),
      right: max(0, insets.right - (outer.maxX - frame.maxX)))
  }
}
