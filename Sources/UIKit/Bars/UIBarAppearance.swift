internal import CoreGraphics
public import Foundation

/// What a bar looks like.
///
/// DIFFERENCE: effects are not blurred; a translucent ground is nearly opaque.
open class UIBarAppearance: NSObject, NSCopying {
  /// The colour over the ground's; nil for the ground alone.
  open var backgroundColor: UIColor?
  /// A picture behind all.
  open var backgroundImage: UIImage?
  /// The colour of the hairline; nil for none.
  open var shadowColor: UIColor?

  /// The system's usual look.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of another one.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// The same look.
  open func copy(with zone: NSZone?) -> Any { UIBarAppearance(barAppearance: self) }

  /// A translucent ground with a hairline.
  open func configureWithDefaultBackground() {
    backgroundColor = .barGround
    backgroundImage = nil
    shadowColor = .barHairline
  }

  /// An opaque ground with a hairline.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = .barHairline
  }

  /// No ground and no hairline.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }

  func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
  }
}

/// What a toolbar looks like.
open class UIToolbarAppearance: UIBarAppearance {
  /// The same look.
  open override func copy(with zone: NSZone?) -> Any { UIToolbarAppearance(barAppearance: self) }
}

/// Where a bar is.
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen; the ground goes on behind the status bar.
  case topAttached = 3
}

/// For which heights of a bar something is.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// Where there is little height.
  case compact = 1
  /// The usual one with a prompt; goes by `default`.
  case defaultPrompt = 101
  /// Where there is little height, with a prompt; goes by `compact`.
  case compactPrompt = 102
}

/// The colours that a bar starts from.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Dark on light, or light on dark in a dark interface.
  case `default` = 0
  /// White on black.
  case black = 1
  /// White on black, letting some of what is below through.
  public static let blackTranslucent = UIBarStyle.black
}

/// Something with a position on the screen.
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar is; asked when it comes into a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UIColor {
  /// Of translucent bars.
  nonisolated static let barGround = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 0.086, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
  }
  nonisolated static let barHairline = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
