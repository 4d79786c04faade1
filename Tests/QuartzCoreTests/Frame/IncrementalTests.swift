import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Frames drawn in pieces", .serialized)
struct IncrementalTests {
  /// A generator whose numbers are the same everywhere.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private func bytes(_ bitmap: Bitmap) -> Data {
    var data = Data()
    for y in 0..<bitmap.height { data.append(Data(bytes: bitmap.row(y), count: bitmap.width * 4)) }
    return data
  }

  /// Changes something at random.
  private func change(_ stage: Stage, _ layers: inout [CALayer], _ random: inout Seeded) {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &random)
    }
    func color() -> CGColor {
      CGColor(
        srgbRed: number(0...1), green: number(0...1), blue: number(0...1),
        alpha: Bool.random(using: &random) ? 1 : number(0...1))
    }
    let layer = layers.randomElement(using: &random) ?? stage.root
    switch Int.random(in: 0..<18, using: &random) {
    case 0, 1, 2:
      let new = Bool.random(using: &random) ? CALayer() : CAGradientLayer()
      new.frame = CGRect(
        x: number(-20...100), y: number(-20...100), width: number(2...70), height: number(2...70))
      new.backgroundColor = color()
      (new as? CAGradientLayer)?.colors = [color(), color()]
      let parent = Int.random(in: 0..<3, using: &random) == 0 ? layer : stage.root
      parent.addSublayer(new)
      layers.append(new)
    case 3: layer.removeFromSuperlayer()
    case 4:
      if let other = layers.randomElement(using: &random), !other.isDescendant(of: layer) {
        other.addSublayer(layer)
      }
    case 5: layer.position = CGPoint(x: number(0...120), y: number(0...120))
    case 6: layer.position.x = number(0...120).rounded()
    case 7: layer.bounds.size = CGSize(width: number(2...80), height: number(2...80))
    case 8: layer.opacity = Float(number(0...1))
    case 9: layer.cornerRadius = number(0...30)
    case 10: layer.masksToBounds.toggle()
    case 11:
      layer.shadowOpacity = layer.shadowOpacity == 0 ? 0.7 : 0
      layer.shadowRadius = number(0...6)
    case 12: layer.transform = CATransform3DMakeRotation(number(-3...3), 0, 0, 1)
    case 13: layer.transform = CATransform3DMakeScale(number(0.3...2), number(0.3...2), 1)
    case 14: layer.transform = CATransform3DIdentity
    case 15: layer.borderWidth = number(0...5)
    case 16: layer.zPosition = number(-2...2)
    default:
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: number(5...60), height: number(5...60))
      mask.backgroundColor = color()
      mask.cornerRadius = number(0...9)
      layer.mask = layer.mask == nil ? mask : nil
    }
  }

  @Test("A frame drawn in pieces is the frame drawn at once, byte for byte", arguments: 1...6)
  func same(_ seed: UInt64) {
    let scale: CGFloat = seed % 2 == 0 ? 1 : 2
    let stage = Stage(width: 120, height: 120, scale: scale)
    var random = Seeded(state: seed)
    var layers: [CALayer] = []
    for _ in 0..<6 { change(stage, &layers, &random) }
    stage.turn()
    for step in 0..<120 {
      for _ in 0..<Int.random(in: 0...2, using: &random) { change(stage, &layers, &random) }
      stage.advance(step % 5 == 0 ? 0.4 : 1.0 / 60)
      let whole = Bitmap(width: stage.bitmap.width, height: stage.bitmap.height)
      var builder = DisplayListBuilder(
        time: stage.clock.now, scale: scale,
        viewport: PixelRect(x: 0, y: 0, width: whole.width, height: whole.height))
      builder.add(root: stage.root)
      Compositor().render(
        builder.list, damage: [PixelRect(x: 0, y: 0, width: whole.width, height: whole.height)],
        into: whole, scale: scale)
      guard bytes(whole) == bytes(stage.bitmap) else {
        let places = (0..<whole.width * whole.height).map {
          (x: $0 % whole.width, y: $0 / whole.width)
        }.filter { whole.pixel(x: $0.x, y: $0.y) != stage.pixel($0.x, $0.y) }
        Issue.record(
          """
          step \(step) of seed \(seed) differs in \(places.count) pixels, first \(places[0]); \
          damage \(stage.damage)
          \(stage.root.dump())
          """)
        return
      }
    }
  }

  @Test("The same steps give the same bytes") func deterministic() {
    func run() -> Data {
      let stage = Stage(width: 120, height: 120, scale: 2)
      var random = Seeded(state: 42)
      var layers: [CALayer] = []
      for _ in 0..<60 {
        change(stage, &layers, &random)
        stage.advance(1.0 / 60)
      }
      return bytes(stage.bitmap)
    }
    #expect(run() == run())
  }
}
