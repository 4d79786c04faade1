import UIKit

extension Style {
  /// The look of the system's alert from iOS 7 to iOS 17: a card 270 points wide, titles in
  /// rows with hairlines between.
  public static var system: Style {
    Style(
      width: 270, margin: 20, cornerRadius: 14, background: .alertCard, border: nil, shadow: nil,
      backdrop: .dim(.alertDim), dimsTint: true, tint: nil,
      contentInsets: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16),
      textAlignment: .center,
      title: TextStyle(font: .systemFont(ofSize: 17, weight: .semibold), color: .label),
      message: TextStyle(font: .systemFont(ofSize: 13), color: .label),
      titleSpacing: 3,
      image: ImageStyle(maximumSize: CGSize(width: 238, height: 160), spacing: 12),
      field: FieldStyle(
        font: .systemFont(ofSize: 13), color: .label, background: .alertField,
        border: Border(width: 0.5, color: .alertFieldBorder), focusColor: nil, cornerRadius: 6,
        height: 30,
        inset: 7, spacing: 8, topSpacing: 16,
        label: TextStyle(font: .systemFont(ofSize: 12), color: .secondaryLabel),
        reason: TextStyle(font: .systemFont(ofSize: 12), color: .alertReason)),
      button: ButtonStyle(
        look: .rows, arrangement: .automatic, height: 44, font: .systemFont(ofSize: 17),
        emphasizedFont: .systemFont(ofSize: 17, weight: .semibold),
        destructiveColor: .systemRed, disabledColor: .alertDisabled, highlight: .alertHighlight,
        fill: .clear, separator: .alertSeparator, spacing: 0, insets: .zero, cornerRadius: 0))
  }

  /// A roomy card with rounded, filled buttons and a soft shadow.
  public static var card: Style {
    var style = dialog
    style.width = 320
    style.cornerRadius = 20
    style.shadow = Shadow(
      opacity: 0.18, radius: 24, offset: CGSize(width: 0, height: 12))
    style.backdrop = .dim(.alertDim)
    style.dimsTint = true
    return style
  }

  /// A dialog of a desktop, whose card is the window itself: wide enough for a sentence on a
  /// line, square corners, no shadow, nothing behind it.
  public static var dialog: Style {
    Style(
      width: 400, margin: 16, cornerRadius: 0, background: .dialogCard, border: nil, shadow: nil,
      backdrop: .none, dimsTint: false, tint: nil,
      contentInsets: UIEdgeInsets(top: 26, left: 24, bottom: 4, right: 24),
      textAlignment: .center,
      title: TextStyle(font: .systemFont(ofSize: 17, weight: .semibold), color: .label),
      message: TextStyle(font: .systemFont(ofSize: 14), color: .dialogMessage),
      titleSpacing: 6,
      image: ImageStyle(maximumSize: CGSize(width: 344, height: 200), spacing: 16),
      field: FieldStyle(
        font: .systemFont(ofSize: 15), color: .label, background: .dialogField,
        border: Border(width: 1, color: .dialogFieldBorder), focusColor: .systemBlue,
        cornerRadius: 8, height: 38,
        inset: 10, spacing: 10, topSpacing: 18,
        label: TextStyle(
          font: .systemFont(ofSize: 13, weight: .medium), color: .dialogMessage),
        reason: TextStyle(font: .systemFont(ofSize: 12), color: .alertReason)),
      button: ButtonStyle(
        look: .filled, arrangement: .automatic, height: 38,
        font: .systemFont(ofSize: 15, weight: .medium),
        emphasizedFont: .systemFont(ofSize: 15, weight: .semibold),
        destructiveColor: .systemRed, disabledColor: .alertDisabled, highlight: .alertHighlight,
        fill: .dialogFill, separator: .clear, spacing: 10,
        insets: UIEdgeInsets(top: 20, left: 24, bottom: 24, right: 24), cornerRadius: 9))
  }
}

// The presets' own colours, light and dark.
extension UIColor {
  fileprivate static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
  }

  fileprivate static let alertCard = pair(
    UIColor(white: 0.965, alpha: 1), UIColor(white: 0.149, alpha: 1))
  fileprivate static let alertDim = pair(
    UIColor(white: 0, alpha: 0.2), UIColor(white: 0, alpha: 0.48))
  fileprivate static let alertField = pair(.white, UIColor(white: 0.09, alpha: 1))
  fileprivate static let alertFieldBorder = pair(
    UIColor(white: 0, alpha: 0.22), UIColor(white: 1, alpha: 0.18))
  fileprivate static let alertHighlight = pair(
    UIColor(white: 0, alpha: 0.09), UIColor(white: 1, alpha: 0.12))
  fileprivate static let alertSeparator = pair(
    UIColor(white: 0, alpha: 0.2), UIColor(white: 1, alpha: 0.17))
  fileprivate static let alertDisabled = pair(
    UIColor(white: 0, alpha: 0.3), UIColor(white: 1, alpha: 0.3))
  fileprivate static let alertReason = pair(
    UIColor(red: 0.78, green: 0.08, blue: 0.07, alpha: 1),
    UIColor(red: 1, green: 0.47, blue: 0.43, alpha: 1))

  fileprivate static let dialogCard = pair(.white, UIColor(white: 0.137, alpha: 1))
  fileprivate static let dialogMessage = pair(
    UIColor(white: 0.34, alpha: 1), UIColor(white: 0.72, alpha: 1))
  fileprivate static let dialogField = pair(
    UIColor(white: 0.965, alpha: 1), UIColor(white: 0.09, alpha: 1))
  fileprivate static let dialogFieldBorder = pair(
    UIColor(white: 0.8, alpha: 1), UIColor(white: 0.3, alpha: 1))
  fileprivate static let dialogFill = pair(
    UIColor(white: 0.93, alpha: 1), UIColor(white: 0.227, alpha: 1))
}
