import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Ticks that can be seen")
struct CheckContrastTests {
  private func luminance(_ color: CGColor?) throws -> CGFloat {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(cgColor: try #require(color)).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : CGFloat(pow(Double((value + 0.055) / 1.055), 2.4))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  @Test(
    "A tick stands out from its box in every tint, light and dark",
    arguments: [UIColor.systemBlue, .systemYellow, .systemOrange, .white, .black, nil])
  func ticks(tint: UIColor?) throws {
    for appearance in [UIUserInterfaceStyle.light, .dark] {
      for base in [Style.system, .card, .outlined] {
        let screen = TestScreen(appearance: appearance)
        var style = base
        if let tint { style.tint = tint }
        let alert = Alert(title: "A", style: style)
        alert.addField(.checkbox("terms", label: "I agree", value: true))
        alert.addField(.choice("size", options: ["S"], value: "S"))
        alert.addField(.checkbox("news", label: "News"))
        alert.addAction(.default("OK"))
        alert.show()
        screen.advance(by: 1)
        let off = try #require(screen.view("news")?.layer.sublayers)
          .lazy.compactMap { $0 as? CAShapeLayer }.first
        let traits = UITraitCollection(userInterfaceStyle: appearance)
        let (rim, ground) = try (
          luminance(off?.strokeColor),
          luminance(style.background.resolvedColor(with: traits).cgColor)
        )
        #expect((max(rim, ground) + 0.05) / (min(rim, ground) + 0.05) >= 3)
        for name in ["terms", "size.S"] {
          let shapes = try #require(screen.view(name)?.layer.sublayers)
            .compactMap { $0 as? CAShapeLayer }
          let (box, tick) = try (
            luminance(shapes.first?.fillColor), luminance(shapes.last?.strokeColor)
          )
          #expect((max(box, tick) + 0.05) / (min(box, tick) + 0.05) >= 2.2)
          // The rim stands out from the card, whatever the box is filled with.
          let card = try luminance(
            style.background.resolvedColor(with: UITraitCollection(userInterfaceStyle: appearance))
              .cgColor)
          let rim = try luminance(shapes.first?.strokeColor)
          #expect((max(rim, card) + 0.05) / (min(rim, card) + 0.05) >= 3)
        }
      }
    }
  }
}
