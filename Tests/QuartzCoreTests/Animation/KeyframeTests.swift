import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Keyframe animations")
struct KeyframeTests {
  private func values(
    _ list: [Double], _ mode: CAAnimationCalculationMode, times: [Double]? = nil,
    functions: [UnitBezier] = [], at progress: [Double]
  ) -> [Double] {
    let frames = Keyframes(
      values: list.map { .number(CGFloat($0)) }, mode: mode, keyTimes: times, functions: functions,
      shape: SplineShape(tension: [], continuity: [], bias: []))
    return progress.map { frames?.value(at: $0).scalars?.first ?? .nan }
  }

  private func same(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("Linear keyframes without times are evenly spread") func linear() {
    #expect(
      same(values([0, 10, 30], .linear, at: [0, 0.25, 0.5, 0.75, 1]), [0, 5, 10, 20, 30]))
  }

  @Test("Key times say when each value is reached") func keyTimes() {
    #expect(
      same(
        values([0, 10, 30], .linear, times: [0, 0.8, 1], at: [0.4, 0.8, 0.9, 1]),
        [5, 10, 20, 30]))
  }

  @Test("Key times of another number than values are not used") func wrongTimes() {
    #expect(same(values([0, 10, 30], .linear, times: [0, 1], at: [0.5]), [10]))
  }

  @Test("Key times that begin late or end early hold the outer values") func outerTimes() {
    #expect(
      same(values([5, 10], .linear, times: [0.2, 0.6], at: [0, 0.1, 0.4, 0.8]), [5, 5, 7.5, 10]))
  }

  @Test("Each stretch has a pace of its own") func functions() {
    let ease = UnitBezier(0.42, 0, 1, 1)
    #expect(
      same(
        values([0, 10, 20], .linear, functions: [ease], at: [0.25, 0.75]), [10 * ease(0.5), 15]))
  }

  @Test("Discrete values jump, with one more time than values") func discrete() {
    #expect(
      same(
        values([1, 2, 3], .discrete, times: [0, 0.5, 0.75, 1], at: [0, 0.49, 0.5, 0.8, 1]),
        [1, 1, 2, 3, 3]))
    #expect(same(values([1, 2, 3, 4], .discrete, at: [0.1, 0.3, 0.6, 0.9]), [1, 2, 3, 4]))
  }

  @Test("Paced values go at an even pace, whatever times and functions say") func paced() {
    #expect(
      same(
        values(
          [0, 10, 30], .paced, times: [0, 0.9, 1], functions: [UnitBezier(0.42, 0, 1, 1)],
          at: [0.5, 1.0 / 3]),
        [15, 10]))
  }

  @Test("Cubic values go through the keyframes on a curve of Catmull and Rom") func cubic() {
    // Between 10 and 30, the tangents are (30 - 0) / 2 and (30 - 10) / 2.
    let middle = 0.5 * 10 + 0.5 * 30 + 0.125 * 15 - 0.125 * 10
    #expect(
      same(values([0, 10, 30], .cubic, at: [0, 0.5, 0.75, 1]), [0, 10, middle, 30]))
  }

  @Test("Cubic paced values go at an even pace on the curve") func cubicPaced() {
    let steps = values(
      [0, 10, 30], .cubicPaced, at: stride(from: 0, through: 1, by: 0.125).map { $0 })
    let speeds = zip(steps, steps.dropFirst()).map { $1 - $0 }
    #expect(speeds.allSatisfy { abs($0 - 30.0 / 8) < 0.1 })
  }

  @Test("The animation's own function paces the whole") func whole() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 1]
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.turn()
    stage.advance(0.5)
    #expect(
      near(
        CGFloat(layer.presentation()?.opacity ?? 0), CGFloat(UnitBezier(0.42, 0, 1, 1)(0.5)),
        by: 1e-6))
  }

  @Test("A path moves a point along, and turns the layer with it") func path() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let frames = try #require(
      PathKeyframes(path: path, mode: .linear, keyTimes: nil, functions: [], turn: .rotateAuto))
    #expect(frames.point(at: 0.25) == CGPoint(x: 50, y: 0))
    #expect(frames.point(at: 0.75) == CGPoint(x: 100, y: 25))
    #expect(near(frames.angle(at: 0.75), .pi / 2))
    let paced = try #require(
      PathKeyframes(path: path, mode: .paced, keyTimes: nil, functions: [], turn: nil))
    #expect(near(paced.point(at: 2.0 / 3).x, 100) && near(paced.point(at: 0.5).x, 75, by: 1e-6))
    #expect(paced.angle(at: 0.5) == nil)
  }

  @Test("Values may be wrapped in objects") func wrapped() {
    let wide = CATransform3DMakeScale(3, 1, 1)
    #expect(NSValue(caTransform3D: wide).caTransform3DValue == wide)
    #expect(
      AnimatableValue(NSValue(caTransform3D: wide), kind: .transform) == .transform(wide))
    #expect(
      AnimatableValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), kind: .point)
        == .point(CGPoint(x: 1, y: 2)))
    #expect(AnimatableValue(NSValue(cgPoint: .zero), kind: .transform) == nil)
  }

  @Test("Without values nothing shows") func empty() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.turn()
    stage.advance(0.5)
    #expect(layer.presentation()?.opacity == 1)
  }
}
