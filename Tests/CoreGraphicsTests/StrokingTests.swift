import Testing

@testable import CoreGraphics

/// Cairo strokes for itself when a context strokes; the outlines are ours. Both must agree.
@Suite("Outlines of strokes")
struct StrokingTests {
  private static let zigzag: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 12, y: 12), CGPoint(x: 50, y: 20), CGPoint(x: 14, y: 36), CGPoint(x: 50, y: 50),
    ])
    return path
  }()

  private static let curves: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 50))
    path.addCurve(
      to: CGPoint(x: 50, y: 50), control1: CGPoint(x: 0, y: 0), control2: CGPoint(x: 60, y: 0))
    path.addQuadCurve(to: CGPoint(x: 30, y: 54), control: CGPoint(x: 44, y: 30))
    path.closeSubpath()
    path.addEllipse(in: CGRect(x: 20, y: 20, width: 22, height: 14))
    return path
  }()

  @Test(
    "The filled outline looks as the stroke",
    arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func outlines(cap: CGLineCap, join: CGLineJoin) {
    for path in [Self.zigzag, Self.curves] {
      let outline = path.copy(
        strokingWithWidth: 7, lineCap: cap, lineJoin: join, miterLimit: 10)
      let difference = largestDifference { context in
        context.setLineWidth(7)
        context.setLineCap(cap)
        context.setLineJoin(join)
        context.addPath(path)
        context.strokePath()
      } and: { context in
        context.addPath(outline)
        context.fillPath()
      }
      #expect(difference <= 24, "\(cap), \(join)")
    }
  }

  @Test("The filled outline of dashes looks as the dashed stroke", arguments: [0, 3, -4, 50])
  func dashes(phase: CGFloat) {
    for path in [Self.zigzag, Self.curves] {
      let lengths: [CGFloat] = [9, 4, 2]
      let outline = path.copy(dashingWithPhase: phase, lengths: lengths)
        .copy(strokingWithWidth: 3, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
      let difference = largestDifference { context in
        context.setLineWidth(3)
        context.setLineJoin(.bevel)
        context.setLineDash(phase: phase, lengths: lengths)
        context.addPath(path)
        context.strokePath()
      } and: { context in
        context.addPath(outline)
        context.fillPath()
      }
      #expect(difference <= 40)
    }
  }

  @Test("A bad pattern of dashes leaves the path as it is", arguments: [[], [-1, 2], [0, 0]])
  func badDashes(lengths: [CGFloat]) {
    #expect(Self.zigzag.copy(dashingWithPhase: 0, lengths: lengths) == Self.zigzag)
  }

  @Test("A line of no length is a dot with round caps and nothing with butt ones")
  func dots() {
    let dot = CGMutablePath()
    dot.move(to: CGPoint(x: 5, y: 5))
    dot.addLine(to: CGPoint(x: 5, y: 5))
    let round = dot.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 10)
    #expect(round.boundingBoxOfPath == CGRect(x: 3, y: 3, width: 4, height: 4))
    let butt = dot.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(butt.isEmpty)
    let none = dot.copy(strokingWithWidth: 0, lineCap: .round, lineJoin: .miter, miterLimit: 10)
    #expect(none.isEmpty)
  }

  @Test("A context can put the outline in place of its path")
  func replacing() {
    let context = CGContext(bitmap: Bitmap(width: 64, height: 64))
    context.setLineWidth(4)
    context.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 8, width: 20, height: 4))
  }

  /// The largest difference of any pixel's alpha between two drawings of 64 × 64 pixels.
  private func largestDifference(
    _ first: (CGContext) -> Void, and second: (CGContext) -> Void
  ) -> Int {
    let (one, other) = (Bitmap(width: 64, height: 64), Bitmap(width: 64, height: 64))
    let strict = CGContext(bitmap: one)
    strict.setFlatness(0.005)
    first(strict)
    second(CGContext(bitmap: other))
    var largest = 0
    for y in 0..<64 {
      for x in 0..<64 {
        let (a, b) = (one.pixel(x: x, y: y) >> 24, other.pixel(x: x, y: y) >> 24)
        largest = max(largest, abs(Int(a) - Int(b)))
      }
    }
    return largest
  }
}
