package import Foundation

/// How high the on-screen keyboard is.
package struct KeyboardMetrics {
  /// The keys' height by the size and orientation of the screen.
  package var keysHeight: (_ screen: CGSize, _ isTablet: Bool) -> CGFloat
  /// The strip of suggestions above the keys.
  package var suggestionsHeight: CGFloat

  /// The heights of a telephone and a tablet (seen): 216 and 162, 264 and 352. On a screen that is
  /// lower than any telephone's, as much of it as on the lowest.
  package static let standard = KeyboardMetrics(
    keysHeight: { screen, isTablet in
      let isLandscape = screen.width > screen.height
      let usual: CGFloat = isTablet ? (isLandscape ? 352 : 264) : (isLandscape ? 162 : 216)
      // 216 of 480 points, and 162 of 320.
      return min(usual, (screen.height * (isLandscape ? 0.507 : 0.45)).rounded())
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
