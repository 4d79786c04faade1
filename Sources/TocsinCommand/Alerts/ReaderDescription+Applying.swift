import AlertSpec
import Tocsin
import UIKit

extension ReaderDescription {
  /// Tells the application; what is not said stays as it is, but for what follows from the language.
  /// - Parameter language: of the words and numbers; nil stands for the reader's. It decides about
  ///   the direction where nothing else is said, and about the decimal sign of a device's keyboard.
  func apply(language: LanguageTag? = nil) {
    if let contrast { UIAccessibility.settings.isDarkerSystemColorsEnabled = contrast == .high }
    if let motion { UIAccessibility.settings.isReduceMotionEnabled = motion == .reduced }
    if let transparency {
      UIAccessibility.settings.isReduceTransparencyEnabled = transparency == .reduced
    }
    if let textSize, let index = TextSize.allCases.firstIndex(of: textSize) {
      UIApplication.shared.setPreferredContentSizeCategory(UIContentSizeCategory.ascending[index])
    }
    let tag = language?.text ?? Reader.current.languages?.first
    let isRightToLeft =
      direction.map { $0 == .rightToLeft } ?? tag.map(WordLanguage.isRightToLeft) ?? false
    UIScreen.main.setTraits {
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    KeysReader.decimalSeparator = { Reader.numbers(in: language?.text).decimalSeparator ?? "." }
  }
}
