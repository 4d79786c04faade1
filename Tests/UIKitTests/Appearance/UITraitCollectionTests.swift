import Testing
import UIKit

@Suite("Trait collections") struct UITraitCollectionTests {
  @Test("The last collection that says a trait decides it")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light && merged.displayScale == 3)
    #expect(merged.horizontalSizeClass == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test("Collections of the same traits are equal")
  func equality() {
    #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
    #expect(
      UITraitCollection(displayScale: 2).hash
        == UITraitCollection(mutations: { $0.displayScale = 2 }).hash)
  }

  @Test("Only some traits change colours")
  func colors() {
    let base = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      !base.hasDifferentColorAppearance(
        comparedTo: base.modifyingTraits { $0.preferredContentSizeCategory = .small }))
    #expect(
      base.hasDifferentColorAppearance(
        comparedTo: base.modifyingTraits { $0.userInterfaceStyle = .dark }))
    #expect(base.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("Sizes of text are in order, and those for weak eyes are known")
  func sizes() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraLarge.isAccessibilityCategory)
  }
}
