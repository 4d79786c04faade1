import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Shape layers")
struct ShapeLayerTests {
  private let stage = Stage()
  private let layer = CAShapeLayer()

  init() {
    stage.changesAtOnce = true
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.fillColor = nil
    layer.strokeColor = .black
    layer.lineWidth = 10
    stage.root.addSublayer(layer)
  }

  private func isInk(_ x: Int, _ y: Int) -> Bool { stage.pixel(x, y) == 0xFF00_0000 }

  private func line(_ points: (CGFloat, CGFloat)...) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  @Test("Dashes follow the pattern, from where its phase says")
  func dashes() {
    layer.path = line((0, 50), (100, 50))
    layer.lineDashPattern = [20, 10]
    stage.turn()
    #expect(isInk(10, 50) && !isInk(25, 50) && isInk(40, 50) && !isInk(55, 50))
    layer.lineDashPhase = 20
    stage.turn()
    #expect(!isInk(5, 50) && isInk(20, 50) && !isInk(35, 50))
    layer.lineDashPattern = nil
    stage.turn()
    #expect(isInk(5, 50) && isInk(35, 50))
  }

  @Test("Ends of lines are flat, round or square")
  func caps() {
    layer.path = line((20, 50), (80, 50))
    for (cap, corner, middle) in [
      (CAShapeLayerLineCap.butt, false, false), (.round, false, true), (.square, true, true),
    ] {
      layer.lineCap = cap
      stage.turn()
      #expect(isInk(16, 46) == corner && isInk(17, 50) == middle)
    }
  }

  @Test("Corners of lines are pointed, round or cut")
  func joins() {
    layer.path = line((20, 80), (20, 20), (80, 20))
    for (join, tip, inside) in [
      (CAShapeLayerLineJoin.miter, true, true), (.round, false, true), (.bevel, false, false),
    ] {
      layer.lineJoin = join
      stage.turn()
      #expect(isInk(15, 15) == tip && isInk(17, 17) == inside)
    }
  }

  @Test("By the rule of even and odd what is twice inside is outside")
  func fillRule() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
    path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
    layer.path = path
    (layer.strokeColor, layer.fillColor) = (nil, .black)
    stage.turn()
    #expect(isInk(20, 50) && isInk(50, 50))
    layer.fillRule = .evenOdd
    stage.turn()
    #expect(isInk(20, 50) && !isInk(50, 50))
  }

  @Test("The end of a stroke can be animated")
  func animation() {
    layer.path = line((0, 50), (100, 50))
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    layer.add(animation, forKey: "draw")
    stage.turn()
    stage.clock.move(to: stage.clock.now + 0.5)
    stage.turn()
    #expect(isInk(45, 50) && !isInk(55, 50))
  }
}
