import Testing

@testable import CoreGraphics

@Suite("Drawing in a context")
struct ContextTests {
  let bitmap = Bitmap(width: 8, height: 8)
  let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func flipped(scale: CGFloat = 1) -> CGContext {
    CGContext(bitmap: bitmap, scale: scale, flipped: true)
  }

  @Test("User space begins at the bottom left")
  func bottomLeft() {
    let context = CGContext(bitmap: bitmap)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bitmap.pixel(x: 1, y: 7) == 0xFFFF_0000)
    #expect(bitmap.pixel(x: 2, y: 7) == 0)
    #expect(bitmap.pixel(x: 0, y: 6) == 0)
    #expect(context.ctm.isIdentity)
  }

  @Test("A flipped context begins at the top left and counts in points")
  func topLeft() {
    let context = flipped(scale: 2)
    context.setFillColor(blue)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bitmap.pixel(x: 2, y: 0) == 0xFF00_00FF)
    #expect(bitmap.pixel(x: 3, y: 1) == 0xFF00_00FF)
    #expect(bitmap.pixel(x: 1, y: 0) == 0)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 8))
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 6))
    #expect(context.convertToUserSpace(CGPoint(x: 2, y: 6)) == CGPoint(x: 1, y: 1))
  }

  @Test("Half a pixel is half covered")
  func coverage() {
    let context = flipped()
    context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1))
    #expect(bitmap.pixel(x: 0, y: 0) == 0x8000_0000)
    context.setShouldAntialias(false)
    context.fill(CGRect(x: 0.4, y: 4, width: 1, height: 1))
    #expect(bitmap.pixel(x: 0, y: 4) == 0xFF00_0000)
    #expect(bitmap.pixel(x: 1, y: 4) == 0)
  }

  @Test("Saving keeps colours, alpha, matrix, clip and line attributes")
  func states() {
    let context = flipped()
    context.setFillColor(red)
    context.saveGState()
    context.setFillColor(blue)
    context.setAlpha(0.5)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.translateBy(x: 5, y: 5)
    context.restoreGState()
    context.fill(CGRect(x: 2, y: 2, width: 1, height: 1))
    #expect(bitmap.pixel(x: 2, y: 2) == 0xFFFF_0000)
    context.restoreGState()
    context.fill(CGRect(x: 3, y: 2, width: 1, height: 1))
    #expect(bitmap.pixel(x: 3, y: 2) == 0xFFFF_0000)
  }

  @Test("A matrix without an inverse draws nothing until it is restored")
  func singularMatrix() {
    let context = flipped()
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.restoreGState()
    #expect(bitmap.pixel(x: 0, y: 0) == 0)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(bitmap.pixel(x: 0, y: 0) == 0xFF00_0000)
  }

  @Test("A bad dash pattern draws a solid line, and drawing goes on")
  func badDash() {
    let context = flipped()
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [-1, 2])
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 8, y: 1)])
    #expect((0..<8).allSatisfy { bitmap.pixel(x: $0, y: 0) == 0xFF00_0000 })
    context.setLineDash(phase: 0, lengths: [2, 2])
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 8, y: 5)])
    #expect(bitmap.pixel(x: 1, y: 4) == 0xFF00_0000 && bitmap.pixel(x: 2, y: 4) == 0)
  }

  @Test("Even-odd filling and clipping leave the hole")
  func evenOdd() {
    let context = flipped()
    let rects = [bitmap.bounds, bitmap.bounds.insetBy(dx: 2, dy: 2)]
    context.addRects(rects)
    context.fillPath(using: .evenOdd)
    #expect(bitmap.pixel(x: 1, y: 1) == 0xFF00_0000 && bitmap.pixel(x: 4, y: 4) == 0)
    bitmap.clear()
    context.addRects(rects)
    context.clip(using: .evenOdd)
    context.fill(bitmap.bounds)
    #expect(bitmap.pixel(x: 1, y: 1) == 0xFF00_0000 && bitmap.pixel(x: 4, y: 4) == 0)
    #expect(context.boundingBoxOfClipPath == bitmap.bounds)
  }

  @Test("Filling and stroking at once does both, and uses up the path")
  func fillStroke() {
    let context = flipped()
    context.setFillColor(red)
    context.setStrokeColor(blue)
    context.setLineWidth(2)
    context.addRect(CGRect(x: 1, y: 1, width: 6, height: 6))
    #expect(context.pathContains(CGPoint(x: 4, y: 4), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 4, y: 4), mode: .stroke))
    context.drawPath(using: .fillStroke)
    #expect(bitmap.pixel(x: 0, y: 4) == 0xFF00_00FF && bitmap.pixel(x: 4, y: 4) == 0xFFFF_0000)
    #expect(context.isPathEmpty)
  }

  @Test("Clearing makes transparent, whatever the alpha, or black where there is no alpha")
  func clearing() {
    let context = flipped()
    context.setAlpha(0.1)
    context.fill(bitmap.bounds)
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bitmap.pixel(x: 0, y: 0) == 0 && bitmap.pixel(x: 1, y: 0) != 0)
    let opaque = CGContext(bitmap: bitmap, isOpaque: true)
    opaque.fill(bitmap.bounds)
    opaque.clear(bitmap.bounds)
    #expect(opaque.makeImage()?.pixel(x: 4, y: 4) == 0xFF00_0000)
  }

  @Test(
    "Without alpha, pixels stay opaque in all blend modes",
    arguments: [.clear, .copy, .sourceOut, .xor] as [CGBlendMode])
  func opaque(mode: CGBlendMode) throws {
    let context = CGContext(bitmap: bitmap, flipped: true, isOpaque: true)
    context.setBlendMode(mode)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.fill(bitmap.bounds)
    let pixel = try #require(context.makeImage()).pixel(x: 1, y: 1)
    #expect(pixel == (mode == .copy ? 0xFF80_0000 : 0xFF00_0000))
  }

  @Test("The context's path is in user space")
  func currentPath() throws {
    let context = flipped(scale: 2)
    context.move(to: CGPoint(x: 1, y: 2))
    context.addArc(
      tangent1End: CGPoint(x: 3, y: 2), tangent2End: CGPoint(x: 3, y: 4), radius: 1)
    #expect(context.currentPointOfPath == CGPoint(x: 3, y: 3))
    context.addQuadCurve(to: CGPoint(x: 0, y: 3), control: CGPoint(x: 1, y: 3))
    let path = try #require(context.path)
    #expect(path.boundingBox == CGRect(x: 0, y: 2, width: 3, height: 1))
    context.beginPath()
    #expect(context.path == nil && context.boundingBoxOfPath.isNull)
  }
}
