public import Foundation

/// A colour with alpha, which never changes.
///
/// Components are not premultiplied.
public final class CGColor: Sendable {
  /// The space that the components are read in.
  public let colorSpace: CGColorSpace?
  /// The components in the order of the space, alpha last.
  private let values: [CGFloat]
  /// The colour in sRGB, as drawing needs it, each part in 0…1.
  package let rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Makes a colour; nil unless there is one component for each of the space and one for alpha.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = colorSpace.numberOfComponents + 1
    self.init(
      space: colorSpace, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Makes a colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Makes a colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Makes a colour in any space.
  ///
  /// Components outside 0…1 are clamped unless the space is an extended one; NaN counts as 0.
  init(space: CGColorSpace, values: [CGFloat]) {
    var values = values
    for index in values.indices {
      let value = values[index].isNaN ? 0 : values[index]
      let isFree = space.kind == .extendedSRGB && index < values.count - 1
      values[index] = isFree ? value : min(max(value, 0), 1)
    }
    self.values = values
    colorSpace = space
    rgba = space.sRGB(values)
  }

  /// White, in the space of greys.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black, in the space of greys.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Black with no alpha.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components in the order of the colour space, alpha last.
  public var components: [CGFloat]? { values }

  /// The count of components, alpha included.
  public var numberOfComponents: Int { values.count }

  /// From 0, not seen, to 1.
  public var alpha: CGFloat { rgba.alpha }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .standard, values: values.dropLast() + [alpha])
  }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The colour in another space, clamped to what that space can say; nil where a colour with
  /// hues is asked for in the space of greys.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard let own = colorSpace, own != space else { return self }
    guard let values = space.components(of: own.unclampedSRGB(values)) else { return nil }
    return CGColor(space: space, values: values + [alpha])
  }
}

extension CGColor: Hashable {
  /// True for the same components in the same space.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.values == right.values && left.colorSpace == right.colorSpace)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: CustomStringConvertible {
  /// The colour as `rgba(r, g, b, a)` in sRGB with three places.
  public var description: String {
    func text(_ value: CGFloat) -> String { String(format: "%.3f", Double(value)) }
    return
      "rgba(\(text(rgba.red)), \(text(rgba.green)), \(text(rgba.blue)), \(text(rgba.alpha)))"
  }
}

/// How colours that a space lacks are replaced; all are clamped here.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// What the space calls for.
  case defaultIntent = 0
  /// Keep the colours that are there.
  case absoluteColorimetric
  /// Keep the colours against white.
  case relativeColorimetric
  /// Keep the relations of colours.
  case perceptual
  /// Keep saturation.
  case saturation
}
