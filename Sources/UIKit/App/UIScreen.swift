public import CoreGraphics
package import QuartzCore
package import WindowServer

/// What windows are shown on: here, the content of one window of the desktop.
///
/// `bounds` is in points. A screen exists before its window of the desktop does; until then it has
/// the size of `UIScreen.initialSize` and draws nothing.
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen that windows are shown on.
  public static var main: UIScreen { UIApplication.shared.mainScreen }
  /// All screens.
  public static var screens: [UIScreen] { [main] }
  /// The size in points of a screen that is not open yet: that of a common telephone.
  package static let initialSize = CGSize(width: 390, height: 844)

  /// The layer that the windows' layers are in.
  package let rootLayer = CALayer()
  /// The window on the desktop; nil until it is opened.
  package private(set) var serverWindow: (any ServerWindow)?
  /// Draws the screen; nil until it is opened.
  private(set) var presenter: ScreenPresenter?
  /// What bars and notches of the device take from the edges.
  package var safeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard !isResizing else { return }
      for window in windows { window.updateSafeAreaInsets() }
    }
  }
  /// Which way up the screen is.
  package var rotation = ScreenRotation()
  /// No frames are drawn while this is set, so that a stepped clock moves on faster.
  package var isFrozen = false { didSet { presenter?.isFrozen = isFrozen } }
  /// The windows are about to learn of a new size, and of the safe area with it.
  var isResizing = false

  private var size = UIScreen.initialSize
  private var traits = UITraitCollection(values: .initial)

  /// In points, the origin at the top left.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  /// Pixels per point.
  public var scale: CGFloat { traits.displayScale }
  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// From 0 to 1. Kept, and without effect on the desktop.
  public var brightness: CGFloat = 1
  /// How many frames there are in a second at most.
  public var maximumFramesPerSecond: Int { FrameLoop.framesPerSecond }
  /// The traits that windows start from.
  public var traitCollection: UITraitCollection { traits }

  override init() {
    super.init()
    rootLayer.anchorPoint = .zero
    rootLayer.name = "screen"
    updateRootLayer()
  }

  /// A trait changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The visible windows, back to front.
  var windows: [UIWindow] { UIApplication.shared.windowStack.visible.filter { $0.screen === self } }

  // MARK: The desktop

  /// Opens the window of the desktop that shows this screen.
  package func open(_ description: WindowDescription, on server: any WindowServer)
    throws(WindowServerError)
  {
    let window = try server.openWindow(description)
    serverWindow = window
    setTraits { $0.userInterfaceStyle = server.appearance == .dark ? .dark : .light }
    resize(to: window.size, scale: window.scale)
    presenter = ScreenPresenter(screen: self, window: window)
  }

  /// Takes the window off the desktop.
  package func close() {
    presenter = nil
    serverWindow?.close()
    serverWindow = nil
  }

  /// The desktop gave the screen another size or scale.
  package func resize(to newSize: CGSize, scale newScale: CGFloat) {
    let newTraits = traits.modifyingTraits { traits in
      traits.displayScale = newScale > 0 ? newScale : 1
      traits.horizontalSizeClass = newSize.width < Self.regularLength ? .compact : .regular
      traits.verticalSizeClass = newSize.height < Self.regularHeight ? .compact : .regular
    }
    let isTurning = rotation.pending != nil
    let transitions = size == newSize ? [] : announce(newSize, traits: newTraits)
    size = newSize
    updateRootLayer()
    takeTraits(newTraits)
    rootLayer.contentsScale = self.scale
    presenter?.screenDidResize()
    for transition in transitions { transition.run() }
    if !transitions.isEmpty {
      KeyboardController.shared.screenDidChange(isTurning: isTurning)
    }
  }

  /// Changes traits and hands them to the windows.
  package func setTraits(_ change: (inout any UIMutableTraits) -> Void) {
    takeTraits(traits.modifyingTraits(change))
  }

  private func takeTraits(_ new: UITraitCollection) {
    let old = traits
    guard new != old else { return }
    traits = new
    if UIApplication.shared.mainScreen === self { MainTraits.screen = new }
    traitCollectionDidChange(old)
    for window in windows { window.updateTraits() }
  }

  private func updateRootLayer() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    rootLayer.frame = bounds
    CATransaction.commit()
  }

  /// From this width on there is room for two columns, as on tablets.
  private static let regularLength: CGFloat = 600
  /// Telephones that lie on their side are lower than this.
  private static let regularHeight: CGFloat = 480
}
