import Testing

@testable import CoreGraphics

@Suite("Affine transforms")
struct AffineTransformTests {
  let point = CGPoint(x: 3, y: 4)
  let turn = CGAffineTransform(rotationAngle: .pi / 2)
  let move = CGAffineTransform(translationX: 10, y: 0)

  @Test("Concatenating applies the receiver first")
  func concatenation() {
    let turned = point.applying(turn.concatenating(move))
    #expect(abs(turned.x - 6) < 1e-12 && abs(turned.y - 3) < 1e-12)
    let moved = point.applying(move.concatenating(turn))
    #expect(abs(moved.x + 4) < 1e-12 && abs(moved.y - 13) < 1e-12)
  }

  @Test("Translating, scaling and rotating put their step first")
  func steps() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(scale.translatedBy(x: 1, y: 1) == CGAffineTransform(2, 0, 0, 3, 2, 3))
    #expect(move.scaledBy(x: 2, y: 3) == CGAffineTransform(2, 0, 0, 3, 10, 0))
    #expect(move.rotated(by: 1) == CGAffineTransform(rotationAngle: 1).concatenating(move))
  }

  @Test("A transform and its inverse cancel out")
  func inverse() {
    let transform = CGAffineTransform(2, 1, -0.5, 3, 7, -9)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
  }

  @Test("A transform that flattens has itself for an inverse")
  func singular() {
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
  }

  @Test(
    "The parts of a transform make the same transform",
    arguments: [
      .identity, CGAffineTransform(2, 1, -0.5, 3, 7, -9), CGAffineTransform(scaleX: -1, y: 2),
      CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(rotationAngle: 3),
      CGAffineTransform(scaleX: 0, y: 2), CGAffineTransform(scaleX: 2, y: 0),
      CGAffineTransform(),
    ])
  func decomposition(transform: CGAffineTransform) {
    let again = CGAffineTransform(transform.decomposed())
    for (a, b) in zip(entries(transform), entries(again)) { #expect(abs(a - b) < 1e-12) }
  }

  private func entries(_ transform: CGAffineTransform) -> [CGFloat] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }

  @Test("A turned rectangle gives the upright one around it")
  func rectangles() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1).applying(turn)
    #expect(abs(rect.minX + 1) < 1e-12 && abs(rect.width - 1) < 1e-12 && rect.height == 2)
    #expect(
      CGRect(x: 1, y: 1, width: 2, height: 2).applying(CGAffineTransform(scaleX: -1, y: 1))
        == CGRect(x: -3, y: 1, width: 2, height: 2))
    #expect(CGRect.null.applying(move).isNull)
  }

  @Test("Sizes know no translation")
  func sizes() {
    #expect(CGSize(width: 1, height: 2).applying(move) == CGSize(width: 1, height: 2))
  }

  @Test("Values of geometry go through NSValue")
  func values() {
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let vector = CGVector(dx: 1.5, dy: -2)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }
}
