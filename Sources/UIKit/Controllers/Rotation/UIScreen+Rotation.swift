public import Foundation

extension UIScreen {
  /// Which way up the interface is.
  package var interfaceOrientation: UIInterfaceOrientation { rotation.orientation }

  /// Puts a device's form around the screen: its safe area follows, now and when it turns.
  package func setDeviceEdges(_ edges: DeviceEdges) {
    rotation.deviceEdges = edges
    safeAreaInsets = rotation.insets
  }

  /// Whether the interface may turn to an orientation that it is not in: whether the controllers on
  /// show support that.
  package func canRotate(to orientation: UIInterfaceOrientation) -> Bool {
    guard orientation != .unknown, orientation != rotation.pending ?? rotation.orientation else {
      return false
    }
    let supported = windows.last { $0.rootViewController != nil }?.supportedInterfaceOrientations
    return (supported ?? .all).contains(orientation.mask)
  }

  /// Turns the interface, if the controllers on show support the orientation. Where its width and
  /// height change places, that happens when the desktop has given the window its new size.
  /// - Returns: whether the interface turns or is that way up already.
  @discardableResult
  package func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    guard orientation != .unknown else { return false }
    guard orientation != rotation.pending ?? rotation.orientation else { return true }
    guard canRotate(to: orientation) else { return false }

    NotificationCenter.default.post(
      name: UIApplication.willChangeStatusBarOrientationNotification, object: UIApplication.shared,
      userInfo: [
        UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)
      ])
    rotation.pending = orientation
    let turned = CGSize(width: bounds.height, height: bounds.width)
    if orientation.isLandscape == rotation.orientation.isLandscape {
      let turn = orientation.turn(from: rotation.orientation)
      finishTurn()
      for window in windows {
        SizeTransition(
          window: window, newFrame: window.frame, duration: SizeTransition.rotationDuration,
          turn: turn
        ).run()
      }
    } else if let serverWindow {
      serverWindow.resize(to: turned)
    } else {
      resize(to: turned, scale: scale)
    }
    return true
  }

  /// Tells the controllers of a size and traits to come. If the screen was asked to turn, it turns
  /// with that. A window that fills the screen is to fill it still.
  /// - Returns: what is to run once the screen has its size.
  func announce(_ newSize: CGSize, traits: UITraitCollection) -> [SizeTransition] {
    let isTurning = rotation.pending != nil
    let turn = rotation.pending?.turn(from: rotation.orientation) ?? 0
    let transitions = windows.map { window in
      SizeTransition(
        window: window,
        newFrame: window.frame == bounds ? CGRect(origin: .zero, size: newSize) : window.frame,
        duration: isTurning ? SizeTransition.rotationDuration : 0, turn: turn)
    }
    for transition in transitions { transition.announce(traits: traits) }
    isResizing = true
    finishTurn()
    isResizing = false
    return transitions
  }

  private func finishTurn() {
    guard let orientation = rotation.pending else { return }
    let old = rotation.orientation
    rotation.pending = nil
    rotation.orientation = orientation
    safeAreaInsets = rotation.insets
    NotificationCenter.default.post(
      name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: old.rawValue)])
  }
}

extension UIApplication {
  /// Posted before the interface turns; the user info has the new orientation's number.
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the interface has turned; the user info has the former orientation's number.
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The key of an orientation's number.
  nonisolated public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"

  /// Which way up the interface is.
  public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
}

extension UIWindowScene {
  /// Which way up the interface is.
  public var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
}
