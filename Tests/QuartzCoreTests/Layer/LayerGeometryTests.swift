import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layer geometry", .serialized)
struct LayerGeometryTests {
  @Test("A new layer has Apple's defaults") func defaults() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1 && !layer.isHidden && layer.isDoubleSided)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.borderWidth == 0 && layer.borderColor?.alpha == 1)
    #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
    #expect(layer.backgroundColor == nil && layer.sublayers == nil && layer.mask == nil)
    #expect(layer.speed == 1 && layer.duration == .infinity)
  }

  @Test("Setting the frame sets position and size, about the anchor point") func frame() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 10, y: 60))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("The frame of a turned layer is the box around it") func turned() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let frame = layer.frame
    #expect(near(frame.minX, 25) && near(frame.minY, -25))
    #expect(near(frame.width, 50) && near(frame.height, 100))
  }

  @Test("Setting the frame of a scaled layer makes its frame just that") func scaled() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 80)
    #expect(layer.bounds.size == CGSize(width: 50, height: 20))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 80))
  }

  @Test("Points go up to a common superlayer and down again") func convert() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    let a = CALayer()
    a.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    a.bounds.origin = CGPoint(x: 0, y: 50)
    let b = CALayer()
    b.frame = CGRect(x: 200, y: 200, width: 100, height: 100)
    b.transform = CATransform3DMakeScale(2, 2, 1)
    root.addSublayer(a)
    root.addSublayer(b)
    #expect(a.convert(CGPoint(x: 5, y: 55), to: root) == CGPoint(x: 15, y: 25))
    #expect(root.convert(CGPoint(x: 15, y: 25), to: a) == CGPoint(x: 5, y: 55))
    // b's bounds reach from 150 to 350 in the root.
    #expect(a.convert(CGPoint(x: 140, y: 180), to: b) == CGPoint(x: 0, y: 0))
    #expect(
      b.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
        == CGRect(x: 150, y: 150, width: 20, height: 20))
    #expect(
      b.convert(CGRect(x: 150, y: 150, width: 20, height: 20), from: nil)
        == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("A sublayer transform acts about the superlayer's anchor point") func sublayerTransform() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let layer = CALayer()
    layer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    root.addSublayer(layer)
    #expect(layer.convert(.zero, to: root) == CGPoint(x: 30, y: 30))
    #expect(root.convert(CGPoint(x: 30, y: 30), to: layer) == .zero)
  }

  @Test("Flipped geometry lets y grow upwards for sublayers") func flipped() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.isGeometryFlipped = true
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(layer)
    #expect(layer.convert(.zero, to: root) == CGPoint(x: 0, y: 100))
  }

  @Test("With perspective, what is nearer is larger, and points convert both ways")
  func perspective() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    root.sublayerTransform.m34 = -1 / 500
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    root.addSublayer(layer)
    func height(_ x: CGFloat) -> CGFloat {
      layer.convert(CGPoint(x: x, y: 100), to: root).y
        - layer.convert(CGPoint(x: x, y: 0), to: root).y
    }
    #expect(height(0) > 100 && height(100) < 100)
    let point = CGPoint(x: 13, y: 71)
    let back = root.convert(layer.convert(point, to: root), to: layer)
    #expect(near(back.x, 13) && near(back.y, 71))
  }

  @Test("Hit testing finds the frontmost layer, by depth and order") func hitTest() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let back = CALayer()
    back.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    let front = CALayer()
    front.frame = CGRect(x: 40, y: 40, width: 60, height: 60)
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
    #expect(root.hitTest(CGPoint(x: 90, y: 10)) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 10)) == nil)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
  }

  @Test("A layer that masks to its bounds takes no hits on what it cuts off") func clippedHit() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let clip = CALayer()
    clip.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let inner = CALayer()
    inner.frame = CGRect(x: 30, y: 30, width: 50, height: 50)
    root.addSublayer(clip)
    clip.addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 70, y: 70)) === inner)
    clip.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 70, y: 70)) === root)
  }

  @Test("Time converts through layers that start late and run at other speeds") func time() {
    _ = Stage()
    let root = CALayer()
    let layer = CALayer()
    root.addSublayer(layer)
    root.speed = 2
    layer.beginTime = 10
    layer.timeOffset = 1
    #expect(layer.convertTime(20, from: nil) == 31)
    #expect(layer.convertTime(31, to: nil) == 20)
    #expect(layer.convertTime(31, to: root) == 40)
  }
}
