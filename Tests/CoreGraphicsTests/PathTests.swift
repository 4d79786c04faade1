import Testing

@testable import CoreGraphics

@Suite("Paths")
struct PathTests {
  let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func dump(_ path: CGPath) -> String {
    var text: [String] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      func at(_ index: Int) -> String {
        "\((points[index].x * 100).rounded() / 100) \((points[index].y * 100).rounded() / 100)"
      }
      switch element.pointee.type {
      case .moveToPoint: text.append("M \(at(0))")
      case .addLineToPoint: text.append("L \(at(0))")
      case .addQuadCurveToPoint: text.append("Q \(at(0)), \(at(1))")
      case .addCurveToPoint: text.append("C \(at(0)), \(at(1)), \(at(2))")
      case .closeSubpath: text.append("Z")
      }
    }
    return text.joined(separator: "; ")
  }

  @Test("A rectangle goes round from its origin along x")
  func rectangle() {
    let path = CGPath(rect: square, transform: nil)
    #expect(dump(path) == "M 0.0 0.0; L 10.0 0.0; L 10.0 10.0; L 0.0 10.0; Z")
    var rect = CGRect.zero
    #expect(path.isRect(&rect) && rect == square)
    #expect(!CGPath(ellipseIn: square, transform: nil).isRect(nil))
  }

  @Test("Counter-clockwise arcs go from x towards y, clockwise ones the other way")
  func arcs() {
    let quarter = CGMutablePath()
    quarter.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(dump(quarter) == "M 10.0 0.0; C 10.0 5.52, 5.52 10.0, 0.0 10.0")
    let rest = CGMutablePath()
    rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(rest.boundingBoxOfPath == CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(rest.elements.verbs.count == 4)
    #expect(rest.contains(CGPoint(x: -5, y: -5)) && !rest.contains(CGPoint(x: 6, y: 6)))
  }

  @Test("An arc begins with a line where there is a subpath")
  func arcAfterPoint() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi)
    #expect(dump(path).hasPrefix("M 0.0 0.0; L 1.0 0.0; C"))
    #expect(abs(path.currentPoint.x - 1) < 1e-12)
  }

  @Test("A tangent arc rounds the corner, to either side")
  func tangents() {
    let left = CGMutablePath()
    left.move(to: .zero)
    left.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(dump(left) == "M 0.0 0.0; L 6.0 0.0; C 8.21 0.0, 10.0 1.79, 10.0 4.0")
    let right = CGMutablePath()
    right.move(to: .zero)
    right.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(dump(right) == "M 0.0 0.0; L 6.0 0.0; C 8.21 0.0, 10.0 -1.79, 10.0 -4.0")
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(dump(straight) == "M 0.0 0.0; L 10.0 0.0")
  }

  @Test("The box of the points holds controls, the box of the path doesn't")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 6))
    path.addQuadCurve(to: .zero, control: CGPoint(x: 5, y: -8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: -4, width: 10, height: 10))
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test("An ellipse fits its rectangle to the last bit")
  func ellipse() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
    let path = CGPath(ellipseIn: rect, transform: nil)
    #expect(path.boundingBoxOfPath == rect)
    #expect(path.contains(CGPoint(x: 16, y: 12)) && !path.contains(CGPoint(x: 2, y: 3)))
  }

  @Test("Corners that are too large are made to fit")
  func roundedRect() {
    let path = CGPath(roundedRect: square, cornerWidth: 99, cornerHeight: 99, transform: nil)
    #expect(path.boundingBoxOfPath == square)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 5, y: 5)))
    let sharp = CGPath(roundedRect: square, cornerWidth: 0, cornerHeight: 3, transform: nil)
    #expect(sharp == CGPath(rect: square, transform: nil))
  }

  @Test("A hole is a matter of the fill rule and of directions")
  func fillRules() {
    let path = CGMutablePath()
    path.addRect(square)
    path.addRect(square.insetBy(dx: 3, dy: 3))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(.zero, transform: CGAffineTransform(translationX: 1, y: 1)))
  }

  @Test("Far from the origin, containment is still exact")
  func farAway() {
    let path = CGPath(rect: square.offsetBy(dx: 1e7, dy: -1e7), transform: nil)
    #expect(path.contains(CGPoint(x: 1e7 + 1, y: -1e7 + 9)))
    #expect(!path.contains(CGPoint(x: 1e7 + 11, y: -1e7 + 9)))
  }

  @Test("A copy is safe from later changes, and equal means equal elements")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(square)
    let copy = try #require(path.copy())
    #expect(copy == path && copy.hashValue == path.hashValue)
    path.addLine(to: .zero)
    #expect(copy != path)
    #expect(copy == CGPath(rect: square, transform: nil))
  }

  @Test("After a close, lines begin where the subpath began")
  func afterClose() {
    let path = CGMutablePath()
    path.addRect(square.offsetBy(dx: 1, dy: 1))
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(dump(path).hasSuffix("Z; M 1.0 1.0; L 5.0 5.0"))
  }

  @Test("Paths are added and copied through a transform")
  func transforms() {
    var transform = CGAffineTransform(scaleX: 2, y: 1)
    let path = CGMutablePath()
    path.addPath(CGPath(rect: square, transform: nil), transform: transform)
    #expect(path.boundingBox.width == 20)
    #expect(path.copy(using: &transform)?.boundingBox.width == 40)
    #expect(path.mutableCopy(using: &transform)?.currentPoint == .zero)
  }

  @Test("A flattened circle keeps within the threshold")
  func flattening() {
    let circle = CGPath(
      ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil
    ).flattened(threshold: 0.01)
    #expect(circle.elements.points.allSatisfy { abs(hypot($0.x, $0.y) - 10) < 0.01 })
    #expect(circle.elements.verbs.count > 40)
    #expect(circle.elements.verbs.last == .close)
  }
}
