import Testing
import UIKit

@Suite("UIColor") struct UIColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test("Colours of the same components are equal, whatever they were made from")
  func equality() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor.red != .blue)
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
  }

  @Test("A dynamic colour is resolved with the traits it is asked for, or the current ones")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
    dark.performAsCurrent { #expect(color.cgColor.rgba.red == 1) }
    light.performAsCurrent { #expect(color.cgColor.rgba.red == 0) }
    let half = color.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test("System colours have Apple's values in light and dark, and with more contrast")
  func system() {
    func hex(_ color: UIColor, _ traits: UITraitCollection) -> UInt32 {
      let rgba = color.resolvedColor(with: traits).cgColor.rgba
      func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
      return byte(rgba.red) << 16 | byte(rgba.green) << 8 | byte(rgba.blue)
    }
    #expect(hex(.systemBlue, light) == 0x007AFF && hex(.systemBlue, dark) == 0x0A84FF)
    #expect(hex(.systemRed, light) == 0xFF3B30 && hex(.systemRed, dark) == 0xFF453A)
    #expect(hex(.systemBackground, light) == 0xFFFFFF && hex(.systemBackground, dark) == 0)
    let contrast = light.modifyingTraits { $0.accessibilityContrast = .high }
    #expect(hex(.systemBlue, contrast) == 0x0040DD)
    let raised = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
    #expect(hex(.systemBackground, raised) == 0x1C1C1E)
  }

  @Test("Components come out as they went in", arguments: [0.0, 0.1, 0.5, 0.77, 0.99])
  func components(hue: CGFloat) {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: hue, saturation: 0.4, brightness: 0.8, alpha: 0.3)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - hue) < 1e-9 && abs(s - 0.4) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.3)
    var white: CGFloat = 0
    #expect(!color.getWhite(&white, alpha: nil))
    #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
  }

  @Test("Colours can be used on any thread, each with current traits of its own")
  func threads() async {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = dark
    let red = await Task.detached {
      var red: CGFloat = 0
      dark.performAsCurrent { red = color.cgColor.rgba.red }
      return red
    }.value
    #expect(red == 1)
  }
}
