import Foundation
import Testing
import TextLayout
import UIKit

@Suite("Fonts")
struct UIFontTests {
  @Test("The system font is Inter, in the size and weight asked for")
  func system() {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(font.familyName == "Inter")
    #expect(font.fontName == "Inter-SemiBold")
    #expect(font.pointSize == 17)
    #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.italicSystemFont(ofSize: 17).fontDescriptor.symbolicTraits == .traitItalic)
  }

  @Test("Nonsensical sizes stand for the system's", arguments: [0, -3, CGFloat.nan, .infinity])
  func sizes(_ size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
    #expect(UIFont.systemFont(ofSize: 17).withSize(size).pointSize == 14)
  }

  @Test("Metrics fit together and grow with the size")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0)
    #expect(font.descender < 0)
    #expect(abs(font.ascender - font.descender + font.leading - font.lineHeight) < 0.001)
    #expect(abs(font.withSize(34).xHeight / 34 - font.xHeight / 17) < 0.05)
  }

  @Test("A font is found by family, full or PostScript name; there is none of an unknown name")
  func named() {
    #expect(UIFont(name: "DejaVu Sans Mono", size: 12)?.fontName == "DejaVuSansMono")
    #expect(UIFont(name: "Inter-SemiBold", size: 12)?.fontName == "Inter-SemiBold")
    #expect(UIFont(name: "inter", size: 12)?.fontName == "Inter-Regular")
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "serif", size: 12) == nil)
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Bold"))
    #expect(UIFont.fontNames(forFamilyName: "No Such Font").isEmpty)
  }

  @Test("Fonts that look alike are equal, and one can be the other's key")
  func equality() {
    let one = UIFont.systemFont(ofSize: 12)
    let two = UIFont.systemFont(ofSize: 12)
    #expect(one == two && one.hash == two.hash)
    #expect(one != UIFont.systemFont(ofSize: 13))
    #expect(one != UIFont.systemFont(ofSize: 12, weight: .medium))
    #expect(one.copy() as? UIFont === one)
  }

  @Test("Digits of a monospaced-digit font are equally wide, and all letters of a monospaced one")
  func monospaced() {
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      text.size(withAttributes: [.font: font]).width
    }
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(abs(width("1111", digits) - width("8888", digits)) < 0.01)
    #expect(width("1111", .systemFont(ofSize: 17)) < width("8888", .systemFont(ofSize: 17)) - 1)
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    #expect(abs(width("iiii", mono) - width("MMMM", mono)) < 0.01)
    #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test("Named weights are OpenType's hundreds, others lie between")
  func weights() {
    let named: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    for (weight, openType) in named {
      #expect(UIFont.systemFont(ofSize: 10, weight: weight).textFont.weight == openType)
    }
    #expect(UIFont.systemFont(ofSize: 10, weight: .init(0.35)).textFont.weight == 650)
    #expect(UIFont.systemFont(ofSize: 10, weight: .init(9)).textFont.weight == 1000)
  }

  @Test("A descriptor leads back to its font, and to the bold and slanted of its family")
  func descriptors() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(font.fontDescriptor.object(forKey: .size) as? CGFloat == font.pointSize)
    #expect(font.fontDescriptor.object(forKey: .textStyle) == nil)
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 20).pointSize == 20)
    let both = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    #expect(both.map { UIFont(descriptor: $0, size: 0).fontName } == "Inter-BoldItalic")
    #expect(font.fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
    #expect(font.fontDescriptor.withDesign(.rounded) == nil)
    let mono = font.fontDescriptor.withDesign(.monospaced)
    #expect(mono?.symbolicTraits.contains(.traitMonoSpace) == true)
    #expect(font.fontDescriptor.withFamily("DejaVu Sans").textFont.family == "DejaVu Sans")
  }
}

@Suite("Fonts that follow the preferred size of text")
struct UIFontMetricsTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test("Text styles have Apple's sizes")
  func styles() {
    func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize
    }
    #expect(size(.body, .large) == 17)
    #expect(size(.largeTitle, .large) == 34)
    #expect(size(.footnote, .extraSmall) == 12)
    #expect(size(.caption2, .accessibilityExtraExtraExtraLarge) == 40)
    #expect(size(.body, .accessibilityMedium) == 28)
    #expect(size(UIFont.TextStyle(rawValue: "unknown"), .large) == 17)
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits(.large))
    #expect(headline.textFont.weight == 600)
  }

  @Test("A style never gets smaller with a larger category")
  func monotonic() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1, .caption2,
    ]
    for style in styles {
      let sizes = UIContentSizeCategory.ascending.map {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0)).pointSize
      }
      #expect(sizes == sizes.sorted(), "\(style.rawValue)")
    }
  }

  @Test("A font of one's own scales as a style does, up to a limit, and only once")
  func scaling() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.boldSystemFont(ofSize: 34)
    let large = traits(.accessibilityMedium)
    let scaled = metrics.scaledFont(for: font, compatibleWith: large)
    #expect(abs(scaled.pointSize - 56) < 0.001)
    #expect(scaled.textFont.weight == 700)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large).pointSize == 40)
    #expect(metrics.scaledFont(for: scaled, compatibleWith: large) == scaled)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits(.large)).pointSize == 34)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: large) - 28) < 0.001)
  }
}
