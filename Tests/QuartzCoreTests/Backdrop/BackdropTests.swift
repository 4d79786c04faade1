import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Backdrops", .serialized)
struct BackdropTests {
  /// Black on the left, white on the right, and a backdrop over the middle.
  private func makeStage(scale: CGFloat = 1) -> (Stage, BackdropLayer, CALayer) {
    let stage = Stage(width: 200, height: 100, scale: scale, color: .black)
    stage.changesAtOnce = true
    let right = stage.layer(100, 0, 100, 100, color: .white)
    let backdrop = BackdropLayer()
    backdrop.frame = CGRect(x: 40, y: 20, width: 120, height: 60)
    backdrop.blurRadius = 10
    stage.root.addSublayer(backdrop)
    stage.turn()
    return (stage, backdrop, right)
  }

  private func grey(_ stage: Stage, _ x: Int, _ y: Int) -> Int { Int(stage.pixel(x, y) & 255) }

  @Test("An edge beneath becomes a Gaussian's integral") func blurs() {
    for scale in [1, 2, 4] {
      let (stage, _, _) = makeStage(scale: CGFloat(scale))
      for distance in [-20, -10, -5, 0, 5, 10, 20] {
        let x = (100 + distance) * scale
        let value = Double(grey(stage, x - 1, 50 * scale) + grey(stage, x, 50 * scale)) / 2
        let expected = 255 * 0.5 * erfc(-Double(distance) / 10 / 2.0.squareRoot())
        #expect(abs(value - expected) < 5, "at \(distance) of scale \(scale)")
      }
      #expect(grey(stage, 99 * scale, 10 * scale) == 0, "outside nothing is blurred")
      #expect(grey(stage, 101 * scale, 10 * scale) == 255)
    }
  }

  @Test("Corners are round, and sublayers lie on the blur") func corners() {
    let (stage, backdrop, _) = makeStage()
    backdrop.cornerRadius = 30
    backdrop.masksToBounds = true
    backdrop.tintColor = .red
    _ = stage.layer(55, 25, 10, 10, color: .blue, in: backdrop)
    stage.turn()
    #expect(stage.pixel(42, 22) == 0xFF00_0000)
    #expect(stage.pixel(158, 22) == 0xFFFF_FFFF)
    #expect(stage.pixel(60, 50) == 0xFFFF_0000)
    #expect(stage.pixel(100, 50) == 0xFF00_00FF)
  }

  @Test("The tint lies on it, and colours can be made stronger or taken away") func colours() {
    let (stage, backdrop, right) = makeStage()
    right.frame = stage.root.bounds
    right.backgroundColor = CGColor(srgbRed: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    backdrop.saturation = 0
    stage.turn()
    let word = stage.pixel(100, 50)
    #expect(word >> 16 & 255 == word & 255 && word >> 8 & 255 == word & 255)
    backdrop.saturation = 2
    stage.turn()
    #expect(stage.pixel(100, 50) >> 16 & 255 > 0x99 + 20)
    backdrop.saturation = 1
    backdrop.tintColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5)
    stage.turn()
    #expect(distance(stage.pixel(100, 50), 0xFF4D_3333) <= 2)
  }

  @Test("A change beneath shows through; far away it costs nothing") func invalidation() {
    let (stage, _, right) = makeStage()
    let blurs = stage.renderer.blurCount
    let before = stage.pixel(80, 78)
    let far = stage.layer(0, 0, 3, 3, color: .red)
    far.zPosition = -1
    stage.turn()
    #expect(stage.renderer.blurCount == blurs)
    // Outside the backdrop, but near enough to be seen in it.
    let close = stage.layer(60, 85, 40, 15, color: .white)
    close.zPosition = -1
    stage.turn()
    #expect(stage.renderer.blurCount == blurs + 1)
    #expect(stage.pixel(80, 78) != before)
    right.backgroundColor = .black
    close.removeFromSuperlayer()
    stage.turn()
    #expect(stage.pixel(100, 50) == 0xFF00_0000)
  }

  @Test("What lies on it is drawn without blurring anew") func above() {
    let (stage, backdrop, _) = makeStage()
    let blurs = stage.renderer.blurCount
    let label = stage.layer(10, 10, 20, 20, color: .red, in: backdrop)
    stage.turn()
    label.position.x += 10
    stage.turn()
    let over = stage.layer(60, 30, 20, 20, color: .green)
    stage.turn()
    over.removeFromSuperlayer()
    stage.turn()
    #expect(stage.renderer.blurCount == blurs)
  }

  @Test("Drawn in pieces it is the same as at once, byte for byte") func incremental() {
    let (stage, backdrop, right) = makeStage(scale: 2)
    let second = BackdropLayer()
    second.frame = CGRect(x: 90, y: 40, width: 80, height: 50)
    second.blurRadius = 5
    second.tintColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.3)
    stage.root.addSublayer(second)
    for step in 0..<12 {
      switch step % 4 {
      case 0: right.position.x -= 7
      case 1: backdrop.position.x += 3.5
      case 2: backdrop.opacity = step % 8 == 2 ? 0.5 : 1
      default: second.position.y -= 2
      }
      stage.turn()
      let whole = Bitmap(width: 400, height: 200)
      let viewport = PixelRect(x: 0, y: 0, width: 400, height: 200)
      var builder = DisplayListBuilder(time: stage.clock.now, scale: 2, viewport: viewport)
      builder.add(root: stage.root)
      Compositor().render(builder.list, damage: [viewport], into: whole, scale: 2)
      let length = whole.bytesPerRow * 200
      #expect(memcmp(whole.data, stage.bitmap.data, length) == 0, "step \(step)")
    }
  }

  @Test("Without a blur it is a ground of its tint, and animates to one") func animates() {
    let (stage, backdrop, _) = makeStage()
    backdrop.blurRadius = 0
    backdrop.tintColor = .red
    stage.turn()
    #expect(stage.pixel(100, 50) == 0xFFFF_0000)
    backdrop.tintColor = nil
    let blurs = stage.renderer.blurCount
    let animation = CABasicAnimation(keyPath: "blurRadius")
    animation.fromValue = 0.0
    animation.toValue = 10.0
    animation.duration = 1
    backdrop.blurRadius = 10
    backdrop.add(animation, forKey: nil)
    stage.turn()
    #expect(grey(stage, 98, 50) == 0)
    stage.advance(0.5)
    let half = grey(stage, 94, 50)
    stage.advance(0.5)
    #expect(half > 0 && half < grey(stage, 94, 50))
    #expect(stage.renderer.blurCount > blurs)
  }

  @Test("A large one is drawn from few pixels") func memory() {
    let picture = BackdropPicture(
      sigma: 60, sampled: PixelRect(x: 3, y: 5, width: 1170, height: 2532)
    ) { Bitmap(width: $0.width, height: $0.height) }
    #expect(picture.factor == 8)
    #expect(picture.bitmap.width * picture.bitmap.height < 1170 * 2532 / 50)
  }
}
