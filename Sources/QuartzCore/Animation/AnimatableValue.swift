internal import Foundation

/// A value of a property that can be animated.
nonisolated package enum AnimatableValue: Equatable, Sendable {
  case number(CGFloat)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case contents(LayerContents?)
  case colors([CGColor])
  case numbers([Double])

  /// What kinds of value there are.
  enum Kind {
    case number, flag, point, size, rect, transform, color, path, contents, colors, numbers
  }

  var kind: Kind {
    switch self {
    case .number: .number
    case .flag: .flag
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    case .color: .color
    case .path: .path
    case .contents: .contents
    case .colors: .colors
    case .numbers: .numbers
    }
  }

  /// The value of a kind that a caller's object stands for; nil where it stands for none.
  init?(_ object: Any?, kind: Kind) {
    let object = object is NSNull ? nil : object
    switch kind {
    case .number:
      guard let number = Self.number(object) else { return nil }
      self = .number(number)
    case .flag:
      guard let number = Self.number(object) else { return nil }
      self = .flag(number != 0)
    case .point:
      guard let point = object as? CGPoint else { return nil }
      self = .point(point)
    case .size:
      switch object {
      case let size as CGSize: self = .size(size)
      case let vector as CGVector: self = .size(CGSize(width: vector.dx, height: vector.dy))
      default: return nil
      }
    case .rect:
      guard let rect = object as? CGRect else { return nil }
      self = .rect(rect)
    case .transform:
      switch object {
      case let transform as CATransform3D: self = .transform(transform)
      case let value as NSValue where value.wrappedTransform != nil:
        self = .transform(value.caTransform3DValue)
      case let affine as CGAffineTransform:
        self = .transform(CATransform3DMakeAffineTransform(affine))
      default: return nil
      }
    case .color:
      guard object == nil || object is CGColor else { return nil }
      self = .color(object as? CGColor)
    case .path:
      guard object == nil || object is CGPath else { return nil }
      self = .path((object as? CGPath)?.copy())
    case .contents:
      let contents = LayerContents(object: object)
      guard object == nil || contents != nil else { return nil }
      self = .contents(contents)
    case .colors:
      guard let list = object as? [Any] else { return nil }
      self = .colors(list.compactMap { $0 as? CGColor })
    case .numbers:
      guard let list = object as? [Any] else { return nil }
      self = .numbers(list.compactMap { Self.number($0).map(Double.init) })
    }
  }

  /// The value as a caller gets it. Numbers come as `CGFloat`, flags as `Bool`.
  ///
  /// DIFFERENCE: Apple gives `NSNumber`, which casts to every type of number; Linux's doesn't.
  var object: Any? {
    switch self {
    case .number(let value): return value
    case .flag(let value): return value
    case .point(let value): return value
    case .size(let value): return value
    case .rect(let value): return value
    case .transform(let value): return value
    case .color(let value): return value
    case .path(let value): return value
    case .contents(let value): return value?.object
    case .colors(let value): return value
    case .numbers(let value): return value
    }
  }

  /// A number of any type that Swift or Foundation has for it.
  static func number(_ object: Any?) -> CGFloat? {
    switch object {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as any BinaryInteger: CGFloat(value)
    default: nil
    }
  }
}
