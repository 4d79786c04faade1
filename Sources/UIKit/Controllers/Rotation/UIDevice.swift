public import Foundation

/// The machine that the program runs on, as far as programs for telephones ask.
open class UIDevice: NSObject {
  /// Posted when the device is held another way, while somebody has asked for that.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The only one.
  public static let current = UIDevice()

  private var orientationListeners = 0

  /// The name that the machine goes by.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// The system's name: "Linux".
  public var systemName: String { "Linux" }
  /// The kernel's version.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// What kind of machine the interface is for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// How the device is held. Unknown on the desktop until it is turned.
  public private(set) var orientation = UIDeviceOrientation.unknown
  /// Whether changes of the orientation are posted.
  public var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

  /// Asks for notifications of the orientation. Calls are counted.
  public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  /// Takes one request for notifications back.
  public func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  /// Holds the device another way. The interface turns with it where the controllers on show
  /// support that.
  package func turn(to orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    if isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
    UIScreen.main.rotate(to: orientation.interfaceOrientation)
  }

  /// Holds the device so from the start; nobody is told.
  func hold(_ orientation: UIDeviceOrientation) { self.orientation = orientation }

  /// Forgets how the device is held and who listens. For tests that start anew.
  package func reset() {
    orientation = .unknown
    orientationListeners = 0
  }
}
