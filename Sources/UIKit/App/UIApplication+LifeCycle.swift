public import Foundation

extension UIApplication {
  /// Posted when the application has started.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the application got the keyboard.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the application is about to lose the keyboard.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the application is about to be seen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the application is no longer seen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the application is about to end.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the application should use less memory.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  func becomeActive() {
    guard applicationState != .active else { return }
    applicationState = .active
    mainScene.activationState = .foregroundActive
    delegate?.applicationDidBecomeActive(self)
    mainScene.delegate?.sceneDidBecomeActive(mainScene)
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: mainScene)
  }

  func resignActive() {
    guard applicationState == .active else { return }
    delegate?.applicationWillResignActive(self)
    mainScene.delegate?.sceneWillResignActive(mainScene)
    NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: mainScene)
    applicationState = .inactive
    mainScene.activationState = .foregroundInactive
  }

  /// Tells everybody that the end is near, and ends the loop of turns.
  package func terminate() {
    resignActive()
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    frameLoop.stop()
  }

  func finishLaunching() {
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
  }
}
