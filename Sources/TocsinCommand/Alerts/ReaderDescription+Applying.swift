import AlertSpec
import UIKit

extension ReaderDescription {
  /// Tells the application; what is not said stays as it is.
  /// - Parameter language: decides about the direction where nothing else is said.
  func apply(language: LanguageTag? = nil) {
    if let contrast { UIAccessibility.settings.isDarkerSystemColorsEnabled = contrast == .high }
    if let motion { UIAccessibility.settings.isReduceMotionEnabled = motion == .reduced }
    if let transparency {
      UIAccessibility.settings.isReduceTransparencyEnabled = transparency == .reduced
    }
    if let textSize, let index = TextSize.allCases.firstIndex(of: textSize) {
      UIApplication.shared.setPreferredContentSizeCategory(UIContentSizeCategory.ascending[index])
    }
    let usual: Direction? = language?.isRightToLeft == true ? .rightToLeft : nil
    guard let direction = direction ?? usual else { return }
    UIScreen.main.setTraits {
      $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
