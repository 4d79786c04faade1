internal import Foundation

/// Mixing and adding values. What has no numbers inside (contents, paths of other elements,
/// lists of other lengths) switches from one to the other at half way.
nonisolated extension AnimatableValue {
  /// The value a part of the way from `a` to `b`; `t` may lie outside 0 … 1.
  ///
  /// Transforms that turn are taken apart into translation, scale, shear and rotation, which are
  /// mixed one by one, rotations the short way round, as Core Animation does; others are mixed
  /// entry by entry, which is the same for them.
  static func mix(_ a: AnimatableValue, _ b: AnimatableValue, _ t: Double) -> AnimatableValue {
    switch (a, b) {
    case (.number(let a), .number(let b)): .number(mix(a, b, t))
    case (.point(let a), .point(let b)):
      .point(CGPoint(x: mix(a.x, b.x, t), y: mix(a.y, b.y, t)))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: mix(a.width, b.width, t), height: mix(a.height, b.height, t)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x, t), y: mix(a.origin.y, b.origin.y, t),
          width: mix(a.size.width, b.size.width, t),
          height: mix(a.size.height, b.size.height, t)))
    case (.transform(let a), .transform(let b)): .transform(CATransform3D.mix(a, b, t))
    case (.color(let a), .color(let b)): .color(mix(a, b, t))
    case (.path(let a?), .path(let b?)):
      .path(CGPath.interpolate(from: a, to: b, progress: t) ?? (t < 0.5 ? a : b))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { mix($0, $1, t) ?? $0 })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { mix($0, $1, t) })
    default: t < 0.5 ? a : b
    }
  }

  /// `self` and `other` together: sums of numbers, transforms one after the other. Where there
  /// is no sum, `other`.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    if case (.transform(let a), .transform(let b)) = (self, other) {
      return .transform(b.concatenating(a))
    }
    return combining(other) { $0 + $1 }
  }

  /// What must be added to `other` to give `self`; where there is no difference, `self`.
  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    if case (.transform(let a), .transform(let b)) = (self, other), let inverse = b.inverse {
      return .transform(a.concatenating(inverse))
    }
    return combining(other) { $0 - $1 }
  }

  /// `self` added `count` times to nothing.
  func multiplied(by count: Int) -> AnimatableValue {
    if case .transform(let transform) = self {
      var product = CATransform3DIdentity
      for _ in 0..<min(count, 1000) { product = product.concatenating(transform) }
      return .transform(product)
    }
    return combining(self) { a, _ in a * Double(count) }
  }

  /// The value that changes nothing when added.
  var zero: AnimatableValue {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return combining(self) { _, _ in 0 }
  }

  /// The numbers inside; nil where there are none to calculate with.
  var scalars: [Double]? {
    switch self {
    case .number(let a): [a]
    case .point(let a): [a.x, a.y]
    case .size(let a): [a.width, a.height]
    // Differences may be of negative size, of which a rectangle's width would be the absolute value.
    case .rect(let a): [a.origin.x, a.origin.y, a.size.width, a.size.height]
    case .transform(let a): a.entries
    case .color(let a): Self.scalars(a)
    case .colors(let a): a.flatMap { Self.scalars($0) }
    case .numbers(let a): a
    case .flag, .path, .contents: nil
    }
  }

  /// A value of the same kind from other numbers.
  func with(_ scalars: [Double]) -> AnimatableValue {
    let s = scalars
    return switch self {
    case .number: .number(s[0])
    case .point: .point(CGPoint(x: s[0], y: s[1]))
    case .size: .size(CGSize(width: s[0], height: s[1]))
    case .rect: .rect(CGRect(x: s[0], y: s[1], width: s[2], height: s[3]))
    case .transform: .transform(CATransform3D(entries: s))
    case .color: .color(Self.color(s[...]))
    case .colors(let list): .colors(list.indices.map { Self.color(s[($0 * 4)..<($0 * 4 + 4)]) })
    case .numbers: .numbers(s)
    case .flag, .path, .contents: self
    }
  }

  /// How far apart two values are, for even pace: the root of the summed squares.
  func distance(to other: AnimatableValue) -> Double {
    guard let a = scalars, let b = other.scalars, a.count == b.count else { return 0 }
    return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }

  private func combining(_ other: AnimatableValue, _ operation: (Double, Double) -> Double)
    -> AnimatableValue
  {
    guard kind == other.kind, let a = scalars, let b = other.scalars, a.count == b.count
    else { return other }
    return with(zip(a, b).map(operation))
  }

  private static func mix(_ a: Double, _ b: Double, _ t: Double) -> Double {
    // The ends are met exactly.
    t == 0 ? a : t == 1 ? b : a + (b - a) * t
  }

  /// Colours are mixed in sRGB, not premultiplied; no colour is the other one let through.
  private static func mix(_ a: CGColor?, _ b: CGColor?, _ t: Double) -> CGColor? {
    guard t != 0 else { return a }
    guard t != 1 else { return b }
    guard let first = a ?? b?.copy(alpha: 0), let last = b ?? a?.copy(alpha: 0) else { return nil }
    return color(zip(scalars(first), scalars(last)).map { mix($0, $1, t) }[...])
  }

  private static func scalars(_ color: CGColor?) -> [Double] {
    guard let rgba = color?.rgba else { return [0, 0, 0, 0] }
    return [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }

  private static func color(_ s: ArraySlice<Double>) -> CGColor {
    let unit = s.map { min(max($0, 0), 1) }
    return CGColor(srgbRed: unit[0], green: unit[1], blue: unit[2], alpha: unit[3])
  }
}
