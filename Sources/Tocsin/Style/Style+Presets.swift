import UIKit

extension Style {
  /// The look of the system's alert from iOS 7 to iOS 17: a card 270 points wide, titles in
  /// rows with hairlines between.
  public static var system: Style {
    Style(
      width: 270, margin: 20, cornerRadius: 14, background: .alertCard, border: .ifIncreased,
      shadow: nil, backdrop: .dim(.alertDim), dimsTint: true, tint: nil,
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
        label: TextStyle(font: .systemFont(ofSize: 12), color: .alertSecondary),
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
    style.border = .ifIncreased
    style.shadow = Shadow(
      opacity: 0.18, radius: 24, offset: CGSize(width: 0, height: 12))
    style.backdrop = .dim(.alertDim)
    style.dimsTint = true
    return style
  }

  /// Words on a plain sheet: text begins where lines do, bare titles stand at the end, and
  /// nothing casts a shadow.
  public static var flat: Style {
    var style = dialog
    style.width = 312
    style.cornerRadius = 6
    style.border = .ifIncreased
    style.background = .pair(.white, .grey(0.165))
    style.backdrop = .dim(.pair(.grey(0, 0.45), .grey(0, 0.6)))
    style.dimsTint = true
    style.contentInsets = UIEdgeInsets(top: 24, left: 24, bottom: 12, right: 24)
    style.textAlignment = .natural
    style.title.font = .systemFont(ofSize: 20, weight: .semibold)
    style.message.font = .systemFont(ofSize: 15)
    style.titleSpacing = 10
    style.field.background = .pair(.grey(0.945), .grey(0.235))
    style.field.border = Border(width: 0, color: .clear)
    style.field.focusColor = .systemBlue
    style.field.cornerRadius = 4
    style.button.look = .plain
    style.button.arrangement = .trailing
    style.button.font = .systemFont(ofSize: 15, weight: .semibold)
    style.button.emphasizedFont = style.button.font
    style.button.height = 40
    style.button.spacing = 4
    style.button.cornerRadius = 4
    style.button.insets = UIEdgeInsets(top: 8, left: 14, bottom: 12, right: 14)
    style.transition = .fade
    return style
  }

  /// Lines and no grounds: a card with a strong outline, buttons that are outlines too.
  public static var outlined: Style {
    var style = dialog
    style.width = 300
    style.cornerRadius = 18
    style.background = .pair(.white, .grey(0.07))
    style.border = Border(width: 1.5, color: .pair(.grey(0.12), .grey(0.92)))
    style.backdrop = .dim(.pair(.grey(1, 0.72), .grey(0, 0.72)))
    style.dimsTint = true
    style.title.font = .systemFont(ofSize: 18, weight: .bold)
    style.field.background = .clear
    style.field.border = Border(width: 1, color: .pair(.grey(0.45), .grey(0.6)))
    style.field.focusColor = .pair(.grey(0.12), .grey(0.92))
    style.field.cornerRadius = 10
    style.button.look = .outlined
    style.button.border = Border(width: 1.5, color: .pair(.grey(0.12), .grey(0.92)))
    style.button.cornerRadius = .greatestFiniteMagnitude
    style.button.height = 40
    style.tint = .pair(.grey(0.12), .grey(0.92))
    return style
  }

  /// A pane of frosted glass over what is behind it. Without transparency it is a plain card.
  public static var glass: Style {
    var style = dialog
    style.width = 290
    style.cornerRadius = 28
    style.material = .systemThinMaterial
    style.background = .pair(.grey(1, 0.55), .grey(0.1, 0.55))
    style.border = Border(
      width: 0.5,
      color: .pair(
        .grey(1, 0.75), .grey(1, 0.22), contrast: (light: .grey(0), dark: .grey(1))))
    style.shadow = Shadow(opacity: 0.2, radius: 28, offset: CGSize(width: 0, height: 14))
    style.backdrop = .dim(.pair(.grey(0, 0.14), .grey(0, 0.3)))
    style.dimsTint = true
    style.message.color = .pair(.grey(0.16), .grey(0.88))
    style.field.background = .pair(.grey(1, 0.55), .grey(0, 0.3))
    style.field.border = Border(width: 0.5, color: .pair(.grey(0, 0.18), .grey(1, 0.2)))
    style.field.cornerRadius = 12
    style.button.fill = .pair(.grey(0, 0.08), .grey(1, 0.14))
    style.button.cornerRadius = .greatestFiniteMagnitude
    style.button.height = 44
    style.button.insets = UIEdgeInsets(top: 20, left: 18, bottom: 18, right: 18)
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

extension Style.Border {
  /// A line that shows only where the reader has asked for more contrast.
  static let ifIncreased = Style.Border(
    width: 1,
    color: .pair(.clear, .clear, contrast: (light: .grey(0, 0.85), dark: .grey(1, 0.85))))
}

// The presets' own colours, light and dark, and for those who asked for more contrast.
extension UIColor {
  static let alertCard = pair(
    grey(0.965), grey(0.149), contrast: (light: .white, dark: grey(0.08)))
  static let alertDim = pair(grey(0, 0.2), grey(0, 0.48))
  static let alertField = pair(.white, grey(0.09))
  static let alertFieldBorder = pair(
    grey(0, 0.22), grey(1, 0.18), contrast: (light: grey(0, 0.7), dark: grey(1, 0.7)))
  static let alertHighlight = pair(grey(0, 0.09), grey(1, 0.12))
  static let alertSeparator = pair(
    grey(0, 0.2), grey(1, 0.17), contrast: (light: grey(0, 0.6), dark: grey(1, 0.6)))
  static let alertDisabled = pair(
    grey(0, 0.3), grey(1, 0.3), contrast: (light: grey(0, 0.5), dark: grey(1, 0.5)))
  static let alertSecondary = pair(
    grey(0.36), grey(0.68), contrast: (light: grey(0.2), dark: grey(0.85)))
  static let alertReason = pair(
    UIColor(red: 0.78, green: 0.08, blue: 0.07, alpha: 1),
    UIColor(red: 1, green: 0.47, blue: 0.43, alpha: 1),
    contrast: (
      light: UIColor(red: 0.62, green: 0.04, blue: 0.04, alpha: 1),
      dark: UIColor(red: 1, green: 0.66, blue: 0.63, alpha: 1)
    ))

  static let dialogCard = pair(
    .white, grey(0.137), contrast: (light: .white, dark: grey(0.08)))
  static let dialogMessage = pair(
    grey(0.34), grey(0.72), contrast: (light: grey(0.15), dark: grey(0.92)))
  static let dialogField = pair(grey(0.965), grey(0.09))
  static let dialogFieldBorder = pair(
    grey(0.8), grey(0.3), contrast: (light: grey(0.4), dark: grey(0.7)))
  static let dialogFill = pair(grey(0.93), grey(0.227))
}
