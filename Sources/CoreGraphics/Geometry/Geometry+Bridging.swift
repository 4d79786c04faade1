public import Foundation

// On Apple's systems a cast takes a structure out of an `NSValue` and wraps it again, as in
// `note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect`. Foundation on Linux does
// that for numbers and strings only; these conformances add the geometry.

/// A structure that goes into an `NSValue` and out of it by a cast.
public protocol ValueBridgeable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// What the type code of a wrapped value begins with.
  static var typeCode: String { get }
  /// All zeros.
  static var zero: Self { get }
  /// Takes the structure out of a value that is known to hold one.
  init(unwrapping value: NSValue)
}

extension ValueBridgeable {
  /// Takes the structure out; traps where `source` holds something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    precondition(
      _conditionallyBridgeFromObjectiveC(source, result: &result),
      "The value holds a \(String(cString: source.objCType)) and no \(Self.self).")
  }

  /// Takes the structure out if `source` holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    let fits = String(cString: source.objCType).hasPrefix(typeCode)
    result = fits ? Self(unwrapping: source) : nil
    return fits
  }

  /// Takes the structure out; nil is a structure of zeros.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.map(Self.init(unwrapping:)) ?? zero
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, ValueBridgeable {
  /// What the type code of a wrapped value begins with.
  public static var typeCode: String { "{CGRect=" }
  /// Takes the structure out of a value that is known to hold one.
  public init(unwrapping value: NSValue) { self = value.rectValue }
  /// Wraps the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, ValueBridgeable {
  /// What the type code of a wrapped value begins with.
  public static var typeCode: String { "{CGPoint=" }
  /// Takes the structure out of a value that is known to hold one.
  public init(unwrapping value: NSValue) { self = value.pointValue }
  /// Wraps the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, ValueBridgeable {
  /// What the type code of a wrapped value begins with.
  public static var typeCode: String { "{CGSize=" }
  /// Takes the structure out of a value that is known to hold one.
  public init(unwrapping value: NSValue) { self = value.sizeValue }
  /// Wraps the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
}
