internal import CoreGraphics
internal import Foundation

/// Figures and colours of the system's alerts, iOS 7 to 17 (seen; sources differ by a point or
/// two).
struct AlertLooks {
  let title: UIFont
  let message: UIFont
  let textColor: UIColor
  /// Around the texts; `fieldMargin` below the fields.
  let insets: UIEdgeInsets
  /// Between title and message.
  let spacing: CGFloat
  let action: UIFont
  let emphasizedAction: UIFont
  let rowHeight: CGFloat
  /// Above and below a title that is higher than a row usually is.
  let rowPadding: CGFloat
  let allowsSideBySide: Bool

  static let cornerRadius: CGFloat = 14
  static let alertWidth: CGFloat = 270
  /// What an alert is kept from the edges of the screen.
  static let alertMargin: CGFloat = 10
  /// What an action sheet is kept from the edges, and its cancel button from the rest.
  static let sheetMargin: CGFloat = 8
  static let bubbleWidth: CGFloat = 304
  /// Above and below the fields.
  static let fieldMargin: CGFloat = 16

  /// The card in the middle of the screen.
  static var alert: AlertLooks {
    AlertLooks(
      title: .preferredFont(forTextStyle: .headline),
      message: .preferredFont(forTextStyle: .footnote), textColor: .label,
      insets: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16), spacing: 3,
      action: .preferredFont(forTextStyle: .body),
      emphasizedAction: .preferredFont(forTextStyle: .headline), rowHeight: 44, rowPadding: 11,
      allowsSideBySide: true)
  }

  /// The sheet from below.
  static var sheet: AlertLooks {
    func scaled(_ size: CGFloat, _ style: UIFont.TextStyle) -> UIFont {
      UIFontMetrics(forTextStyle: style).scaledFont(
        for: .systemFont(ofSize: size, weight: .semibold))
    }
    return AlertLooks(
      title: scaled(13, .footnote), message: .preferredFont(forTextStyle: .footnote),
      textColor: .secondaryLabel, insets: UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16),
      spacing: 4, action: .preferredFont(forTextStyle: .title3),
      emphasizedAction: scaled(20, .title3), rowHeight: 57, rowPadding: 16,
      allowsSideBySide: false)
  }
}

/// The alerts' own colours, light and dark.
extension UIColor {
  private static func grey(
    _ light: CGFloat, _ lightAlpha: CGFloat, dark: CGFloat, _ darkAlpha: CGFloat
  ) -> UIColor {
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: dark, alpha: darkAlpha) : UIColor(white: light, alpha: lightAlpha)
    }
  }

  static let alertGround = grey(0.965, 1, dark: 0.149, 1)
  static let alertCancelGround = grey(1, 1, dark: 0.173, 1)
  static let alertHighlight = grey(0, 0.09, dark: 1, 0.12)
  static let alertSeparator = grey(0, 0.2, dark: 1, 0.17)
  static let alertDisabled = grey(0, 0.3, dark: 1, 0.3)
  static let alertField = grey(1, 1, dark: 0.09, 1)
  static let alertFieldBorder = grey(0, 0.22, dark: 1, 0.18)
}

enum AlertText {
  /// Whether a text takes room: not where it is nil, empty or blank.
  static func isShown(_ text: String?) -> Bool {
    text?.contains { !$0.isWhitespace } ?? false
  }
}
