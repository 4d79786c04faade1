public import Foundation

/// Transforms in an object, as lists of keyframes often have them.
nonisolated extension NSValue {
  // Foundation on Linux wraps arrays of numbers, but no structures.
  private static let transformType = "[16d]"

  /// Wraps a transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    var entries = transform.entries
    self.init(bytes: &entries, objCType: Self.transformType)
  }

  /// The transform that was wrapped; the identity where something else was.
  public var caTransform3DValue: CATransform3D { wrappedTransform ?? CATransform3DIdentity }

  /// The transform that was wrapped; nil where something else was.
  var wrappedTransform: CATransform3D? {
    guard String(cString: objCType) == Self.transformType else { return nil }
    var entries = [Double](repeating: 0, count: 16)
    getValue(&entries)
    return CATransform3D(entries: entries)
  }
}
