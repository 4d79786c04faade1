package import Foundation

/// How high the on-screen keyboard is.
package struct KeyboardMetrics {
  /// The keys' height by the size and orientation of the screen.
  package var keysHeight: (_ screen: CGSize, _ isTablet: Bool) -> CGFloat
  /// The strip of suggestions above the keys.
  package var suggestionsHeight: CGFloat

  /// The heights of a telephone and a tablet (seen): 216 and 162, 264 and 352.
  package static let standard = KeyboardMetrics(
    keysHeight: { screen, isTablet in
      let isLandscape = screen.width > screen.height
      return isTablet ? (isLandscape ? 352 : 264) : (isLandscape ? 162 : 216)
    }, suggestionsHeight: 0)

  /// A keyboard of one height, whatever the screen.
  package static func fixed(_ height: CGFloat) -> KeyboardMetrics {
    KeyboardMetrics(keysHeight: { _, _ in height }, suggestionsHeight: 0)
  }

  /// The whole height: accessory, suggestions, keys, and the strip of the home indicator below.
  package func height(
    screen: CGSize, isTablet: Bool, bottomSafeArea: CGFloat, accessory: CGFloat,
    inputView: CGFloat?
  ) -> CGFloat {
    let keys = inputView ?? keysHeight(screen, isTablet) + suggestionsHeight
    return min(accessory + keys + bottomSafeArea, screen.height)
  }
}
