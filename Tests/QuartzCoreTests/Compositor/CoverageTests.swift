import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Coverage")
struct CoverageTests {
  /// The area that is covered, in pixels.
  private func area(_ coverage: Coverage) -> Double {
    var sum = Double(coverage.whole.reduce(0) { $0 + $1.area })
    for edge in coverage.edges {
      switch edge.amount {
      case .level(let level): sum += Double(edge.rect.area) * Double(level) / 255
      case .mask(let mask):
        for y in 0..<edge.rect.height {
          for x in 0..<edge.rect.width { sum += Double(mask.pixel(x: x, y: y) >> 24) / 255 }
        }
      }
    }
    return sum
  }

  private func isDisjoint(_ coverage: Coverage) -> Bool {
    let rects = coverage.whole + coverage.edges.map(\.rect)
    return rects.indices.allSatisfy { i in
      rects.indices.allSatisfy { j in i == j || !rects[i].intersects(rects[j]) }
    }
  }

  private func box(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, radius: Double = 0
  ) -> RoundedBox {
    RoundedBox(
      left: left, top: top, right: right, bottom: bottom, radiusX: radius, radiusY: radius,
      corners: .all, isContinuous: false)
  }

  @Test("A box on whole pixels is one rectangle") func whole() {
    let coverage = Coverage(box(1, 2, 11, 22), masks: MaskCache())
    #expect(coverage.whole == [PixelRect(x: 1, y: 2, width: 10, height: 20)])
    #expect(coverage.edges.isEmpty)
  }

  @Test("A box between pixels covers its area, in pieces that don't overlap") func fraction() {
    for shape in [box(1.25, 2.5, 11.75, 20.125), box(3.2, 3.2, 3.7, 9), box(0.5, 0.5, 1.5, 1.5)] {
      let coverage = Coverage(shape, masks: MaskCache())
      #expect(isDisjoint(coverage))
      #expect(abs(area(coverage) - shape.width * shape.height) < 0.15)
    }
  }

  @Test("A rounded box covers its area less the corners", arguments: [3.0, 8, 9.75, 40])
  func rounded(_ radius: Double) {
    let shape = box(1.25, 2.5, 51.75, 42.125, radius: min(radius, 39.625 / 2))
    let coverage = Coverage(shape, masks: MaskCache())
    let expected =
      shape.width * shape.height - (4 - .pi) * shape.radiusX * shape.radiusX
    #expect(isDisjoint(coverage))
    #expect(abs(area(coverage) - expected) < expected * 0.002 + 0.5)
  }

  @Test("A border covers what lies between its edges") func border() {
    for radius in [0.0, 10] {
      let shape = box(10, 10, 60, 50, radius: radius)
      let coverage = Coverage(borderOf: shape, width: 2.5, height: 2.5, masks: MaskCache())
      let inner = max(0, radius - 2.5)
      let expected =
        50 * 40 - (4 - .pi) * radius * radius - (45 * 35 - (4 - .pi) * inner * inner)
      #expect(isDisjoint(coverage))
      #expect(abs(area(coverage) - expected) < 2)
    }
  }

  @Test("Boxes of different sizes share the masks of their corners") func shared() {
    let masks = MaskCache()
    let first = masks.mask(
      of: box(0, 0, 100, 100, radius: 8), hole: nil,
      in: PixelRect(x: 0, y: 0, width: 8, height: 8))
    let second = masks.mask(
      of: box(10, 10, 300, 200, radius: 8), hole: nil,
      in: PixelRect(x: 10, y: 10, width: 8, height: 8))
    #expect(first === second)
  }

  @Test("What is left of a rectangle around a hole has its area and no pixel in common")
  func subtract() {
    let rect = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let parts = rect.subtracting(PixelRect(x: 3, y: 4, width: 2, height: 20))
    #expect(parts.reduce(0) { $0 + $1.area } == 88)
    #expect(rect.subtracting(PixelRect(x: 20, y: 0, width: 5, height: 5)) == [rect])
    #expect(rect.subtracting(rect).isEmpty)
  }

  @Test("Damage is disjoint, and close rectangles are joined") func region() {
    var region = DamageRegion()
    region.add(PixelRect(x: 0, y: 0, width: 10, height: 10))
    region.add(PixelRect(x: 5, y: 5, width: 10, height: 10))
    region.add(PixelRect(x: 100, y: 100, width: 10, height: 10))
    region.add(.empty)
    #expect(
      region.rects == [
        PixelRect(x: 0, y: 0, width: 15, height: 15),
        PixelRect(x: 100, y: 100, width: 10, height: 10),
      ])
  }
}
