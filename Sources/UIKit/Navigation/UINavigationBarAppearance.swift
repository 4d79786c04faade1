public import Foundation

/// What a navigation bar looks like.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks: font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks: font and colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The same look.
  open override func copy(with zone: NSZone?) -> Any {
    UINavigationBarAppearance(barAppearance: self)
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    if let other = other as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
    }
  }
}
