import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Compositor", .serialized)
struct CompositorTests {
  @Test("A translucent layer fades as one with its sublayers") func group() {
    let stage = Stage()
    let card = stage.layer(10, 10, 60, 60, color: .red)
    _ = stage.layer(10, 10, 20, 20, color: .blue, in: card)
    card.opacity = 0.5
    stage.turn()
    #expect(distance(stage.pixel(15, 15), 0xFFFF_8080) <= 1)
    #expect(distance(stage.pixel(25, 25), 0xFF80_80FF) <= 1, "no red shines through the blue")
    card.allowsGroupOpacity = false
    stage.turn()
    #expect(distance(stage.pixel(25, 25), 0xFF80_40BF) <= 2)
  }

  @Test("Opacities of nested layers multiply") func nested() {
    let stage = Stage(color: .black)
    let outer = stage.layer(0, 0, 100, 100)
    outer.opacity = 0.5
    let inner = stage.layer(0, 0, 100, 100, color: .white, in: outer)
    inner.opacity = 0.5
    stage.turn()
    #expect(distance(stage.pixel(50, 50), 0xFF40_4040) <= 1)
  }

  @Test("A rounded layer cuts its sublayers along its curve, smoothly") func roundedClip() {
    let stage = Stage()
    let card = stage.layer(20, 20, 60, 60)
    card.cornerRadius = 20
    card.masksToBounds = true
    _ = stage.layer(-10, -10, 100, 100, color: .black, in: card)
    stage.turn()
    #expect(stage.pixel(50, 50) == 0xFF00_0000)
    #expect(stage.pixel(20, 20) == 0xFFFF_FFFF)
    #expect(stage.pixel(20, 50) == 0xFF00_0000)
    #expect(stage.pixel(19, 50) == 0xFFFF_FFFF)
    // On the diagonal the curve lies 20 (1 - 1/√2) = 5.86 pixels in.
    #expect(stage.pixel(24, 24) == 0xFFFF_FFFF)
    #expect(stage.pixel(27, 27) == 0xFF00_0000)
    let edge = stage.pixel(25, 25) & 255
    #expect(edge > 40 && edge < 250)
  }

  @Test("What lies below doesn't shine through the edge of a clip") func conflation() {
    let stage = Stage(color: .black)
    let card = stage.layer(20, 20, 60, 60, color: .green)
    card.cornerRadius = 20
    card.masksToBounds = true
    _ = stage.layer(0, 0, 60, 60, color: .red, in: card)
    stage.turn()
    for y in 0..<100 {
      for x in 0..<100 { #expect(stage.pixel(x, y) & 0xFF00 == 0) }
    }
  }

  @Test("Only the named corners are rounded") func maskedCorners() {
    let stage = Stage()
    let card = stage.layer(20, 20, 60, 60, color: .black)
    card.cornerRadius = 20
    card.maskedCorners = [.layerMinXMinYCorner]
    stage.turn()
    #expect(stage.pixel(20, 20) == 0xFFFF_FFFF)
    #expect(stage.pixel(79, 20) == 0xFF00_0000)
    #expect(stage.pixel(20, 79) == 0xFF00_0000)
    #expect(stage.pixel(79, 79) == 0xFF00_0000)
  }

  @Test("A pill, whose corners meet, is whole") func pill() {
    let stage = Stage()
    let pill = stage.layer(10, 40, 80, 21, color: .black)
    pill.cornerRadius = 100
    stage.turn()
    for x in 21..<79 { #expect(stage.pixel(x, 50) == 0xFF00_0000) }
    #expect(stage.pixel(10, 40) == 0xFFFF_FFFF)
    #expect(stage.pixel(50, 40) == 0xFF00_0000 && stage.pixel(50, 60) == 0xFF00_0000)
    #expect(stage.pixel(50, 61) == 0xFFFF_FFFF)
  }

  @Test("A border lies inside the bounds, in front of sublayers") func border() {
    let stage = Stage()
    let card = stage.layer(20, 20, 40, 40, color: .red)
    card.borderWidth = 3
    card.borderColor = .blue
    _ = stage.layer(0, 0, 40, 40, color: .green, in: card)
    stage.turn()
    for place in [20, 22, 57, 59] { #expect(stage.pixel(place, 40) == 0xFF00_00FF) }
    for place in [23, 56] { #expect(stage.pixel(place, 40) == 0xFF00_FF00) }
    #expect(stage.pixel(19, 40) == 0xFFFF_FFFF)
  }

  @Test("A shadow falls off evenly on both sides, and is darkest at the edge") func shadow() {
    let stage = Stage()
    let card = stage.layer(30, 30, 40, 40, color: .red)
    card.shadowOpacity = 1
    card.shadowRadius = 3
    card.shadowOffset = .zero
    stage.turn()
    func dark(_ x: Int, _ y: Int) -> Int { 255 - Int(stage.pixel(x, y) & 255) }
    #expect(stage.pixel(50, 50) == 0xFFFF_0000)
    #expect(abs(dark(29, 50) - 110) < 12, "about half at the edge")
    for distance in 1...9 {
      #expect(dark(30 - distance, 50) == dark(69 + distance, 50))
      #expect(dark(30 - distance, 50) == dark(50, 69 + distance))
      #expect(dark(29 - distance, 50) <= dark(30 - distance, 50))
    }
    #expect(dark(30 - 12, 50) == 0)
  }

  @Test("A shadow's offset and path move and shape it") func shadowPath() {
    let stage = Stage()
    let layer = stage.layer(10, 10, 80, 20)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 40)
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20), transform: nil)
    stage.turn()
    #expect(stage.pixel(20, 60) == 0xFF00_0000)
    #expect(stage.pixel(60, 60) == 0xFFFF_FFFF)
    #expect(stage.pixel(20, 20) == 0xFFFF_FFFF)
  }

  @Test("Contents without a background throw a shadow of their own shape") func contentsShadow() {
    let stage = Stage()
    let picture = Bitmap(width: 40, height: 40)
    PixelSurface(bitmap: picture, x: 0, y: 0)
      .fill(PixelRect(x: 0, y: 0, width: 10, height: 40), with: PaintColor(.red))
    let layer = stage.layer(10, 10, 40, 40)
    layer.contents = CGImage(bitmap: picture)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 45)
    stage.turn()
    #expect(stage.pixel(15, 70) == 0xFF00_0000)
    #expect(stage.pixel(30, 70) == 0xFFFF_FFFF)
  }

  @Test("A layer that masks to its bounds cuts off its own shadow") func maskedShadow() {
    let stage = Stage()
    let card = stage.layer(30, 30, 40, 40, color: .red)
    card.shadowOpacity = 1
    card.masksToBounds = true
    stage.turn()
    #expect(stage.pixel(29, 50) == 0xFFFF_FFFF)
  }

  @Test("A shadow that is scaled by an animation is not blurred anew") func scaledShadow() {
    let stage = Stage()
    let card = stage.layer(30, 30, 40, 40, color: .red)
    card.cornerRadius = 4
    card.shadowOpacity = 1
    card.shadowRadius = 2
    stage.turn()
    let key = { (scale: CGFloat) in
      DrawingCache.step(of: CGAffineTransform(scaleX: scale, y: scale), near: 1)
    }
    #expect(key(1.2) == 1 && key(0.8) == 1 && key(2) == 2 && key(0.01) == 1.0 / 64)
    card.transform = CATransform3DMakeScale(1.2, 1.2, 1)
    stage.settle()
    #expect(255 - Int(stage.pixel(25, 50) & 255) > 60)
  }

  @Test("A mask's alpha tells what shows") func mask() {
    let stage = Stage()
    let layer = stage.layer(10, 10, 60, 60, color: .red)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
    mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
    layer.mask = mask
    stage.turn()
    #expect(distance(stage.pixel(20, 20), 0xFFFF_8080) <= 1)
    #expect(stage.pixel(60, 20) == 0xFFFF_FFFF)
    layer.mask = nil
    stage.turn()
    #expect(stage.pixel(60, 20) == 0xFFFF_0000)
  }

  @Test("Contents are placed by their gravity") func gravity() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    let size = CGSize(width: 20, height: 20)
    func frame(_ gravity: CALayerContentsGravity) -> CGRect {
      gravity.frame(of: size, in: bounds, pixel: 1)
    }
    #expect(frame(.resize) == bounds)
    #expect(frame(.center) == CGRect(x: 40, y: 20, width: 20, height: 20))
    #expect(frame(.top) == CGRect(x: 40, y: 0, width: 20, height: 20))
    #expect(frame(.bottomRight) == CGRect(x: 80, y: 40, width: 20, height: 20))
    #expect(frame(.resizeAspect) == CGRect(x: 20, y: 0, width: 60, height: 60))
    #expect(frame(.resizeAspectFill) == CGRect(x: 0, y: -20, width: 100, height: 100))
  }

  /// Four pixels: red, green; blue, white.
  private var fourPixels: CGImage {
    let bitmap = Bitmap(width: 2, height: 2)
    let surface = PixelSurface(bitmap: bitmap, x: 0, y: 0)
    for (index, color) in [CGColor.red, .green, .blue, .white].enumerated() {
      surface.fill(
        PixelRect(x: index % 2, y: index / 2, width: 1, height: 1), with: PaintColor(color))
    }
    return CGImage(bitmap: bitmap)
  }

  @Test("A part of the contents can be shown alone") func contentsRect() {
    let stage = Stage()
    let layer = stage.layer(10, 10, 40, 40)
    layer.contents = fourPixels
    layer.magnificationFilter = .nearest
    stage.turn()
    #expect(stage.pixel(11, 11) == 0xFFFF_0000 && stage.pixel(48, 11) == 0xFF00_FF00)
    #expect(stage.pixel(11, 48) == 0xFF00_00FF)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    stage.settle()
    #expect(stage.pixel(11, 11) == 0xFF00_FF00 && stage.pixel(48, 48) == 0xFF00_FF00)
  }

  @Test("Contents with a middle that stretches keep their corners") func contentsCenter() {
    let stage = Stage()
    let bitmap = Bitmap(width: 6, height: 6)
    let surface = PixelSurface(bitmap: bitmap, x: 0, y: 0)
    surface.fill(PixelRect(x: 0, y: 0, width: 6, height: 6), with: PaintColor(.red))
    surface.fill(PixelRect(x: 2, y: 2, width: 2, height: 2), with: PaintColor(.blue))
    let layer = stage.layer(10, 10, 40, 30)
    layer.contents = CGImage(bitmap: bitmap)
    layer.magnificationFilter = .nearest
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    stage.turn()
    #expect(stage.pixel(11, 11) == 0xFFFF_0000)
    #expect(stage.pixel(12, 12) == 0xFF00_00FF && stage.pixel(47, 37) == 0xFF00_00FF)
    #expect(stage.pixel(48, 38) == 0xFFFF_0000)
  }

  @Test("Contents of the screen's scale land pixel on pixel") func sharp() {
    let stage = Stage(width: 20, height: 20, scale: 2)
    let layer = stage.layer(5, 5, 1, 1)
    layer.contents = fourPixels
    layer.contentsScale = 2
    stage.turn()
    #expect(stage.pixel(10, 10) == 0xFFFF_0000 && stage.pixel(11, 10) == 0xFF00_FF00)
    #expect(stage.pixel(10, 11) == 0xFF00_00FF && stage.pixel(11, 11) == 0xFFFF_FFFF)
  }

  @Test("Layers that meet between pixels leave no seam") func seam() {
    let stage = Stage(color: .red)
    _ = stage.layer(0, 0, 50.5, 100, color: .black)
    _ = stage.layer(50.5, 0, 49.5, 100, color: .black)
    stage.turn()
    for x in 0..<100 { #expect(stage.pixel(x, 50) == 0xFF00_0000) }
  }

  @Test("An axial gradient runs from start to end") func axial() {
    let stage = Stage()
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.colors = [CGColor.black, CGColor.white]
    stage.root.addSublayer(layer)
    stage.turn()
    #expect(distance(stage.pixel(50, 0), 0xFF01_0101) <= 2)
    #expect(distance(stage.pixel(50, 50), 0xFF80_8080) <= 2)
    #expect(distance(stage.pixel(20, 99), 0xFFFE_FEFE) <= 2)
    layer.locations = [0.5, 1]
    stage.settle()
    #expect(stage.pixel(50, 40) == 0xFF00_0000)
    #expect(distance(stage.pixel(50, 75), 0xFF80_8080) <= 3)
  }

  @Test("A radial gradient runs from its middle to the rectangle's corner") func radial() {
    let stage = Stage()
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.type = .radial
    layer.colors = [CGColor.black, CGColor.white]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    stage.root.addSublayer(layer)
    stage.turn()
    #expect(distance(stage.pixel(50, 25), 0xFF03_0303) <= 4)
    #expect(distance(stage.pixel(75, 25), 0xFF80_8080) <= 4)
    #expect(distance(stage.pixel(50, 12), 0xFF80_8080) <= 5, "an ellipse")
    #expect(stage.pixel(1, 1) == 0xFFFF_FFFF)
  }

  @Test("A shape layer strokes the part of its path that is asked for") func shape() {
    let stage = Stage()
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 50))
    path.addLine(to: CGPoint(x: 90, y: 50))
    layer.path = path
    layer.strokeColor = .black
    layer.fillColor = nil
    layer.lineWidth = 10
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    stage.root.addSublayer(layer)
    stage.turn()
    #expect(stage.pixel(29, 50) == 0xFFFF_FFFF && stage.pixel(30, 50) == 0xFF00_0000)
    #expect(stage.pixel(69, 54) == 0xFF00_0000 && stage.pixel(70, 50) == 0xFFFF_FFFF)
    #expect(stage.pixel(50, 44) == 0xFFFF_FFFF && stage.pixel(50, 45) == 0xFF00_0000)
  }

  @Test("A layer whose back is turned is left out where it has one side") func backFace() {
    let stage = Stage()
    let layer = stage.layer(10, 10, 40, 40, color: .black)
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    stage.turn()
    #expect(stage.pixel(30, 30) == 0xFF00_0000)
    layer.isDoubleSided = false
    stage.turn()
    #expect(stage.pixel(30, 30) == 0xFFFF_FFFF)
  }

  @Test("A picture of a layer is what shows without animations") func image() throws {
    _ = Stage()
    let layer = CALayer()
    layer.bounds = CGRect(x: 50, y: 0, width: 10, height: 10)
    layer.backgroundColor = .red
    let image = try #require(layer.image(scale: 2))
    #expect(image.width == 20 && image.pixel(x: 19, y: 19) == 0xFFFF_0000)
    let bitmap = Bitmap(width: 40, height: 40)
    let context = CGContext(bitmap: bitmap, scale: 2, flipped: true)
    context.translateBy(x: -45, y: 5)
    layer.render(in: context)
    #expect(bitmap.pixel(x: 9, y: 10) == 0)
    #expect(bitmap.pixel(x: 10, y: 10) == 0xFFFF_0000)
    #expect(bitmap.pixel(x: 29, y: 29) == 0xFFFF_0000)
    #expect(bitmap.pixel(x: 30, y: 30) == 0)
  }
}
