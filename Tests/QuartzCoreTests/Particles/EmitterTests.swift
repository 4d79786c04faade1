import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Emitter layers", .serialized)
struct EmitterTests {
  private func dot(_ size: Int = 4) -> CGImage {
    let bitmap = Bitmap(width: size, height: size)
    for y in 0..<size {
      for x in 0..<size {
        bitmap.row(y).storeBytes(of: 0xFFFF_FFFF, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    return CGImage(bitmap: bitmap)
  }

  private func makeEmitter(_ stage: Stage, _ cell: CAEmitterCell) -> CAEmitterLayer {
    stage.changesAtOnce = true
    let emitter = CAEmitterLayer()
    emitter.frame = stage.root.bounds
    emitter.beginTime = stage.clock.now
    emitter.emitterCells = [cell]
    stage.root.addSublayer(emitter)
    return emitter
  }

  private func cell() -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = "dot"
    cell.contents = dot()
    cell.birthRate = 1
    cell.lifetime = 10
    return cell
  }

  private func lit(_ stage: Stage) -> Int {
    var count = 0
    for y in 0..<stage.bitmap.height {
      for x in 0..<stage.bitmap.width where stage.pixel(x, y) != 0xFF00_0000 { count += 1 }
    }
    return count
  }

  @Test("A particle flies as its velocity and the acceleration say") func flight() {
    let stage = Stage(color: .black)
    let cell = cell()
    cell.velocity = 20
    cell.yAcceleration = 10
    cell.birthRate = 0.1
    let emitter = makeEmitter(stage, cell)
    emitter.emitterPosition = CGPoint(x: 10, y: 20)
    stage.turn()
    #expect(stage.pixel(10, 20) == 0xFFFF_FFFF)
    stage.advance(2)
    // 20 × 2 to the right, 10 × 2² / 2 down.
    #expect(stage.pixel(50, 40) == 0xFFFF_FFFF)
    #expect(lit(stage) == 16)
    emitter.velocity = 0.5
    stage.advance(1)
    #expect(stage.pixel(70, 65) == 0xFFFF_FFFF, "one that flies already flies on")
  }

  @Test("So many are born in a second, and live for so long") func birthAndDeath() {
    let stage = Stage(width: 200, height: 20, color: .black)
    let cell = cell()
    cell.birthRate = 4
    cell.lifetime = 2
    cell.velocity = 40
    let emitter = makeEmitter(stage, cell)
    emitter.emitterPosition = CGPoint(x: 10, y: 10)
    stage.turn()
    stage.advance(1.01)
    #expect(lit(stage) / 16 == 5, "at 0, ¼, ½, ¾ and 1")
    stage.advance(9)
    #expect(lit(stage) / 16 == 8)
    #expect(stage.renderer.nextFrameTime < .infinity)
    emitter.birthRate = 0
    stage.advance(1)
    #expect(lit(stage) / 16 == 4, "the living go on")
    stage.advance(1.1)
    #expect(lit(stage) == 0)
    #expect(stage.renderer.nextFrameTime == .infinity, "and then nothing moves")
  }

  @Test("A cell is changed by a key path through its name") func keyPath() {
    let stage = Stage(color: .black)
    let emitter = makeEmitter(stage, cell())
    emitter.setValue(7, forKeyPath: "emitterCells.dot.birthRate")
    #expect(emitter.value(forKeyPath: "emitterCells.dot.birthRate") as? Float == 7)
    #expect(emitter.values.emitter.cells[0].birthRate == 7)
  }

  @Test("Scale, spin, colour and alpha change with age") func ageing() {
    let stage = Stage(color: .black)
    let cell = cell()
    cell.birthRate = 0.1
    cell.contents = dot(10)
    cell.scaleSpeed = 1
    cell.color = CGColor(srgbRed: 1, green: 0, blue: 0.5, alpha: 1)
    cell.greenSpeed = 0.5
    cell.alphaSpeed = -0.5
    let emitter = makeEmitter(stage, cell)
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    stage.turn()
    #expect(distance(stage.pixel(50, 50), 0xFFFF_0080) <= 1)
    stage.advance(1)
    #expect(distance(stage.pixel(50, 50), 0xFF80_4040) <= 2)
    #expect(distance(stage.pixel(42, 50), 0xFF80_4040) <= 2, "twice as large")
    #expect(stage.pixel(38, 50) == 0xFF00_0000)
    stage.advance(1.1)
    #expect(lit(stage) == 0)
  }

  @Test("Particles are born on the shape")
  func shapes() {
    var emitter = EmitterProperties()
    emitter.position = CGPoint(x: 100, y: 50)
    emitter.size = CGSize(width: 40, height: 20)
    func places(
      _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode
    ) -> [CGPoint] {
      emitter.shape = shape
      emitter.mode = mode
      return (0..<400).map { number in
        var chance = Chance(seed: 3, cell: 0, number: number)
        return emitter.birthplace(&chance)
      }
    }
    #expect(places(.point, .volume).allSatisfy { $0 == CGPoint(x: 100, y: 50) })
    let line = places(.line, .outline)
    #expect(line.allSatisfy { $0.y == 50 && abs($0.x - 100) <= 20 })
    #expect(line.contains { $0.x < 85 } && line.contains { $0.x > 115 })
    let box = CGRect(x: 80, y: 40, width: 40, height: 20)
    #expect(
      places(.rectangle, .surface).allSatisfy { box.insetBy(dx: -0.1, dy: -0.1).contains($0) })
    #expect(
      places(.rectangle, .outline).allSatisfy {
        abs(abs($0.x - 100) - 20) < 0.001 || abs(abs($0.y - 50) - 10) < 0.001
      })
    #expect(
      places(.circle, .outline).allSatisfy { abs(hypot($0.x - 100, $0.y - 50) - 40) < 0.001 })
    let disc = places(.circle, .volume).map { hypot($0.x - 100, $0.y - 50) }
    #expect(disc.allSatisfy { $0 <= 40 })
    // Half of a disc's area lies within 1/√2 of its radius.
    #expect(abs(disc.count { $0 < 40 / 2.0.squareRoot() } - 200) < 40)
  }

  @Test("The same seed and time show the same, however one came there") func deterministic() {
    func shown(steps: Int, seed: UInt32) -> Data {
      let stage = Stage(color: .black)
      let cell = cell()
      cell.birthRate = 30
      cell.lifetimeRange = 4
      cell.velocity = 20
      cell.velocityRange = 15
      cell.emissionRange = .pi * 2
      cell.spinRange = 3
      cell.scaleRange = 0.7
      cell.redRange = 0.8
      let emitter = makeEmitter(stage, cell)
      emitter.emitterPosition = CGPoint(x: 50, y: 50)
      emitter.seed = seed
      emitter.renderMode = .additive
      stage.turn()
      for _ in 0..<steps { stage.advance(2 / Double(steps)) }
      return Data(bytes: stage.bitmap.data, count: stage.bitmap.bytesPerRow * 100)
    }
    let first = shown(steps: 1, seed: 5)
    #expect(shown(steps: 32, seed: 5) == first)
    #expect(shown(steps: 1, seed: 6) != first)
  }
}
