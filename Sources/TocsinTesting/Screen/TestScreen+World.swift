public import UIKit
import WindowServer

extension TestScreen {
  /// Turns the screen by a quarter: width and height change places.
  public func rotate() {
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
