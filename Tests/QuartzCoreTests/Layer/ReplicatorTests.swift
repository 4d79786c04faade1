import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Replicator layers", .serialized)
struct ReplicatorTests {
  private func makeReplicator(_ stage: Stage, count: Int) -> (CAReplicatorLayer, CALayer) {
    stage.changesAtOnce = true
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = count
    stage.root.addSublayer(replicator)
    return (replicator, stage.layer(0, 0, 10, 10, color: .white, in: replicator))
  }

  @Test("Each time is moved from the one before") func moves() {
    let stage = Stage(color: .black)
    let (replicator, _) = makeReplicator(stage, count: 3)
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 5, 0)
    stage.turn()
    #expect(stage.pixel(5, 5) == 0xFFFF_FFFF)
    #expect(stage.pixel(25, 12) == 0xFFFF_FFFF)
    #expect(stage.pixel(45, 17) == 0xFFFF_FFFF)
    #expect(stage.pixel(65, 22) == 0xFF00_0000, "three times, and no more")
    replicator.instanceCount = 1
    #expect(!stage.turn().isEmpty)
    #expect(stage.pixel(25, 12) == 0xFF00_0000)
    replicator.instanceCount = 0
    stage.turn()
    #expect(stage.pixel(5, 5) == 0xFF00_0000)
  }

  @Test("Turns are about the middle of the replicator") func turns() {
    let stage = Stage(color: .black)
    let (replicator, dot) = makeReplicator(stage, count: 4)
    dot.frame = CGRect(x: 45, y: 5, width: 10, height: 10)
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    stage.turn()
    for (x, y) in [(50, 10), (90, 50), (50, 90), (10, 50)] {
      #expect(distance(stage.pixel(x, y), 0xFFFF_FFFF) <= 1)
    }
    #expect(stage.pixel(50, 50) == 0xFF00_0000)
  }

  @Test("Colours are multiplied, those of pictures too, and change from time to time")
  func colours() {
    let stage = Stage(color: .black)
    let (replicator, dot) = makeReplicator(stage, count: 3)
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    replicator.instanceRedOffset = -0.5
    replicator.instanceBlueOffset = 0.25
    stage.turn()
    func check() {
      #expect(distance(stage.pixel(5, 5), 0xFFFF_8000) <= 1)
      #expect(distance(stage.pixel(25, 5), 0xFF80_8040) <= 1)
      #expect(distance(stage.pixel(45, 5), 0xFF00_8080) <= 1)
    }
    check()
    let bitmap = Bitmap(width: 10, height: 10)
    for y in 0..<10 {
      for x in 0..<10 {
        bitmap.row(y).storeBytes(of: 0xFFFF_FFFF, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    dot.backgroundColor = nil
    dot.contents = CGImage(bitmap: bitmap)
    stage.turn()
    check()
  }

  @Test("Each time is behind the one before by the delay") func delay() {
    let stage = Stage(color: .black)
    let (replicator, dot) = makeReplicator(stage, count: 2)
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 50, 0)
    replicator.instanceDelay = 0.5
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 5.0
    animation.toValue = 85.0
    animation.duration = 1
    animation.repeatCount = .infinity
    dot.add(animation, forKey: nil)
    stage.turn()
    stage.advance(0.75)
    #expect(stage.pixel(65, 5) == 0xFFFF_FFFF, "three quarters of the way")
    #expect(stage.pixel(25, 55) == 0xFFFF_FFFF, "one quarter of the way")
  }

  @Test("A copy that goes leaves nothing behind, whatever comes before it") func damage() {
    let stage = Stage(color: .black)
    let (replicator, dot) = makeReplicator(stage, count: 3)
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let other = stage.layer(0, 60, 10, 10, color: .red)
    other.zPosition = -1
    stage.turn()
    other.removeFromSuperlayer()
    dot.removeFromSuperlayer()
    stage.turn()
    for x in stride(from: 5, to: 60, by: 20) { #expect(stage.pixel(x, 5) == 0xFF00_0000) }
  }
}
