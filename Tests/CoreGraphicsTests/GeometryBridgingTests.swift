import CoreGraphics
import Testing

struct GeometryBridgingTests {
  @Test("A cast takes geometry out of an NSValue, and wraps it")
  func casts() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = [
      "rect": NSValue(cgRect: rect), "point": NSValue(cgPoint: CGPoint(x: 5, y: 6)),
      "size": NSValue(cgSize: CGSize(width: 7, height: 8)),
    ]
    #expect(info["rect"] as? CGRect == rect)
    #expect((info["rect"] as? NSValue)?.cgRectValue == rect)
    #expect(info["point"] as? CGPoint == CGPoint(x: 5, y: 6))
    #expect(info["size"] as? CGSize == CGSize(width: 7, height: 8))
    #expect((rect as Any as? NSValue)?.cgRectValue == rect)
  }

  @Test("A value of another kind is not taken for geometry")
  func otherKinds() {
    #expect(NSValue(cgPoint: .zero) as Any as? CGRect == nil)
    #expect(NSNumber(value: 1) as Any as? CGRect == nil)
    #expect(NSValue(cgRect: .zero) as Any as? CGPoint == nil)
  }
}
