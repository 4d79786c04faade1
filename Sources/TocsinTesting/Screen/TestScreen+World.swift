public import UIKit
import WindowServer

extension TestScreen {
  /// Turns the screen by a quarter: width and height change places. A device is turned to the
  /// right, on to the next way up that the controllers on show support.
  public func rotate() {
    if let device = DeviceSimulation.current {
      device.turn(clockwise: true)
      application.runTurn()
      return
    }
    let size = serverWindow.size
    resize(to: CGSize(width: size.height, height: size.width))
  }

  /// Gives the screen another size in points.
  public func resize(to size: CGSize) {
    serverWindow.resize(to: size)
    application.runTurn()
  }

  /// Turns light into dark, or back.
  public func setAppearance(_ style: UIUserInterfaceStyle) {
    server.appearance = style == .dark ? .dark : .light
    application.runTurn()
  }

  /// What a notch, bars or a home indicator cover.
  public var safeArea: UIEdgeInsets {
    get { UIScreen.main.safeAreaInsets }
    set {
      UIScreen.main.safeAreaInsets = newValue
      application.runTurn()
    }
  }

  /// How large the reader wants text.
  public var textSize: UIContentSizeCategory {
    get { application.preferredContentSizeCategory }
    set {
      application.setPreferredContentSizeCategory(newValue)
      application.runTurn()
    }
  }

  /// The direction of the interface's language.
  public var direction: UITraitEnvironmentLayoutDirection {
    get { UIScreen.main.traitCollection.layoutDirection }
    set {
      UIScreen.main.setTraits { $0.layoutDirection = newValue }
      application.runTurn()
    }
  }

  /// What a reader who needs help has asked for.
  public struct Wishes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No movement that needn't be.
    public static let reducedMotion = Wishes(rawValue: 1)
    /// No translucent grounds.
    public static let reducedTransparency = Wishes(rawValue: 2)
    /// Text and ground further apart.
    public static let increasedContrast = Wishes(rawValue: 4)
    /// Text bolder than designed.
    public static let boldText = Wishes(rawValue: 8)
  }

  /// What a reader who needs help has asked for. A change is heard of at once.
  public var wishes: Wishes {
    get {
      let settings = UIAccessibility.settings
      var wishes: Wishes = []
      if settings.isReduceMotionEnabled { wishes.insert(.reducedMotion) }
      if settings.isReduceTransparencyEnabled { wishes.insert(.reducedTransparency) }
      if settings.isDarkerSystemColorsEnabled { wishes.insert(.increasedContrast) }
      if settings.isBoldTextEnabled { wishes.insert(.boldText) }
      return wishes
    }
    set {
      var settings = UIAccessibility.settings
      settings.isReduceMotionEnabled = newValue.contains(.reducedMotion)
      settings.isReduceTransparencyEnabled = newValue.contains(.reducedTransparency)
      settings.isDarkerSystemColorsEnabled = newValue.contains(.increasedContrast)
      settings.isBoldTextEnabled = newValue.contains(.boldText)
      UIAccessibility.settings = settings
      application.runTurn()
    }
  }

  /// The text on the clipboard.
  public var pasteboard: String? {
    get { server.pasteboardText }
    set { server.pasteboardText = newValue }
  }

  /// The window's close button.
  public func close() {
    server.post(.closeRequested(window: serverWindow.id))
    application.runTurn()
  }

  func applyKeyboard() {
    let controller = KeyboardController.shared
    switch keyboard {
    case .hardware: controller.usesScreenKeyboard = false
    case .software(let height):
      controller.metrics = height.map { .fixed($0) } ?? .standard
      controller.usesScreenKeyboard = true
    }
    application.runTurn()
  }
}
