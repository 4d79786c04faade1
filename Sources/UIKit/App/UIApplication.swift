internal import CoreGraphics
package import QuartzCore
package import WindowServer

/// The running program: its windows, its events and its turns.
///
/// There is one, made when it is first asked for. `UIApplicationMain`, or `main()` of a delegate,
/// connects it to the desktop and runs it; tests and pictures start it over an offscreen server
/// and take its turns by hand.
open class UIApplication: UIResponder {
  /// Whether the application has the reader's attention.
  nonisolated public enum State: Int, Sendable {
    /// It has.
    case active = 0
    /// It is seen, and something else has the keyboard.
    case inactive = 1
    /// It isn't seen.
    case background = 2
  }

  /// Keys of the options that an application is started with. There are none here.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private static var instance: UIApplication?

  /// The application.
  public static var shared: UIApplication {
    if let instance { return instance }
    let application = UIApplication()
    instance = application
    return application
  }

  /// Makes another class of application the one. Before anything asked for it only.
  static func setShared(_ application: UIApplication) {
    precondition(instance == nil, "There can be only one application, and it is there already.")
    instance = application
  }

  /// Who decides what the application does; not retained, except by `UIApplicationMain`.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether the application has the reader's attention.
  open internal(set) var applicationState: State = .inactive

  let windowStack = WindowStack()
  package private(set) lazy var mainScreen = UIScreen()
  private(set) lazy var mainScene = UIWindowScene(screen: mainScreen)
  package let frameLoop = FrameLoop()
  package private(set) lazy var eventRouter = EventRouter(application: self)
  /// Keeps the delegate that `UIApplicationMain` made.
  var retainedDelegate: (any UIApplicationDelegate)?
  var ignoredInteractionLevel = 0

  /// The desktop; nil until the application is started.
  package private(set) var server: (any WindowServer)?

  /// Called when the person closes the window of the desktop; ends the application where nobody
  /// is set.
  package var onCloseRequest: (() -> Void)?
  /// Called when the desktop or a signal asks the program to end.
  package var onQuit: (() -> Void)?
  /// Called after the keys went from one responder to another: within a window, or with the keys
  /// to another window. The keyboard and the input method listen.
  package var onFirstResponderChange: ((UIResponder?, UIResponder?) -> Void)?

  /// Makes the application. `UIApplicationMain` does that.
  public override init() { super.init() }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows

  /// The visible windows, back to front.
  open var windows: [UIWindow] { windowStack.visible.filter { !$0.belongsToSystem } }
  /// The window with the keys.
  open var keyWindow: UIWindow? { windowStack.key }
  /// The scenes: one, once the application was started.
  open var connectedScenes: Set<UIScene> { [mainScene] }
  /// One scene only.
  open var supportsMultipleScenes: Bool { false }

  /// The visible windows with those of the system, such as the keyboard's, back to front.
  package var allWindows: [UIWindow] { windowStack.visible }

  // MARK: Events

  /// Brings an event to the window that it belongs to.
  open func sendEvent(_ event: UIEvent) { eventRouter.dispatch(event) }

  /// Whether touches and keys are dropped.
  open var isIgnoringInteractionEvents: Bool { ignoredInteractionLevel > 0 }
  /// Drops touches and keys until the matching `endIgnoringInteractionEvents`.
  open func beginIgnoringInteractionEvents() { ignoredInteractionLevel += 1 }
  /// Ends what `beginIgnoringInteractionEvents` began.
  open func endIgnoringInteractionEvents() {
    ignoredInteractionLevel = max(0, ignoredInteractionLevel - 1)
  }

  func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
    KeyboardController.shared.firstResponderDidChange(from: old, to: new)
    onFirstResponderChange?(old, new)
  }

  // MARK: Turns

  /// Takes one turn at the present time of the one clock.
  package func runTurn() { frameLoop.runTurn() }
  /// When the next turn has something to do; infinity if only an event can bring something.
  package var nextWakeTime: CFTimeInterval { frameLoop.nextWakeTime }
  /// Takes turns, asleep between them, until the application is terminated.
  package func run() { frameLoop.run() }

  // MARK: Start and end

  /// Connects the application to a desktop and makes it active.
  /// - Parameters:
  ///   - server: the desktop, real or offscreen.
  ///   - clock: what everything goes by; a stepped one makes every turn reproducible.
  ///   - window: the desktop's window that the main screen is in; nil where `UIScreen.main` is to
  ///     be opened later.
  ///   - launch: called when the screen is there and before the application becomes active.
  package static func start(
    server: any WindowServer, clock: any MediaClock = SystemMediaClock(),
    window: WindowDescription? = nil, launch: () -> Void = {}
  ) throws(WindowServerError) {
    CurrentMediaClock.clock = clock
    let application = shared
    application.server = server
    if let window { try application.mainScreen.open(window, on: server) }
    application.eventRouter.guardKeys()
    application.frameLoop.start(application: application)
    launch()
    application.becomeActive()
  }

  /// Forgets the application, its windows, timers and unfinished animations, so that the next
  /// use starts anew. For tests.
  package static func reset() {
    guard let old = instance else { return }
    old.frameLoop.stop()
    DeviceSimulation.current?.end()
    KeyboardController.shared.reset()
    KeyboardTracker.shared.reset()
    UIDevice.current.reset()
    for window in old.windows { window.isHidden = true }
    old.mainScreen.close()
    old.server?.shutDown()
    old.server = nil
    instance = nil
    MediaTimer.reset()
    CATransaction.reset()
    MainTraits.screen = UITraitCollection(values: .initial)
    ViewAnimation.reset()
    GestureArbiter.shared.reset()
    UIAccessibility.reset()
    MotionTracker.shared.reset()
  }
}
