import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layers in space", .serialized)
struct PerspectiveTests {
  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  /// A white square of 80 in the middle, its right half red, turned about the upright axis.
  private func makeCard(_ stage: Stage, angle: CGFloat) -> CALayer {
    stage.changesAtOnce = true
    let card = stage.layer(10, 10, 80, 80, color: .white)
    _ = stage.layer(40, 0, 40, 80, color: .red, in: card)
    card.transform = CATransform3DRotate(perspective(200), angle, 0, 1, 0)
    return card
  }

  /// The rows of a column that are not black.
  private func height(_ stage: Stage, x: Int) -> Int {
    (0..<stage.bitmap.height).count { stage.pixel(x, $0) & 0xFF_0000 > 0x7F_0000 }
  }

  @Test("What is nearer is larger, and edges taper in straight lines") func tapers() {
    let stage = Stage(color: .black)
    let card = makeCard(stage, angle: .pi / 4)
    stage.turn()
    // The eye is at 200: a point at depth z is enlarged by 200 / (200 - z).
    let half = 40 * cos(CGFloat.pi / 4)
    for (x, side) in [(-38.0, -1.0), (38.0, 1.0)] {
      let depth = -side * half
      let factor = 200 / (200 - depth)
      let edge = 50 + side * half * factor
      let local = card.convert(CGPoint(x: edge, y: 50), from: stage.root)
      #expect(near(local.x, x < 0 ? 0 : 80, by: 0.001))
      let column = Int(edge - side * 1.5)
      #expect(abs(CGFloat(height(stage, x: column)) - 80 * factor) < 3)
    }
    // Parallels meet: heights grow evenly from column to column.
    let heights = stride(from: 28, through: 68, by: 10).map { height(stage, x: $0) }
    for index in 1..<(heights.count - 1) {
      #expect(abs(heights[index - 1] + heights[index + 1] - 2 * heights[index]) <= 2)
    }
  }

  @Test("What is drawn is where a hit test finds it") func hits() {
    let stage = Stage(color: .black)
    let card = makeCard(stage, angle: .pi / 3)
    stage.root.position = CGPoint(x: 50, y: 50)
    stage.turn()
    for y in stride(from: 5, to: 100, by: 10) {
      for x in stride(from: 5, to: 100, by: 10) {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let seen = stage.pixel(x, y)
        let hit = stage.root.hitTest(point)
        switch seen {
        case 0xFF00_0000: #expect(hit === stage.root)
        case 0xFFFF_FFFF: #expect(hit === card)
        case 0xFFFF_0000: #expect(hit === card.sublayers?.first)
        default: break
        }
      }
    }
  }

  @Test("A perspective of the superlayer holds for all sublayers, about its middle")
  func sublayerTransform() {
    let stage = Stage(color: .black)
    stage.changesAtOnce = true
    stage.root.sublayerTransform = perspective(100)
    let left = stage.layer(10, 40, 20, 20, color: .white)
    left.zPosition = -100
    stage.turn()
    // Twice as far from the eye: half as large, and half as far from the middle.
    #expect(stage.pixel(35, 50) == 0xFFFF_FFFF)
    #expect(stage.pixel(28, 50) == 0xFF00_0000)
    #expect(stage.pixel(35, 43) == 0xFF00_0000)
    #expect(left.frame == CGRect(x: 10, y: 40, width: 20, height: 20))
  }

  @Test("The back of a layer that has one side doesn't show") func doubleSided() {
    let stage = Stage(color: .black)
    let card = makeCard(stage, angle: .pi * 0.9)
    stage.turn()
    #expect(stage.pixel(30, 50) != 0xFF00_0000)
    card.isDoubleSided = false
    stage.turn()
    #expect(stage.pixel(30, 50) == 0xFF00_0000)
    card.transform = CATransform3DRotate(perspective(200), .pi * 0.1, 0, 1, 0)
    stage.turn()
    #expect(stage.pixel(30, 50) == 0xFFFF_FFFF)
  }

  @Test("What is behind the eye is not seen") func behindTheEye() {
    let stage = Stage(color: .black)
    stage.changesAtOnce = true
    let floor = stage.layer(0, -100, 100, 400, color: .white)
    floor.transform = CATransform3DRotate(perspective(60), .pi * 0.4, 1, 0, 0)
    stage.turn()
    var seen = 0
    for y in 0..<100 where stage.pixel(50, y) != 0xFF00_0000 { seen += 1 }
    #expect(seen > 10 && seen < 100)
  }

  @Test("Sublayers of a transform layer share its space, and hide each other by depth")
  func space() {
    let stage = Stage(color: .black)
    stage.changesAtOnce = true
    stage.root.position = CGPoint(x: 50, y: 50)
    let space = CATransformLayer()
    space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.root.addSublayer(space)
    let front = stage.layer(30, 30, 40, 40, color: .red, in: space)
    front.zPosition = 20
    let back = stage.layer(30, 30, 40, 40, color: .blue, in: space)
    back.zPosition = -20
    stage.turn()
    #expect(stage.pixel(50, 50) == 0xFFFF_0000)
    #expect(stage.root.hitTest(CGPoint(x: 50, y: 50)) === front)
    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    stage.turn()
    #expect(distance(stage.pixel(50, 50), 0xFF00_00FF) <= 1, "seen from behind")
    space.transform = CATransform3DRotate(perspective(200), .pi / 2, 0, 1, 0)
    front.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    stage.turn()
    #expect(distance(stage.pixel(70, 50), 0xFFFF_0000) <= 1, "turned back to the eye")
    let point = front.convert(CGPoint(x: 20, y: 20), to: stage.root)
    #expect(near(point.x, 70, by: 0.01) && near(point.y, 50, by: 0.01))
  }
}
