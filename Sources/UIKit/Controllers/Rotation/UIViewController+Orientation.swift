extension UIViewController {
  /// The way up of the interface that the controller is in.
  public var interfaceOrientation: UIInterfaceOrientation {
    (loadedView?.window?.screen ?? UIScreen.main).interfaceOrientation
  }

  /// Says that the answer of `supportedInterfaceOrientations` has changed; turns the interface
  /// where it is in none of the supported ones.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    loadedView?.window?.turnToSupportedOrientation()
  }

  /// Turns the interface as the device is held, if the controllers on show support it.
  public static func attemptRotationToDeviceOrientation() {
    UIScreen.main.rotate(to: UIDevice.current.orientation.interfaceOrientation)
  }
}

extension UIWindow {
  /// The orientations that the topmost controller covering the window supports.
  package var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard var controller = rootViewController else { return .all }
    while let presented = controller.presentedHere, let presentation = presented.presentation,
      presentation.phase != .scheduled, presentation.phase != .dismissing,
      presentation.coversWindow
    {
      controller = presented
    }
    guard controller.shouldAutorotate else { return interfaceOrientation.mask }
    return controller.supportedInterfaceOrientations
  }

  var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }

  func turnToSupportedOrientation() {
    let supported = supportedInterfaceOrientations
    guard !supported.contains(interfaceOrientation.mask) else { return }
    let candidates: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    if let first = candidates.first(where: { supported.contains($0.mask) }) {
      screen.rotate(to: first)
    }
  }
}
