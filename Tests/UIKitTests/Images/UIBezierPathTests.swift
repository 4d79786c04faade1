import Testing
import UIKit

@Suite("UIBezierPath") struct UIBezierPathTests {
  private func count(_ path: UIBezierPath) -> Int {
    var count = 0
    path.cgPath.applyWithBlock { _ in count += 1 }
    return count
  }

  @Test("Shapes have the bounds that they were made with")
  func shapes() {
    let rect = CGRect(x: 5, y: 6, width: 40, height: 20)
    for path in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
      UIBezierPath(roundedRect: rect, cornerRadius: 4),
      UIBezierPath(roundedRect: rect, cornerRadius: 400),
    ] {
      let bounds = path.bounds
      #expect(abs(bounds.minX - 5) < 1e-6 && abs(bounds.maxY - 26) < 1e-6)
      #expect(path.contains(CGPoint(x: 25, y: 16)) && !path.contains(CGPoint(x: 0, y: 0)))
    }
    #expect(!UIBezierPath(ovalIn: rect).contains(CGPoint(x: 6, y: 7)))
  }

  @Test("Only the corners that were named are round")
  func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
  }

  @Test("Clockwise is as it is seen on the screen")
  func arcs() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.currentPoint.y - 10) < 1e-6)
    #expect(arc.bounds.minX > -1e-6 && arc.bounds.minY > -1e-6)
    let long = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(long.bounds.minX < -9.9 && long.bounds.minY < -9.9)
  }

  @Test("Even-odd leaves a hole where it is enclosed twice; so does a reversed path")
  func holes() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let hole = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    let both = UIBezierPath(cgPath: path.cgPath)
    both.append(hole)
    #expect(both.contains(CGPoint(x: 15, y: 15)))
    both.usesEvenOddFillRule = true
    #expect(!both.contains(CGPoint(x: 15, y: 15)))
    let reversed = UIBezierPath(cgPath: path.cgPath)
    reversed.append(hole.reversing())
    #expect(!reversed.contains(CGPoint(x: 15, y: 15)) && reversed.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("A path is changed by itself, not with its copy")
  func copies() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.addLine(to: CGPoint(x: 2, y: 0))
    #expect(count(copy) == 2 && count(path) == 3 && copy.lineWidth == 3)
    path.apply(CGAffineTransform(translationX: 0, y: 5))
    #expect(path.currentPoint == CGPoint(x: 2, y: 5))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("Fills and strokes draw with the current colours")
  func draws() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { _ in
        let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 12, height: 12))
        path.lineWidth = 2
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        path.fill()
        path.stroke()
      }
    #expect(image.cgImage?.pixel(x: 10, y: 10) == 0xFFFF_0000)
    #expect(image.cgImage?.pixel(x: 4, y: 10) == 0xFF00_00FF)
    #expect(image.cgImage?.pixel(x: 1, y: 1) == 0)
  }
}
