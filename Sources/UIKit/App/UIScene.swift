public import CoreGraphics

/// A part of the application with an interface of its own. Here there is one.
open class UIScene: UIResponder {
  /// Whether a scene is in use.
  nonisolated public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In use.
    case foregroundActive = 0
    /// Visible, while something else has the attention.
    case foregroundInactive = 1
    /// Not visible.
    case background = 2
  }

  /// Posted by a scene that came into use.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted by a scene that is about to be out of use.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")

  /// Whether the scene is in use.
  open internal(set) var activationState: ActivationState = .unattached
  /// What the scene is called in lists of scenes.
  open var title: String! = ""
  /// Who is told of the scene.
  open var delegate: (any UISceneDelegate)?

  open override var next: UIResponder? { UIApplication.shared }
}

/// Who is told of a scene.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene came into use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be out of use.
  func sceneWillResignActive(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
}

/// Who is told of a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// A scene with windows.
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen that shows the windows.
  public let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// The visible windows, back to front.
  open var windows: [UIWindow] {
    UIApplication.shared.windowStack.visible.filter { $0.windowScene === self }
  }
  /// The window with the keys.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// A trait changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
