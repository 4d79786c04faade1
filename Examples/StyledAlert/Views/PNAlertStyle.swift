public import UIKit

/// How a ``PNAlertController`` looks.
public struct PNAlertStyle {
  /// The card's width and least height. It grows with its message and its buttons.
  public var cardSize = CGSize(width: 216, height: 174)
  /// The radius of the card's corners.
  public var cornerRadius: CGFloat = 10
  /// The card's colour.
  public var cardColor = UIColor.white
  /// The message's font.
  public var messageFont = UIFont.systemFont(ofSize: 15)
  /// The message's colour.
  public var messageColor = UIColor.black
  /// The buttons' font.
  public var buttonFont = UIFont.systemFont(ofSize: 15)
  /// The buttons' colour; nil is the tint.
  public var buttonColor: UIColor?
  /// The height of a button.
  public var buttonHeight: CGFloat = 36
  /// The lines between the buttons.
  public var separatorColor = UIColor(white: 0, alpha: 0.15)
  /// The colour over the page.
  public var backdropColor = UIColor(white: 0, alpha: 0.3)
  /// How far the shadow falls.
  public var shadowOffset = CGSize(width: 10, height: 10)
  /// The shadow's opacity.
  public var shadowOpacity: Float = 0.7
  /// How soft the shadow is.
  public var shadowRadius: CGFloat = 10
  /// Whether a tap beside the card closes the alert.
  public var closesOnOutsideTap = false

  /// The look of the original.
  public init() {}

  /// Another look: dark, with round corners and a softer shadow.
  public static var night: PNAlertStyle {
    var style = PNAlertStyle()
    style.cornerRadius = 18
    style.cardColor = UIColor(red: 0.13, green: 0.14, blue: 0.2, alpha: 1)
    style.messageFont = .systemFont(ofSize: 16, weight: .medium)
    style.messageColor = .white
    style.buttonColor = UIColor(red: 1, green: 0.76, blue: 0.35, alpha: 1)
    style.separatorColor = UIColor(white: 1, alpha: 0.15)
    style.shadowOffset = CGSize(width: 0, height: 12)
    style.shadowOpacity = 0.5
    style.shadowRadius = 20
    style.closesOnOutsideTap = true
    return style
  }
}
