import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Timing functions", .serialized)
struct UnitBezierTests {
  @Test("The ends are met exactly, and what lies outside is clamped")
  func ends() {
    for curve in [UnitBezier(0.25, 0.1, 0.25, 1), UnitBezier(0.42, 0, 1, 1), .linear] {
      #expect(curve(0) == 0)
      #expect(curve(1) == 1)
      #expect(curve(-1) == 0)
      #expect(curve(2) == 1)
    }
  }

  @Test("The point of the curve's parameter 1/2 is found from its abscissa")
  func half() {
    // x(1/2) = (3 x1 + 3 x2 + 1) / 8, y likewise.
    let curve = UnitBezier(0.25, 0.1, 0.25, 1)
    #expect(abs(curve((0.75 + 0.75 + 1) / 8) - (0.3 + 3 + 1) / 8) < 1e-12)
  }

  @Test("A symmetrical curve is half done at half time, and its halves mirror each other")
  func symmetry() {
    let curve = UnitBezier(0.42, 0, 0.58, 1)
    #expect(abs(curve(0.5) - 0.5) < 1e-12)
    for x in stride(from: 0.05, to: 0.5, by: 0.05) {
      #expect(abs(curve(x) + curve(1 - x) - 1) < 1e-12)
    }
  }

  @Test("Progress is solved to the precision of the machine where the curve is steep or flat")
  func precision() {
    for curve in [UnitBezier(1, 0, 0, 1), UnitBezier(0, 1, 1, 0), UnitBezier(0.9, 0, 0.1, 1)] {
      for t in stride(from: 0.01, to: 1, by: 0.01) {
        let x = 3 * curve.x1 * t * (1 - t) * (1 - t) + 3 * curve.x2 * t * t * (1 - t) + t * t * t
        let y = 3 * curve.y1 * t * (1 - t) * (1 - t) + 3 * curve.y2 * t * t * (1 - t) + t * t * t
        let slope = abs(t - 0.5) < 0.02 ? 1e-4 : 1e-9
        #expect(abs(curve(x) - y) < slope)
      }
    }
  }

  @Test("Named functions have Apple's control points")
  func names() {
    func points(_ name: CAMediaTimingFunctionName) -> [Float] {
      var result: [Float] = []
      for index in 1...2 {
        var pair: [Float] = [0, 0]
        CAMediaTimingFunction(name: name).getControlPoint(at: index, values: &pair)
        result += pair
      }
      return result
    }
    #expect(points(.linear) == [0, 0, 1, 1])
    #expect(points(.easeIn) == [0.42, 0, 1, 1])
    #expect(points(.easeOut) == [0, 0, 0.58, 1])
    #expect(points(.easeInEaseOut) == [0.42, 0, 0.58, 1])
    #expect(points(.default) == [0.25, 0.1, 0.25, 1])
  }

  @Test("Functions with the same control points are equal")
  func equality() {
    #expect(
      CAMediaTimingFunction(name: .linear) == CAMediaTimingFunction(controlPoints: 0, 0, 1, 1))
    #expect(CAMediaTimingFunction(name: .easeIn) != CAMediaTimingFunction(name: .easeOut))
  }
}
