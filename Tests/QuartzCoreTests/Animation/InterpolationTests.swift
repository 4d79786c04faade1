import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Values between values")
struct InterpolationTests {
  private func half(_ a: AnimatableValue, _ b: AnimatableValue) -> AnimatableValue {
    AnimatableValue.mix(a, b, 0.5)
  }

  @Test("Numbers, points, sizes and rectangles are mixed number by number") func numbers() {
    #expect(half(.number(1), .number(3)) == .number(2))
    #expect(half(.point(.zero), .point(CGPoint(x: 2, y: 4))) == .point(CGPoint(x: 1, y: 2)))
    #expect(
      half(.rect(.zero), .rect(CGRect(x: 2, y: 4, width: 6, height: 8)))
        == .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test("Colours are mixed in sRGB, and no colour is the other one let through") func colors() {
    guard case .color(let mixed?) = half(.color(.red), .color(.blue)) else {
      Issue.record("no colour")
      return
    }
    #expect(near(mixed.rgba.red, 0.5) && near(mixed.rgba.blue, 0.5) && near(mixed.rgba.alpha, 1))
    guard case .color(let faded?) = half(.color(nil), .color(.red)) else {
      Issue.record("no colour")
      return
    }
    #expect(near(faded.rgba.red, 1) && near(faded.rgba.alpha, 0.5))
  }

  @Test("Lists of the same length are mixed; others switch at half way") func lists() {
    #expect(half(.numbers([0, 1]), .numbers([1, 1])) == .numbers([0.5, 1]))
    #expect(AnimatableValue.mix(.numbers([0]), .numbers([1, 2]), 0.4) == .numbers([0]))
    #expect(AnimatableValue.mix(.numbers([0]), .numbers([1, 2]), 0.6) == .numbers([1, 2]))
  }

  @Test("Paths of the same elements are mixed point by point") func paths() {
    let a = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let b = CGPath(rect: CGRect(x: 10, y: 0, width: 20, height: 10), transform: nil)
    guard case .path(let path?) = half(.path(a), .path(b)) else {
      Issue.record("no path")
      return
    }
    #expect(path.boundingBoxOfPath == CGRect(x: 5, y: 0, width: 15, height: 10))
  }

  @Test("A rotation is mixed as a rotation, not by its matrix") func rotation() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    guard case .transform(let eighth) = half(.transform(CATransform3DIdentity), .transform(quarter))
    else { return }
    let expected = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    #expect(zip(eighth.entries, expected.entries).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A transform taken apart and put together is itself") func decomposition() throws {
    var transform = CATransform3DMakeRotation(1, 0.3, 1, 0.2)
    transform = CATransform3DScale(transform, 2, 0.5, 1.5)
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(3, -4, 5))
    transform.m34 = -1 / 500
    let parts = try #require(DecomposedTransform(transform))
    #expect(zip(parts.transform.entries, transform.entries).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A mirror image is taken apart and put together, too") func mirror() throws {
    let transform = CATransform3DScale(CATransform3DMakeRotation(0.4, 0, 0, 1), -1, 1, 1)
    let parts = try #require(DecomposedTransform(transform))
    #expect(zip(parts.transform.entries, transform.entries).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A flat transform is mixed by its entries") func flat() {
    let nothing = CATransform3DMakeScale(0, 0, 1)
    guard case .transform(let mixed) = half(.transform(nothing), .transform(CATransform3DIdentity))
    else { return }
    #expect(mixed == CATransform3DMakeScale(0.5, 0.5, 1))
  }

  @Test("The inverse undoes a transform") func inverse() throws {
    let transform = CATransform3DTranslate(CATransform3DMakeRotation(0.7, 1, 2, 3), 4, 5, 6)
    let product = transform.concatenating(try #require(transform.inverse))
    #expect(
      zip(product.entries, CATransform3DIdentity.entries).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(CATransform3DMakeScale(0, 1, 1).inverse == nil)
  }
}
