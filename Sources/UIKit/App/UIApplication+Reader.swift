public import Foundation

/// What the application knows of its reader and machine.
extension UIApplication {
  /// The address of the system's settings for the program. Nothing opens it here.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// The direction of the interface's language: that of the screen's traits.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    MainTraits.screen.userInterfaceDirection
  }

  /// How large the reader wants text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    MainTraits.screen.preferredContentSizeCategory
  }

  /// Changes how large the reader wants text, and tells everybody.
  package func setPreferredContentSizeCategory(_ category: UIContentSizeCategory) {
    guard category != preferredContentSizeCategory else { return }
    mainScreen.setTraits { $0.preferredContentSizeCategory = category }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }

  /// Whether something on this machine may open an address: those of the web, mail and files.
  public func canOpenURL(_ url: URL) -> Bool { URLOpener.schemes.contains(url.scheme ?? "") }

  /// Hands an address to the desktop (`xdg-open`); the completion says whether it took it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isTaken = canOpenURL(url) && URLOpener.open(url)
    frameLoop.performNextTurn { completion?(isTaken) }
  }

  /// Options of opening addresses. There are none here.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// The desktop's program for opening addresses.
private enum URLOpener {
  static let schemes: Set<String> = ["http", "https", "mailto", "file", "tel"]

  static func open(_ url: URL) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}
