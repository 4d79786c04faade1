public import Foundation

/// Who decides what the application does when it starts, and is told of its life.
///
///     @main
///     class AppDelegate: UIResponder, UIApplicationDelegate {
///       var window: UIWindow?
///       func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///       ) -> Bool {
///         window = UIWindow(frame: UIScreen.main.bounds)
///         window?.rootViewController = Page()
///         window?.makeKeyAndVisible()
///         return true
///       }
///     }
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window.
  var window: UIWindow? { get set }
  /// The application starts; nothing is visible yet.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application has started; make the window here. The answer has no effect here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application has the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application is about to lose the keyboard.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application is no longer seen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Goes on.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
