internal import CoreGraphics
public import Foundation

/// What a bar looks like: its ground is what is below it, blurred by an effect, with a colour over
/// that and a picture over both.
open class UIBarAppearance: NSObject, NSCopying {
  /// What is done to what lies below the bar; nil for nothing.
  open var backgroundEffect: UIBlurEffect?
  /// The colour over that; nil for none.
  open var backgroundColor: UIColor?
  /// A picture over both; nil for none.
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

  /// A material that lets what is below through, blurred, with a hairline.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = .barHairline
  }

  /// An opaque ground with a hairline.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = .barHairline
  }

  /// No ground and no hairline.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }

  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
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
@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar is; asked when it comes into a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UIColor {
  /// Of bars that let nothing through.
  nonisolated static let barGround = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 0.086 : 0.976, alpha: 1)
  }
  nonisolated static let barHairline = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
