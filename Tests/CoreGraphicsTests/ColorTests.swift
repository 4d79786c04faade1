import Testing

@testable import CoreGraphics

@Suite("Colours")
struct ColorTests {
  @Test("Components are clamped, and not a number counts as nothing")
  func clamping() {
    let color = CGColor(red: 2, green: -1, blue: .nan, alpha: 7)
    #expect(color.components == [1, 0, 0, 1])
  }

  @Test("An extended space keeps what lies beyond, but drawing clamps it")
  func extended() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let color = try #require(CGColor(colorSpace: space, components: [1.5, -0.5, 0, 1]))
    #expect(color.components == [1.5, -0.5, 0, 1])
    #expect(color.rgba == (1, 0, 0, 1))
  }

  @Test("Greys have one component and alpha")
  func gray() {
    let color = CGColor(gray: 0.25, alpha: 0.5)
    #expect(color.numberOfComponents == 2)
    #expect(color.rgba == (0.25, 0.25, 0.25, 0.5))
    #expect(color.copy(alpha: 1) == CGColor(gray: 0.25, alpha: 1))
  }

  @Test("Equal means the same components in the same space")
  func equality() {
    #expect(
      CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(Set([CGColor.black, CGColor(gray: 0, alpha: 1)]).count == 1)
  }

  @Test("White is the same in all spaces, and P3's red is redder than any of sRGB")
  func wideColors() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1]))
    #expect(abs(white.rgba.red - 1) < 1e-6 && abs(white.rgba.green - 1) < 1e-6)
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    let parts = try #require(
      red.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
    // The known extended sRGB form of P3's red.
    #expect(abs(parts[0] - 1.0930) < 1e-3 && abs(parts[1] + 0.2267) < 1e-3)
    #expect(abs(parts[2] + 0.1501) < 1e-3)
  }

  @Test("A gradient without places spreads its colours, and takes only colours")
  func gradients() throws {
    let colors = [CGColor.black, .white, .black]
    let even = try #require(
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    #expect(even.stops.map(\.location) == [0, 0.5, 1])
    #expect(CGGradient(colorsSpace: nil, colors: ["black"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    let sorted = try #require(
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [1, 0.5, -3]))
    #expect(sorted.stops.map(\.location) == [0, 0.5, 1])
  }
}
